import { orderFromWire } from '@ironcart/api/codec';
import type { WireOrder } from '@ironcart/api/contract';
import { add, type Money, zero } from '@ironcart/core/money';
import { taxAddressOf } from '@ironcart/core/order';
import { dayAt, languageTagOf, type Site } from '@ironcart/core/site';
import { paidUntil } from '@ironcart/core/subscription';
import { sql } from 'kysely';
import { readProducts } from '../../catalogue/catalogue-reader.ts';
import { amountFromColumn } from '../../db/amount.ts';
import { inTransactions, type Transaction } from '../../db/transaction.ts';
import { findOrderRow, orderOf } from '../checkout/order.reader.ts';
import { requestExtraPayment } from '../extra-payment/request-extra-payment.ts';
import type { ServiceContext } from '../service-context.ts';
import { taxOfOrder } from '../tax/order-tax.ts';
import { readTaxTable } from '../tax/tax.reader.ts';
import { taxRulesAt, untoldTaxMessage } from '../tax/tax-rules-at.ts';
import { afterFailureMs, graceMs } from './payment-terms.ts';

type RequestContext = Pick<ServiceContext, 'db' | 'now' | 'sites' | 'taxRegimes' | 'logger'>;

interface DueSubscription {
  readonly order_id: string;
  readonly product_id: number;
  readonly name: string;
  readonly interval: string;
  readonly price: string;
  readonly counted_from: Date;
  readonly period_end: Date;
  readonly time_zone: string;
}

const takeDue = async (transaction: Transaction, now: Date): Promise<DueSubscription | undefined> => {
  const { rows } = await sql<DueSubscription>`
    select order_id, product_id, interval, price::text, counted_from, period_end, time_zone,
      (select line ->> 'name' from order_items items
        where items.order_id = subscriptions.order_id and items.product_id = subscriptions.product_id
        order by position limit 1) as name
    from subscriptions
    where ended_at is null and next_look_at <= ${now}
      and not exists (select from program_cancellations cancellation
        where cancellation.order_id = subscriptions.order_id and cancellation.product_id = subscriptions.product_id)
    order by next_look_at limit 1 for update skip locked`.execute(transaction);
  return rows[0];
};

/**
 * The amount of a period: its price, and the tax by current law where the order was taxed.
 * @throws Error if the tax is unknown
 */
const amountOf = async (
  { db, now, taxRegimes }: RequestContext,
  wire: WireOrder,
  { productId, price, site }: { readonly productId: number; readonly price: Money; readonly site: Site },
): Promise<Money> => {
  const address = taxAddressOf(orderFromWire(wire), site);
  if (!address) throw new Error('The order has no address to tax it at');
  const day = dayAt(now().getTime(), site.timeZone);
  const table = await readTaxTable(db, [address.countryId], day, taxRegimes);
  const rulesOf = taxRulesAt(table, { site, address, day });
  if (!rulesOf) throw new Error(untoldTaxMessage);
  const products = await readProducts(db, [productId], site);
  const lines = [{ productId, qty: 1, rowTotal: price }];
  const { totalTax } = taxOfOrder({ lines, products, discountShares: [zero], shippingAmount: zero }, rulesOf, site);
  return add(price, totalTax);
};

/** Like `amountOf`, but logs why it is unknown, so that one subscription does not stop the others. */
const knownAmountOf = async (
  context: RequestContext,
  order: WireOrder,
  asked: Parameters<typeof amountOf>[2],
): Promise<Money | undefined> => {
  try {
    return await amountOf(context, order, asked);
  } catch (error) {
    const { productId } = asked;
    context.logger.error({ err: error, orderId: order.orderId, productId }, 'A subscription cannot be charged');
    return undefined;
  }
};

const reasonOf = (name: string, from: Date, until: Date, { locale, timeZone }: Site): string => {
  const days = new Intl.DateTimeFormat(languageTagOf(locale), { dateStyle: 'long', timeZone });
  return `${name}, ${days.format(from)} to ${days.format(until)}`;
};

const moveOn = async (
  transaction: Transaction,
  { order_id, product_id }: DueSubscription,
  { periodEnd, nextLookAt, now }: { readonly periodEnd: Date; readonly nextLookAt: Date; readonly now: Date },
): Promise<void> => {
  await transaction
    .updateTable('subscriptions')
    .set({ period_end: periodEnd, next_look_at: nextLookAt, scheduled_at: now })
    .where('order_id', '=', order_id)
    .where('product_id', '=', product_id)
    .execute();
};

const endOne = async (
  transaction: Transaction,
  { order_id, product_id }: DueSubscription,
  now: Date,
): Promise<void> => {
  await transaction
    .updateTable('subscriptions')
    .set({ ended_at: now })
    .where('order_id', '=', order_id)
    .where('product_id', '=', product_id)
    .execute();
};

/** Requests the payment of one subscription's next period; false if none is due. */
const requestOne = async (transaction: Transaction, context: RequestContext): Promise<boolean> => {
  const now = context.now();
  const due = await takeDue(transaction, now);
  if (!due) return false;
  const { order_id: orderId, product_id: productId, interval, counted_from, period_end: from, time_zone } = due;
  const isMissed = now.getTime() - from.getTime() > graceMs;
  const startMs = (isMissed ? now : from).getTime();
  const until = new Date(paidUntil(counted_from.getTime(), interval, startMs, time_zone));
  if (until.getTime() <= startMs) {
    context.logger.error({ orderId, productId, interval }, 'A subscription has no next period: it ends');
    await endOne(transaction, due, now);
    return true;
  }
  // A period that was not requested in time is skipped.
  if (isMissed) {
    await moveOn(transaction, due, { periodEnd: until, nextLookAt: until, now });
    return true;
  }
  const row = await findOrderRow(transaction, orderId);
  if (!row) return false;
  const order = orderOf(row);
  const site = context.sites.byStoreId(order.storeId);
  const amount = await knownAmountOf({ ...context, db: transaction }, order, {
    productId,
    price: amountFromColumn(due.price),
    site,
  });
  if (amount === undefined) {
    await moveOn(transaction, due, { periodEnd: from, nextLookAt: new Date(now.getTime() + afterFailureMs), now });
    return true;
  }
  const reason = reasonOf(due.name, from, until, site);
  const asked = { orderId, amount, reason, now, isToldElsewhere: true };
  const extraPaymentId = amount > 0 ? await requestExtraPayment(transaction, asked) : undefined;
  if (extraPaymentId !== undefined) {
    await transaction
      .insertInto('subscription_payments')
      .values({
        order_id: orderId,
        product_id: productId,
        period_start: from,
        period_end: until,
        extra_payment_id: extraPaymentId,
        next_try_at: now,
      })
      .execute();
  }
  await moveOn(transaction, due, { periodEnd: until, nextLookAt: until, now });
  return true;
};

/** Ends the subscriptions of cancelled orders, and cancelled ones whose paid period is over. */
const endOver = async ({ db, now }: RequestContext): Promise<void> => {
  await sql`
    update subscriptions set ended_at = ${now()}
    where ended_at is null and next_look_at <= ${now()} and (
      exists (select from program_cancellations cancellation
        where cancellation.order_id = subscriptions.order_id and cancellation.product_id = subscriptions.product_id)
      or exists (select from orders where orders.order_id = subscriptions.order_id and cancelled_at is not null))`.execute(
    db,
  );
};

/**
 * Requests the payments of all subscriptions whose period has ended, each once, as an extra payment of the order. A
 * period that began before the grace period is skipped, because customers are not charged for long past periods.
 * Several processes may run it concurrently.
 */
export const requestPayments = async (context: RequestContext): Promise<void> => {
  await endOver(context);
  await inTransactions(context.db, (transaction) => requestOne(transaction, context));
};
