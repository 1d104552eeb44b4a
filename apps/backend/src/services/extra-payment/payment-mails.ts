import { formatMoney } from '@ironcart/core/money';
import { sql } from 'kysely';
import { amountFromColumn } from '../../db/amount.ts';
import { inTransactions, type Transaction } from '../../db/transaction.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import { orderMail } from '../order-mail.ts';
import type { MailJobContext } from '../service-context.ts';
import { paymentLinkOf } from './payment-link.ts';

interface UntoldPayment {
  readonly extra_payment_id: string;
  readonly order_id: string;
  readonly store_id: number;
  readonly amount: string;
  readonly reason: string;
  readonly document: unknown;
}

const takeUntold = async (transaction: Transaction): Promise<UntoldPayment | undefined> => {
  const { rows } = await sql<UntoldPayment>`
    select extra_payment_id, order_id, store_id, amount::text, reason, document
    from extra_payments join orders using (order_id)
    where told_at is null
    order by extra_payments.created_at limit 1 for update of extra_payments skip locked`.execute(transaction);
  return rows[0];
};

/** Writes the mail of one requested extra payment; false if none is pending. */
const tellOne = async (
  transaction: Transaction,
  { db, now, randomId, sites, publicUrl }: MailJobContext,
): Promise<boolean> => {
  const asked = await takeUntold(transaction);
  if (!asked) return false;
  const { extra_payment_id: id, order_id: orderId, store_id: storeId, reason } = asked;
  const site = sites.byStoreId(storeId);
  const amount = formatMoney(amountFromColumn(asked.amount), site.currency, site.locale);
  const lead = `${amount} more is to be paid for your order ${orderId}: ${reason}`;
  const url = await paymentLinkOf(db, { publicUrl, site, id });
  await putIntoOutbox(transaction, {
    mailId: randomId(),
    ...orderMail(asked.document, {
      subject: `A payment for your order ${orderId}`,
      paragraphs: [lead],
      link: { url, label: `Pay ${amount}` },
    }),
    at: now(),
  });
  await transaction.updateTable('extra_payments').set({ told_at: now() }).where('extra_payment_id', '=', id).execute();
  return true;
};

/** Writes the mails of all requested extra payments, each once. Several processes may run it concurrently. */
export const tellOfPayments = async (context: MailJobContext): Promise<void> => {
  await inTransactions(context.db, (transaction) => tellOne(transaction, context));
};
