import type { WireOrder } from '@ironcart/api/contract';
import { formatMoney } from '@ironcart/core/money';
import type { Sites } from '@ironcart/core/site';
import { sql } from 'kysely';
import { amountFromColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import { mailPage } from '../../providers/mail/mail-page.ts';
import { paymentLinkOf } from './payment-link.ts';

export interface PaymentMailContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly randomId: () => string;
  readonly sites: Sites;
  /** The store's public URL, without a trailing slash. */
  readonly publicUrl: string;
}

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
  { db, now, randomId, sites, publicUrl }: PaymentMailContext,
): Promise<boolean> => {
  const asked = await takeUntold(transaction);
  if (!asked) return false;
  const { extra_payment_id: id, order_id: orderId, store_id: storeId, reason } = asked;
  const site = sites.byStoreId(storeId);
  // The document is the wire's order as it was accepted.
  const { customer, billingAddress } = asked.document as Pick<WireOrder, 'customer' | 'billingAddress'>;
  const amount = formatMoney(amountFromColumn(asked.amount), site.currency, site.locale);
  const greeting = `Hello ${billingAddress?.firstname ?? ''}`.trim();
  const lead = `${amount} more is to be paid for your order ${orderId}: ${reason}`;
  const url = await paymentLinkOf(db, { publicUrl, site, id });
  const label = `Pay ${amount}`;
  await putIntoOutbox(transaction, {
    mailId: randomId(),
    recipient: customer.email,
    subject: `A payment for your order ${orderId}`,
    body: `${[`${greeting},`, lead, `${label}: ${url}`].join('\n\n')}\n`,
    html: mailPage([`<p>${escapeHtml(greeting)},</p><p>${escapeHtml(lead)}</p>`], { url, label }),
    at: now(),
  });
  await transaction.updateTable('extra_payments').set({ told_at: now() }).where('extra_payment_id', '=', id).execute();
  return true;
};

/** Writes the mails of all requested extra payments, each once. Several processes may run it concurrently. */
export const tellOfPayments = async (context: PaymentMailContext): Promise<void> => {
  let goesOn = true;
  while (goesOn) goesOn = await inTransaction(context.db, (transaction) => tellOne(transaction, context));
};
