import { orderFromWire } from '@ironcart/api/codec';
import type { WireOrder } from '@ironcart/api/contract';
import { money } from '@ironcart/core/money';
import { isPlaced } from '@ironcart/core/order';
import type { Product } from '@ironcart/core/product';
import type { Sites, TimeZone } from '@ironcart/core/site';
import { firstRenewalAt, subscriptionTermsOf } from '@ironcart/core/subscription';
import { sql } from 'kysely';
import { readProducts } from '../../catalogue/catalogue-reader.ts';
import { amountToColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { findOrderRow, orderOf } from '../checkout/order.reader.ts';

/** A customer who subscribes to a product again continues with the new subscription. */
const endEarlierOnes = async (transaction: Transaction, orderId: string, productId: number): Promise<void> => {
  await sql`
    update subscriptions set ended_at = placed.placed_at
    from orders placed join orders earlier using (customer_id)
    where placed.order_id = ${orderId} and earlier.order_id <> placed.order_id and earlier.placed_at <= placed.placed_at
      and subscriptions.order_id = earlier.order_id and subscriptions.product_id = ${productId} and ended_at is null`.execute(
    transaction,
  );
};

interface OrderedProduct {
  readonly productId: number;
  readonly qty: number;
  readonly rowTotal: number;
}

/** The products of an order with their pieces on all lines: one product is one subscription. */
const orderedProducts = (wire: WireOrder): readonly OrderedProduct[] => {
  const ordered = new Map<number, OrderedProduct>();
  for (const { productId, qty, rowTotal } of orderFromWire(wire).items) {
    const before = ordered.get(productId);
    ordered.set(productId, {
      productId,
      qty: qty + (before?.qty ?? 0),
      rowTotal: rowTotal + (before?.rowTotal ?? 0),
    });
  }
  return [...ordered.values()];
};

/**
 * Records the subscriptions of a placed order, with the terms that its shopper agreed to; later changes of the product
 * do not affect them. Idempotent.
 * @param transaction the one that confirms the order
 * @param products the ordered products that are still sold, by id
 */
export const openSubscriptions = async (
  transaction: Transaction,
  wire: WireOrder,
  {
    placedAt,
    products,
    timeZone,
  }: {
    readonly placedAt: Date;
    readonly products: ReadonlyMap<number, Product>;
    /** In which the days of its periods are counted. */
    readonly timeZone: TimeZone;
  },
): Promise<void> => {
  if (!isPlaced(wire.status)) return;
  for (const { productId, qty, rowTotal } of orderedProducts(wire)) {
    const product = products.get(productId);
    const terms = product && subscriptionTermsOf(product);
    if (terms === undefined) continue;
    const price = money(terms.renewalPrice === undefined ? rowTotal : terms.renewalPrice * qty);
    const firstPeriodEnd = new Date(firstRenewalAt(placedAt.getTime(), terms, timeZone));
    // A product with an unparsable interval is paid once.
    const endedAt = firstPeriodEnd > placedAt ? null : placedAt;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('subscriptions')
      .values({
        order_id: wire.orderId,
        product_id: productId,
        interval: terms.interval,
        price: amountToColumn(price),
        counted_from: terms.trialDays === undefined ? placedAt : firstPeriodEnd,
        period_end: firstPeriodEnd,
        next_look_at: firstPeriodEnd,
        ended_at: endedAt,
        time_zone: timeZone,
        scheduled_at: placedAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) await endEarlierOnes(transaction, wire.orderId, productId);
  }
};

/** Maximum number of orders per query. */
const batch = 200;

interface MissingOrder {
  readonly order_id: string;
  readonly placed_at: Date;
}

/**
 * Records the subscriptions of orders confirmed by a release without subscriptions, oldest first, so that the latest
 * subscription of a product is the one that continues.
 */
export const openMissingSubscriptions = async (
  db: Database,
  sites: Sites,
  after: MissingOrder = { order_id: '', placed_at: new Date(0) },
): Promise<void> => {
  const { rows } = await sql<MissingOrder>`
    select distinct orders.order_id, placed_at
    from products
      join order_items using (product_id)
      join orders using (order_id)
    where products.attributes ->> 'subscription_interval' is not null
      and orders.status in ('published', 'payment_complete') and placed_at is not null and cancelled_at is null
      and not exists (select from subscriptions
        where subscriptions.order_id = orders.order_id and subscriptions.product_id = products.product_id)
      and not exists (select from order_confirmations_due due where due.order_id = orders.order_id)
      and (placed_at, orders.order_id) > (${after.placed_at}::timestamptz, ${after.order_id})
    order by placed_at, order_id limit ${batch}`.execute(db);
  for (const { order_id } of rows) {
    await inTransaction(db, async (transaction) => {
      const row = await findOrderRow(transaction, order_id);
      if (!row?.placed_at) return;
      const order = orderOf(row);
      const ids = order.items.map(({ productId }) => productId);
      const site = sites.byStoreId(order.storeId);
      const products = await readProducts(transaction, ids, site);
      await openSubscriptions(transaction, order, { placedAt: row.placed_at, products, timeZone: site.timeZone });
    });
  }
  const last = rows.at(-1);
  if (rows.length === batch && last) await openMissingSubscriptions(db, sites, last);
};
