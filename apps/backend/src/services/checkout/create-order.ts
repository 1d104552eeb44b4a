import { orderToWire, type PlaceableOrder } from '@ironcart/api/codec';
import type { Currency } from '@ironcart/core/money';
import { type RawBuilder, sql } from 'kysely';
import { amountToColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import { retryingConflicts, violates } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { Session } from '../session/session-store.ts';
import { redeemEntitlements } from './entitlement-ledger.ts';
import { redeemFiveForFive } from './five-for-five-ledger.ts';
import { spendGiftCards } from './gift-card-ledger.ts';
import { findLiveOrder } from './order.reader.ts';
import { type PlacementPart, refusedPlacementOf, refusingWith } from './placement-statement.ts';
import { takePromotions } from './promotion-ledger.ts';
import { type StockDemand, stockDemandOf, takeStock } from './stock.ts';
import type { VerifiedOrder } from './verify-order.ts';

export interface NewOrder {
  readonly orderId: string;
  readonly paymentKey: string;
  /** The means of payment, as returned by `paymentMeansOf`. */
  readonly paymentMeans: string;
  readonly session: Session;
  readonly currency: Currency;
  readonly groupId: number;
  readonly placed: PlaceableOrder;
  readonly verified: VerifiedOrder;
  /** The e-mail address whose five-for-five offer is redeemed, if the rates contain one. */
  readonly emailOfOffer: string;
  /** The list's revision that was verified. */
  readonly listRevision: number;
  readonly now: Date;
  /** Until then, only this process handles the order. */
  readonly leasedUntil: Date;
  /** The cause of the placement, for the audit trail. */
  readonly cause: string;
  /** The request's `Idempotency-Key`, which is linked to the order in the same statement. */
  readonly idempotencyKey?: string | undefined;
}

export type CreationRefusal = Refusal<
  'order_already_published' | 'inventory_error' | 'giftcard_balance_error' | 'wrong_product_price' | 'shipping_rate'
>;

export const alreadyPublished = (orderId: string): Refusal<'order_already_published'> =>
  refuse('order_already_published', 'There is an order of this list', { orderId });

const documentOf = ({ orderId, placed, verified, now, session, groupId }: NewOrder): string => {
  const {
    transactionToken: _token,
    browserInfo: _browser,
    transactionId: _id,
    // The provider's data is used for the paying card.
    cardBrand: _brand,
    cardLast4: _last4,
    ...payment
  } = placed.payment;
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
    giftcards: verified.giftcards,
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
    payment_means: order.paymentMeans,
    document: documentOf(order),
    created_at: order.now,
    updated_at: order.now,
    leased_until: order.leasedUntil,
    changed_by: order.cause,
  };
};

const linesOf = ({ verified }: NewOrder): string =>
  JSON.stringify(
    verified.items.map((item, position) => ({
      position,
      product_id: item.productId,
      sku: item.sku,
      qty: item.qty,
      price: amountToColumn(item.price),
      row_total: amountToColumn(item.rowTotal),
      line: item,
    })),
  );

/**
 * The parts of the statement that take stock, gift cards, discounts and promotions, in the global order of row locks.
 */
const partsOf = (
  { verified, emailOfOffer, now }: NewOrder,
  demands: readonly StockDemand[],
): readonly PlacementPart[] => {
  const parts: PlacementPart[] = [];
  const add = (partAfter: (waitFor: string) => PlacementPart | undefined): void => {
    const part = partAfter(parts.at(-1)?.last ?? 'placed');
    if (part) parts.push(part);
  };
  add(() => takePromotions(verified.promoted));
  add((waitFor) => takeStock(demands, waitFor));
  add((waitFor) => spendGiftCards(verified.giftcards, now, waitFor));
  add((waitFor) => redeemEntitlements(verified.redeemed, now, waitFor));
  add((waitFor) => (verified.redeemsFiveForFive ? redeemFiveForFive(emailOfOffer, now, waitFor) : undefined));
  return parts;
};

/**
 * The claim on the key and the lease of the order end at the same moment, because a process that takes over an expired
 * claim must find the lease expired too.
 */
const rememberKey = ({ session, idempotencyKey, leasedUntil }: NewOrder): RawBuilder<unknown> =>
  idempotencyKey === undefined
    ? sql``
    : sql`, remembered as (
        update idempotency_keys set order_id = placed.order_id, claimed_until = ${leasedUntil} from placed
        where session_id = ${session.sessionId} and key = ${idempotencyKey}
      )`;

/** One statement, so that the order and everything it takes are written atomically in one round trip. */
const creation = (order: NewOrder, parts: readonly PlacementPart[]): RawBuilder<{ readonly order_id: string }> => {
  const row = rowOf(order);
  const columns = Object.keys(row).map((name) => sql.ref(name));
  return sql`
    with list as (
      select list_id from lists where list_id = ${row.list_id} and revision = ${order.listRevision} for update
    ),
    placed as (
      insert into orders (${sql.join(columns)}) select ${sql.join(Object.values(row))} from list returning order_id
    ),
    lines as (
      insert into order_items (order_id, position, product_id, sku, qty, price, row_total, line)
      select order_id, position, product_id, sku, qty, price, row_total, line
      from placed, jsonb_to_recordset(${linesOf(order)}::jsonb) as line (
        position int, product_id int, sku text, qty int, price numeric, row_total numeric, line jsonb
      )
    ),
    ${sql.join(parts.map(({ expressions }) => expressions))}
    ${rememberKey(order)}
    select case ${refusingWith(parts)} else order_id end as order_id from placed`;
};

const refusalOf = (reason: string, what: string, demands: readonly StockDemand[]): CreationRefusal | undefined => {
  switch (reason) {
    case 'inventory_error': {
      const missing = new Set(what.split(',').map(Number));
      const skus = demands.flatMap(({ productId, sku }) => (missing.has(productId) ? [sku] : [])).toSorted();
      return refuse(reason, `Out of stock: ${skus.join(', ')}`, { skus });
    }
    case 'giftcard_balance_error':
      return refuse(reason, 'A gift card holds less than the order takes from it');
    case 'wrong_product_price':
      return refuse(reason, `${what} was used up meanwhile`);
    case 'shipping_rate':
      return refuse(reason, 'The five-for-five offer was used up meanwhile');
    default:
      return undefined;
  }
};

/**
 * Writes a new order and takes its stock, gift cards and earned discounts, all or nothing. The unique index lets one
 * live order per list through (I1); rows are locked in one order everywhere: list, order, promotions by product, stock by SKU, gift cards by
 * code, earned discounts by id, offer.
 */
export const createOrder = async (db: Database, order: NewOrder): Promise<CreationRefusal | undefined> => {
  const { storeId, listId } = order.placed;
  const demands = stockDemandOf(order.verified.items);
  const statement = creation(order, partsOf(order, demands));
  try {
    const { rows } = await retryingConflicts(() => statement.execute(db));
    if (rows.length > 0) return undefined;
    const rival = await findLiveOrder(db, storeId, listId);
    return rival ? alreadyPublished(rival.order_id) : refuse('wrong_product_price', 'The list has changed');
  } catch (error) {
    const refused = refusedPlacementOf(error);
    const refusal = refused && refusalOf(refused.reason, refused.what, demands);
    if (refusal) return refusal;
    if (!violates(error, 'orders_one_per_list')) throw error;
    const rival = await findLiveOrder(db, storeId, listId);
    return alreadyPublished(rival?.order_id ?? '');
  }
};
