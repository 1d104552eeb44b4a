import { toDecimalText } from '@ironcart/core/money';
import type { ExtraPayment, PaymentMethod } from '@ironcart/core/payment';
import { pathOnSite } from '@ironcart/core/routing';
import { paymentHref } from '../../after-order/order-care-paths.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

type Place = Pick<RequestContext, 'site' | 'siteOrigin'>;

/** An absolute URL: a relative one would be a page of the site. */
const pageAt = ({ siteOrigin }: Place, path: string, query?: Readonly<Record<string, string>>): string =>
  `${siteOrigin}${path}${query === undefined ? '' : `?${new URLSearchParams(query)}`}`;

const returnPathOf = ({ _id }: ExtraPayment, { site }: Place): string => pathOnSite(paymentHref(_id), site);

/** The provider's page of a redirect method for a started payment. */
export const redirectPage = (
  place: Place,
  method: PaymentMethod,
  { provider, transactionId }: { readonly provider: string | undefined; readonly transactionId: string },
): string => {
  const leader = method.own && method.own.paymentType !== 'adyen' ? method.own.paymentType : provider;
  const page = encodeURIComponent(transactionId);
  return leader === undefined || leader === 'sandbox'
    ? pageAt(place, `/sandbox-pay/redirect/${page}`)
    : pageAt(place, `/provider/${leader}/redirect/${page}`);
};

/**
 * The page to approve the amount with PayPal.
 * @param hasAccount whether the store has a PayPal account; otherwise the page is the sandbox's
 */
export const approvalPage = (place: Place, payment: ExtraPayment, hasAccount: boolean): string =>
  pageAt(place, hasAccount ? '/provider/paypal/approval' : '/sandbox-pay/hosted-wallet', {
    returnTo: returnPathOf(payment, place),
    amount: toDecimalText(payment.amount),
    currency: payment.currency,
  });

/** The sandbox's card page, for a page without scripts. */
export const cardPage = (place: Place, payment: ExtraPayment): string =>
  pageAt(place, '/sandbox-pay/hosted-card', { returnTo: returnPathOf(payment, place), asks: 'card' });

/** The bank's challenge page, for a page without scripts. */
export const challengePage = (place: Place, transactionId: string): string =>
  pageAt(place, `/sandbox-pay/challenge/${encodeURIComponent(transactionId)}`);
