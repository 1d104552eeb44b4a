import { randomBytes } from 'node:crypto';
import type { Money } from '@ironcart/core/money';
import { sql } from 'kysely';
import { amountToColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import type { Transaction } from '../../db/transaction.ts';
import { extraPaymentIdOf } from '../checkout/order-id.ts';

/**
 * Requests an additional payment for a placed order, in the order's currency.
 * @param amount in minor units, above 0
 * @param reason displayed to the shopper
 * @param isToldElsewhere whether another mail notifies the shopper, instead of the usual one for extra payments
 * @returns the extra payment's id; undefined if the order is unknown or was never accepted
 */
export const requestExtraPayment = async (
  db: Database | Transaction,
  {
    orderId,
    amount,
    reason,
    now,
    isToldElsewhere = false,
  }: {
    readonly orderId: string;
    readonly amount: Money;
    readonly reason: string;
    readonly now: Date;
    readonly isToldElsewhere?: boolean;
  },
): Promise<string | undefined> => {
  const { rows } = await sql<{ readonly id: string }>`
    insert into extra_payments (extra_payment_id, order_id, amount, currency, reason, created_at, told_at)
    select ${extraPaymentIdOf(randomBytes(12))}, order_id, ${amountToColumn(amount)}::numeric, currency, ${reason}, ${now}::timestamptz,
      ${isToldElsewhere ? now : null}::timestamptz
    from orders where order_id = ${orderId} and status in ('published', 'payment_complete') and cancelled_at is null
    returning extra_payment_id as id`.execute(db);
  return rows[0]?.id;
};
