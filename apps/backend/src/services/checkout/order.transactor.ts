import { orderToWire, type PlaceableOrder } from '@ironcart/api/codec';
import type { Currency } from '@ironcart/core';
import { amountToColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import { inTransaction, violates } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { Session } from '../session/session-store.ts';
import { refundGiftCards, spendGiftCards } from './gift-card-ledger.ts';
import { findLiveOrder } from './order.reader.ts';
import { returnStock, stockDemandOf, takeStock } from './stock.ts';
import type { VerifiedOrder } from './verify-order.ts';

export interface NewOrder {
  readonly orderId: string;
  readonly paymentKey: string;
  readonly session: Session;
  readonly currency: Currency;
  readonly groupId: number;
  readonly placed: PlaceableOrder;
  readonly verified: VerifiedOrder;
  /** The list's revision that was verified. */
  readonly listRevision: number;
  readonly now: Date;
  /** Until then the order is this process's business. */
  readonly leasedUntil: Date;
}

export type CreationRefusal = Refusal<
  'order_already_published' | 'inventory_error' | 'giftcard_balance_error' | 'wrong_product_price'
>;

/** Ends the transaction without its changes and carries why. */
class RolledBack extends Error {
  readonly refusal: CreationRefusal;
  constructor(refusal: CreationRefusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export const alreadyPublished = (orderId: string): Refusal<'order_already_published'> =>
  refuse('order_already_published', 'There is an order of this list', { orderId });

const documentOf = ({ orderId, placed, verified, now, session, groupId }: NewOrder): string => {
  const { transactionToken: _token, browserInfo: _browser, transactionId: _id, ...payment } = placed.payment;
  const {
    orderId: _orderId,
    status: _status,
    createdAt: _createdAt,
    ...document
  } = orderToWire({
    ...placed,
    orderId,
    status: 'new',
    createdAt: now.toISOString(),
    items: verified.items,
    shipping: verified.shipping,
    totals: verified.totals,
    payment: { ...payment, amount: verified.paymentAmount },
    customer: { email: placed.customer.email, customerId: session.customerId, groupId },
  });
  return JSON.stringify(document);
};

const rowOf = (order: NewOrder) => {
  const { totals, paymentAmount } = order.verified;
  return {
    order_id: order.orderId,
    store_id: order.placed.storeId,
    list_id: order.placed.listId,
    session_id: order.session.sessionId,
    customer_id: order.session.customerId ?? null,
    failure: null,
    currency: order.currency,
    subtotal: amountToColumn(totals.subtotal),
    discount: amountToColumn(totals.discount),
    shipping: amountToColumn(totals.shipping),
    tariff: amountToColumn(totals.tariff),
    item_tax: amountToColumn(totals.itemTax),
    shipping_tax: amountToColumn(totals.shippingTax),
    tax: amountToColumn(totals.tax),
    grand_total_excluding_tax: amountToColumn(totals.grandTotalExcludingTax),
    grand_total_including_tax: amountToColumn(totals.grandTotalIncludingTax),
    giftcards: amountToColumn(totals.giftcards),
    payment_amount: amountToColumn(paymentAmount),
    payment_key: order.paymentKey,
    payment_reference: null,
    document: documentOf(order),
    created_at: order.now,
    updated_at: order.now,
    placed_at: null,
    leased_until: order.leasedUntil,
    challenge_expires_at: null,
  };
};

/**
 * Writes a new order and takes its stock and gift cards, all or nothing. The unique index lets one live order per
 * list through (I1); rows are locked in one order everywhere: list, order, stock by SKU, gift cards by code.
 */
export const createOrder = async (db: Database, order: NewOrder): Promise<CreationRefusal | undefined> => {
  const { placed, verified, now } = order;
  try {
    return await inTransaction(db, async (transaction) => {
      const list = await transaction
        .selectFrom('lists')
        .select('revision')
        .where('list_id', '=', placed.listId)
        .forUpdate()
        .executeTakeFirst();
      const rival = await findLiveOrder(transaction, placed.storeId, placed.listId);
      if (rival) return alreadyPublished(rival.order_id);
      if (list?.revision !== order.listRevision) return refuse('wrong_product_price', 'The list has changed');

      await transaction.insertInto('orders').values(rowOf(order)).execute();
      await transaction
        .insertInto('order_items')
        .values(
          verified.items.map((item, position) => ({
            order_id: order.orderId,
            position,
            product_id: item.productId,
            sku: item.sku,
            qty: item.qty,
            price: amountToColumn(item.price),
            row_total: amountToColumn(item.rowTotal),
            line: JSON.stringify(item),
          })),
        )
        .execute();
      const missing = await takeStock(transaction, order.orderId, stockDemandOf(verified.items));
      if (missing.length > 0) {
        throw new RolledBack(refuse('inventory_error', `Out of stock: ${missing.join(', ')}`, { skus: missing }));
      }
      if (!(await spendGiftCards(transaction, order.orderId, placed.giftcards, now))) {
        throw new RolledBack(refuse('giftcard_balance_error', 'A gift card holds less than the order takes from it'));
      }
      return undefined;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    if (!violates(error, 'orders_one_per_list')) throw error;
    const rival = await findLiveOrder(db, placed.storeId, placed.listId);
    return alreadyPublished(rival?.order_id ?? '');
  }
};

const undecided = ['new', 'payment_pending'] as const;

/** Publishes an order that is paid, and puts its list away. @returns whether the order was still undecided */
export const publishOrder = (
  db: Database,
  orderId: string,
  { paymentReference, now }: { readonly paymentReference: string | null; readonly now: Date },
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const published = await transaction
      .updateTable('orders')
      .set({ status: 'published', payment_reference: paymentReference, placed_at: now, updated_at: now })
      .where('order_id', '=', orderId)
      .where('status', 'in', undecided)
      .returning('list_id')
      .executeTakeFirst();
    if (!published) return false;
    await transaction.updateTable('lists').set({ is_active: false }).where('list_id', '=', published.list_id).execute();
    return true;
  });

/** Notes that the bank waits for the shopper. */
export const awaitChallenge = async (
  db: Database,
  orderId: string,
  change: { readonly paymentReference: string; readonly expiresAt: Date; readonly now: Date },
): Promise<void> => {
  await db
    .updateTable('orders')
    .set({
      status: 'payment_pending',
      payment_reference: change.paymentReference,
      challenge_expires_at: change.expiresAt,
      updated_at: change.now,
    })
    .where('order_id', '=', orderId)
    .where('status', '=', 'new')
    .execute();
};

/**
 * Gives an order up: its stock and gift cards go back.
 * @param failure the specification's code: payment_error or three_ds
 * @param isVoidDue whether the provider may hold money and has to be told
 * @returns whether the order was still undecided
 */
export const failOrder = (
  db: Database,
  orderId: string,
  { failure, isVoidDue, now }: { readonly failure: string; readonly isVoidDue: boolean; readonly now: Date },
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('orders')
      .set({ status: 'payment_error', failure, void_due: isVoidDue, updated_at: now })
      .where('order_id', '=', orderId)
      .where('status', 'in', undecided)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await returnStock(transaction, orderId, now);
    await refundGiftCards(transaction, orderId, now);
    return true;
  });
