import { sql } from 'kysely';
import { inTransactions, type Transaction } from '../../db/transaction.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import { withdrawExtraPayment } from '../extra-payment/withdraw-extra-payment.ts';
import type { MailJobContext } from '../service-context.ts';
import type { OpenPayment } from './open-payment.ts';
import { graceMs } from './payment-terms.ts';
import { askMail, endedMail, receiptMail } from './subscription-mails.ts';

/** Takes an open payment that was paid, is obsolete, is overdue, or could not be charged. */
const takeOpen = async (transaction: Transaction, now: Date): Promise<OpenPayment | undefined> => {
  const latest = new Date(now.getTime() - graceMs);
  const { rows } = await sql<OpenPayment>`
    select payments.extra_payment_id, payments.order_id, payments.product_id, store_id, customer_id, email, document,
      extra.amount::text as amount, reason, period_start, payments.period_end,
      live.card_brand, live.card_last4, coalesce(live.status = 'payment_complete', false) as is_paid, is_over,
      exists (select from extra_payment_attempts failed
        where failed.extra_payment_id = payments.extra_payment_id and failed.status = 'payment_error') as was_refused
    from subscription_payments payments
      join subscriptions using (order_id, product_id)
      join extra_payments extra using (extra_payment_id)
      join orders on orders.order_id = payments.order_id
      left join customers using (customer_id)
      left join extra_payment_attempts live
        on live.extra_payment_id = payments.extra_payment_id and live.status <> 'payment_error'
      cross join lateral (select ended_at is not null or cancelled_at is not null or exists (
        select from program_cancellations cancellation
        where cancellation.order_id = payments.order_id and cancellation.product_id = payments.product_id
      ) as is_over) as subscription
    where settled_at is null and (
      live.status = 'payment_complete'
      or (live.status is null and (is_over or period_start <= ${latest} or (tried_at is not null and asked_at is null)))
    )
    order by period_start limit 1 for update of payments skip locked`.execute(transaction);
  return rows[0];
};

const settle = async (transaction: Transaction, extraPaymentId: string, now: Date): Promise<void> => {
  await transaction
    .updateTable('subscription_payments')
    .set({ settled_at: now })
    .where('extra_payment_id', '=', extraPaymentId)
    .execute();
};

/**
 * Withdraws an unpaid payment: its period was not paid, so the subscription ended at the start of the period.
 * @returns false if a payment has been started meanwhile
 */
const withdraw = async (transaction: Transaction, open: OpenPayment, now: Date): Promise<boolean> => {
  const { extra_payment_id: extraPaymentId, order_id, product_id, period_start } = open;
  if (!(await withdrawExtraPayment(transaction, extraPaymentId, now))) return false;
  await settle(transaction, extraPaymentId, now);
  await sql`update subscriptions set period_end = ${period_start}, ended_at = coalesce(ended_at, ${now})
    where order_id = ${order_id} and product_id = ${product_id}`.execute(transaction);
  await sql`update program_cancellations set ends_at = least(ends_at, ${period_start})
    where order_id = ${order_id} and product_id = ${product_id}`.execute(transaction);
  return true;
};

/** Handles one open payment; false if none requires an action. */
const settleOne = async (transaction: Transaction, context: MailJobContext): Promise<boolean> => {
  const now = context.now();
  const open = await takeOpen(transaction, now);
  if (!open) return false;
  const tell = async (mail: ReturnType<typeof receiptMail>) =>
    putIntoOutbox(transaction, { mailId: context.randomId(), ...mail, at: now });
  if (open.is_paid) {
    await settle(transaction, open.extra_payment_id, now);
    await tell(receiptMail(open, context));
    return true;
  }
  const isLate = now.getTime() - open.period_start.getTime() >= graceMs;
  if (open.is_over || isLate) {
    const isWithdrawn = await withdraw(transaction, open, now);
    if (isWithdrawn && !open.is_over) await tell(endedMail(open, context));
    return true;
  }
  await tell(await askMail(open, context));
  await transaction
    .updateTable('subscription_payments')
    .set({ asked_at: now })
    .where('extra_payment_id', '=', open.extra_payment_id)
    .execute();
  return true;
};

/**
 * Handles the open payments of subscriptions: sends a receipt for a paid one, a mail with a link for one that could not
 * be charged, and ends the subscription if it is not paid in time. Several processes may run it concurrently.
 */
export const settlePayments = async (context: MailJobContext): Promise<void> => {
  await inTransactions(context.db, (transaction) => settleOne(transaction, context));
};
