import { type Money, money } from '@ironcart/core/money';
import { sql } from 'kysely';
import { amountFromColumn, amountToColumn } from '../../db/amount.ts';
import type { Transaction } from '../../db/transaction.ts';
import { refundGiftCards } from '../checkout/gift-card-ledger.ts';

/** A payment of an order, and its amount not refunded yet. */
interface Tender {
  /** null: the order's gift cards. */
  readonly paymentKey: string | null;
  readonly left: Money;
}

/** The order's payment, then its paid extra payments, then its gift cards. */
const readTenders = async (transaction: Transaction, orderId: string): Promise<readonly Tender[]> => {
  const { rows } = await sql<{ readonly payment_key: string | null; readonly left_over: string }>`
    with tenders as (
      select payment_key, payment_amount as taken, 1 as rank, created_at from orders where order_id = ${orderId}
      union all
      select attempts.payment_key, extra.amount, 2, extra.created_at
      from extra_payments extra join extra_payment_attempts attempts using (extra_payment_id)
      where extra.order_id = ${orderId} and attempts.status = 'payment_complete'
      union all
      select null, giftcards, 3, created_at from orders where order_id = ${orderId}
    ),
    given_back as (
      select payment_key, sum(amount) as amount from refunds where order_id = ${orderId} group by payment_key
    )
    select tenders.payment_key, (taken - coalesce(given_back.amount, 0))::text as left_over
    from tenders left join given_back on given_back.payment_key is not distinct from tenders.payment_key
    order by rank, tenders.created_at`.execute(transaction);
  return rows.map(({ payment_key, left_over }) => ({ paymentKey: payment_key, left: amountFromColumn(left_over) }));
};

/** A refund to write, under a lock on the order. */
export interface NewRefund {
  readonly orderId: string;
  /** Omitted for a cancelled order. */
  readonly rmaNumber?: string | undefined;
  /** Default: everything not refunded yet. */
  readonly amount?: Money | undefined;
  readonly now: Date;
  /** Creates a UUID for each call. */
  readonly randomId: () => string;
}

/** The amount of an order that can still be refunded: never more than was paid. */
export const readRefundable = async (transaction: Transaction, orderId: string): Promise<Money> =>
  money((await readTenders(transaction, orderId)).reduce((sum, { left }) => sum + left, 0));

/**
 * Refunds an amount to the original payments: records what `payRefunds` has to pay, and refunds gift cards immediately.
 * @returns the refunded amount, which is less than requested if less is left
 */
export const writeRefunds = async (transaction: Transaction, refund: NewRefund): Promise<Money> => {
  const { orderId, rmaNumber = null, amount, now, randomId } = refund;
  let wanted: number = amount ?? Number.MAX_SAFE_INTEGER;
  let given = 0;
  for (const { paymentKey, left } of await readTenders(transaction, orderId)) {
    const part = money(Math.min(left, wanted));
    if (part <= 0) continue;
    wanted -= part;
    given += part;
    if (paymentKey === null) await refundGiftCards(transaction, orderId, now, part);
    await transaction
      .insertInto('refunds')
      .values({
        refund_id: randomId(),
        order_id: orderId,
        rma_number: rmaNumber,
        payment_key: paymentKey,
        amount: amountToColumn(part),
        status: paymentKey === null ? 'paid' : 'due',
        created_at: now,
        settled_at: paymentKey === null ? now : null,
        next_try_at: now,
      })
      .execute();
  }
  return money(given);
};
