import { sql } from 'kysely';
import type { Transaction } from '../../db/transaction.ts';

/**
 * Withdraws an extra payment, so that it can no longer be paid, unless it was paid or is being paid.
 * @returns whether it is withdrawn
 */
export const withdrawExtraPayment = async (
  transaction: Transaction,
  extraPaymentId: string,
  now: Date,
): Promise<boolean> => {
  // A starting payment shares this lock until its attempt is written, so that the next statement sees it.
  await sql`select from extra_payments where extra_payment_id = ${extraPaymentId} for update`.execute(transaction);
  const { rows } = await sql`
    update extra_payments set withdrawn_at = coalesce(withdrawn_at, ${now})
    where extra_payment_id = ${extraPaymentId} and not exists (select from extra_payment_attempts live
      where live.extra_payment_id = extra_payments.extra_payment_id and live.status <> 'payment_error')
    returning extra_payment_id`.execute(transaction);
  return rows.length === 1;
};
