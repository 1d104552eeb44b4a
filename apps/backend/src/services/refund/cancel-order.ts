import { isCancellable, type OrderItem } from '@ironcart/core/order';
import type { Result } from '@ironcart/core/result';
import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { returnEntitlements } from '../checkout/entitlement-ledger.ts';
import { returnFiveForFive } from '../checkout/five-for-five-ledger.ts';
import type { Change } from '../checkout/order.transactor.ts';
import { returnPromotions } from '../checkout/promotion-ledger.ts';
import { returnStock } from '../checkout/stock.ts';
import { cancelRegistrations, readTicketProducts } from '../event/cancel-registrations.ts';
import { isSoldGiftCardUsed, voidSoldGiftCards } from './void-sold-gift-cards.ts';
import { writeRefunds } from './write-refunds.ts';

/**
 * Why an order was not cancelled. `too_late`: it is packed, was delivered immediately, is being returned, was never
 * accepted, or a gift card of it is spent.
 */
export interface CancelIssue {
  readonly code: 'no_order' | 'too_late';
}

type Cancelled = Result<{ readonly at: Date }, CancelIssue>;

/** The order to cancel, and the time and cause. */
export interface Cancellation extends Change {
  readonly orderId: string;
  /** Staff can also cancel event tickets, which the shopper cannot. */
  readonly isByStaff: boolean;
  /** Creates a UUID for each call. */
  readonly randomId: () => string;
}

/** Locks an order and reads the data that decides whether it can be cancelled. */
const readLocked = async (transaction: Transaction, orderId: string) => {
  await sql`select from orders where order_id = ${orderId} for update`.execute(transaction);
  const order = await transaction
    .selectFrom('orders')
    .select(['status', 'packed_at', 'cancelled_at'])
    .select((select) => [
      select
        .exists(
          select.selectFrom('return_authorizations').select('rma_number').whereRef('order_id', '=', 'orders.order_id'),
        )
        .as('has_returns'),
      // Whether the capture's result is unknown.
      select
        .exists(
          select
            .selectFrom('extra_payments')
            .innerJoin(
              'extra_payment_attempts as attempt',
              'attempt.extra_payment_id',
              'extra_payments.extra_payment_id',
            )
            .select('payment_key')
            .whereRef('extra_payments.order_id', '=', 'orders.order_id')
            .where('attempt.status', 'in', ['new', 'payment_pending']),
        )
        .as('is_being_paid'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!order) return undefined;
  const lines = await transaction.selectFrom('order_items').select('line').where('order_id', '=', orderId).execute();
  // The column contains the validated item.
  return { ...order, items: lines.map(({ line }) => line as unknown as OrderItem) };
};

const write = async (
  transaction: Transaction,
  { orderId, isByStaff, now, cause, randomId }: Cancellation,
): Promise<Cancelled> => {
  const order = await readLocked(transaction, orderId);
  if (!order) return { ok: false, issues: [{ code: 'no_order' }] };
  if (order.cancelled_at) return { ok: true, value: { at: order.cancelled_at } };
  const { status, items, packed_at } = order;
  const hasReturns = order.has_returns === true;
  const progress = { status, items, packedAt: packed_at?.toISOString(), cancelledAt: undefined, hasReturns };
  const tickets = await readTicketProducts(transaction, isByStaff ? items.map(({ productId }) => productId) : []);
  const revocable = new Set(items.filter(({ productId }) => tickets.has(productId)));
  const isFixed = order.is_being_paid === true || (await isSoldGiftCardUsed(transaction, orderId));
  if (isFixed || !isCancellable(progress, revocable)) return { ok: false, issues: [{ code: 'too_late' }] };
  await transaction
    .updateTable('orders')
    .set({ cancelled_at: now, cancelled_by: cause, updated_at: now })
    .where('order_id', '=', orderId)
    .execute();
  // In the order of row locks: promotions, stock, gift cards, earned discounts, offer.
  await returnPromotions(transaction, orderId, now);
  await returnStock(transaction, orderId, now);
  await writeRefunds(transaction, { orderId, now, randomId });
  await voidSoldGiftCards(transaction, orderId, now);
  await returnEntitlements(transaction, orderId, now);
  await returnFiveForFive(transaction, orderId, now);
  await cancelRegistrations(transaction, orderId, now);
  return { ok: true, value: { at: now } };
};

/**
 * Cancels an accepted order completely, once: releases what it took, and schedules its refund. Its status is unchanged;
 * afterwards, packages and returns of it are refused.
 */
export const cancelOrder = (db: Database, cancellation: Cancellation): Promise<Cancelled> =>
  inTransaction(db, (transaction) => write(transaction, cancellation));
