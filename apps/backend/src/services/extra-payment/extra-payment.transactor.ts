import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import { violates } from '../../db/transaction.ts';
import type { Payment } from '../../providers/payment/payment.ts';
import type { Change } from '../checkout/order.transactor.ts';
import type { PaymentFailure, Release } from '../checkout/settle-payment.ts';

/**
 * Starts a payment attempt.
 * @returns false if another attempt is active, or the order was cancelled or the payment withdrawn in the meantime
 */
export const beginAttempt = async (
  db: Database,
  attempt: {
    readonly paymentKey: string;
    readonly extraPaymentId: string;
    readonly paymentMeans: string;
    readonly leasedUntil: Date;
  } & Change,
): Promise<boolean> => {
  try {
    // A cancellation locks the order, and a withdrawal the payment, so that one of the transactions sees the other's
    // result.
    const { rows } = await sql`
      insert into extra_payment_attempts
        (payment_key, extra_payment_id, payment_means, created_at, updated_at, leased_until, changed_by)
      select ${attempt.paymentKey}::uuid, extra_payment_id, ${attempt.paymentMeans}, ${attempt.now}::timestamptz,
        ${attempt.now}::timestamptz, ${attempt.leasedUntil}::timestamptz, ${attempt.cause}
      from extra_payments join orders using (order_id)
      where extra_payment_id = ${attempt.extraPaymentId} and cancelled_at is null and withdrawn_at is null
      for share of orders, extra_payments
      returning payment_key`.execute(db);
    return rows.length === 1;
  } catch (error) {
    if (!violates(error, 'extra_payment_attempts_one')) throw error;
    return false;
  }
};

const changing = (db: Database, paymentKey: string, { now, cause }: Change) =>
  db
    .updateTable('extra_payment_attempts')
    .set({ updated_at: now, changed_by: cause })
    .where('payment_key', '=', paymentKey);

const undecided = ['new', 'payment_pending'] as const;

/** Records the capture. @returns whether the attempt was still undecided */
export const completeAttempt = async (
  db: Database,
  paymentKey: string,
  { paymentId, card }: Payment,
  change: Change,
): Promise<boolean> => {
  const { numUpdatedRows } = await changing(db, paymentKey, change)
    .set({
      status: 'payment_complete',
      payment_reference: paymentId,
      card_brand: card?.brand ?? null,
      card_last4: card?.last4 ?? null,
    })
    .where('status', 'in', undecided)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Records that the attempt waits for the bank's challenge. */
export const awaitAttempt = async (
  db: Database,
  paymentKey: string,
  { paymentId, expiresAt, ...change }: { readonly paymentId: string; readonly expiresAt: Date } & Change,
): Promise<void> => {
  await changing(db, paymentKey, change)
    .set({ status: 'payment_pending', payment_reference: paymentId, challenge_expires_at: expiresAt })
    .where('status', '=', 'new')
    .execute();
};

/** Fails an attempt and marks its payment for voiding. @returns whether it was still undecided */
export const failAttempt = async (
  db: Database,
  paymentKey: string,
  failure: PaymentFailure,
  change: Change,
): Promise<boolean> => {
  const { numUpdatedRows } = await changing(db, paymentKey, change)
    .set({ status: 'payment_error', failure, void_due: true })
    .where('status', 'in', undecided)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Records that a failed attempt's payment was released. */
export const noteAttemptReleased = async (
  db: Database,
  paymentKey: string,
  release: Release | undefined,
  change: Change,
): Promise<void> => {
  await changing(db, paymentKey, change)
    .set({ void_due: false, ...(release ? { payment_reference: release.paymentReference } : {}) })
    .where('status', '=', 'payment_error')
    .execute();
};
