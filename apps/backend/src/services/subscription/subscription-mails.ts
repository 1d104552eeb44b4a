import { formatMoney } from '@ironcart/core/money';
import { cardName } from '@ironcart/core/payment';
import { pathOnSite } from '@ironcart/core/routing';
import { dayAt, languageTagOf, type Site, type TimeZone } from '@ironcart/core/site';
import { amountFromColumn } from '../../db/amount.ts';
import type { Mail } from '../../providers/mail/mail-transport.ts';
import { paymentLinkOf } from '../extra-payment/payment-link.ts';
import { type OrderNews, orderMail } from '../order-mail.ts';
import type { MailJobContext } from '../service-context.ts';
import type { OpenPayment } from './open-payment.ts';
import { graceMs } from './payment-terms.ts';

type MailContext = Pick<MailJobContext, 'db' | 'sites' | 'publicUrl'>;

type SubscriptionMail = Omit<Mail, 'mailId'>;

/** A mail to the customer's current address, because a subscription may outlive the order's. */
const mailOf = ({ document, email }: OpenPayment, news: OrderNews): SubscriptionMail => {
  const mail = orderMail(document, news);
  return email === null ? mail : { ...mail, recipient: email };
};

const dayOn = ({ locale, timeZone }: Site, day: Date): string =>
  new Intl.DateTimeFormat(languageTagOf(locale), { dateStyle: 'long', timeZone }).format(day);

const factsOf = (open: OpenPayment, { sites, publicUrl }: MailContext) => {
  const site = sites.byStoreId(open.store_id);
  return {
    site,
    amount: formatMoney(amountFromColumn(open.amount), site.currency, site.locale),
    nextDay: dayOn(site, open.period_end),
    lastDay: dayOn(site, new Date(open.period_start.getTime() + graceMs)),
    link:
      open.customer_id === null
        ? { url: publicUrl + pathOnSite('/', site), label: 'Go to the store' }
        : { url: publicUrl + pathOnSite(`/account/programming/${open.product_id}`, site), label: 'Your subscription' },
  };
};

/** The receipt of a paid period. */
export const receiptMail = (open: OpenPayment, context: MailContext): SubscriptionMail => {
  const { amount, nextDay, link } = factsOf(open, context);
  const { card_brand: brand, card_last4: last4 } = open;
  const means = brand === null || last4 === null ? '' : ` with ${cardName({ brand, last4 })}`;
  return mailOf(open, {
    subject: `Paid: ${open.reason}`,
    paragraphs: [
      `${amount} was paid${means} for ${open.reason}. It belongs to your order ${open.order_id}.`,
      `The next payment is due on ${nextDay}, unless you cancel before.`,
    ],
    link,
  });
};

/** The mail that requests a payment that could not be charged. */
export const askMail = async (open: OpenPayment, context: MailContext): Promise<SubscriptionMail> => {
  const { amount, lastDay, site } = factsOf(open, context);
  const { publicUrl, db } = context;
  const lead = open.was_refused
    ? `Your card was refused for ${open.reason}: ${amount} is still to be paid.`
    : `${amount} is to be paid for ${open.reason}.`;
  return mailOf(open, {
    subject: `To be paid: ${open.reason}`,
    paragraphs: [
      lead,
      `Unless it is paid by ${lastDay}, the subscription ends, and nothing more is asked for. It belongs to your order ${open.order_id}.`,
    ],
    link: { url: await paymentLinkOf(db, { publicUrl, site, id: open.extra_payment_id }), label: `Pay ${amount}` },
  });
};

/** The mail that a subscription has ended because it was not paid. */
export const endedMail = (open: OpenPayment, context: MailContext): SubscriptionMail => {
  const { link } = factsOf(open, context);
  return mailOf(open, {
    subject: `Ended: ${open.reason}`,
    paragraphs: [
      `Nobody paid for ${open.reason}, so the subscription has ended. Nothing more is asked for.`,
      'You can subscribe again at any time.',
    ],
    link,
  });
};

export const cancelledSubject = 'Your subscription is cancelled';

/** The text of the mail about a cancelled subscription, after its greeting. */
export const cancelledText = ({
  name,
  orderId,
  endsAt,
  at,
  timeZone,
}: {
  readonly name: string;
  readonly orderId: string;
  readonly endsAt: Date;
  readonly at: Date;
  /** The zone of the site on which the subscription was bought. */
  readonly timeZone: TimeZone;
}): string => {
  const day = dayAt(endsAt.getTime(), timeZone);
  const end = endsAt > at ? `It goes on until ${day}, which is paid.` : `It ended on ${day}, until when it was paid.`;
  return `your subscription of ${name} (order ${orderId}) is cancelled. ${end} Nothing is taken
after that.`;
};
