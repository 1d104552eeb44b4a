import type { OwnedProgram } from '@ironcart/core/customer';
import { programDeliveryOf } from '@ironcart/core/product-page';
import type { StoreId } from '@ironcart/core/site';
import type { SubscriptionPayment } from '@ironcart/core/subscription';
import { subscriptionIntervalOf } from '@ironcart/core/subscription';
import { sql } from 'kysely';
import { amountFromColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { CardChoice } from '../subscription/charged-card.ts';
import { graceMs } from '../subscription/payment-terms.ts';

const limit = 1_000;

/** Maximum number of payments per program. */
const mostPayments = 100;

const selectPrograms = (db: Database | Transaction) =>
  db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.order_id')
    .innerJoin('products', 'products.product_id', 'order_items.product_id')
    .leftJoin('program_cancellations as cancellation', (join) =>
      join
        .onRef('cancellation.order_id', '=', 'orders.order_id')
        .onRef('cancellation.product_id', '=', 'products.product_id'),
    )
    .leftJoin('subscriptions as subscription', (join) =>
      join
        .onRef('subscription.order_id', '=', 'orders.order_id')
        .onRef('subscription.product_id', '=', 'products.product_id'),
    )
    .select([
      'products.product_id',
      'products.sku',
      'products.name',
      'products.attributes',
      'orders.order_id',
      'orders.store_id',
      'orders.placed_at',
      'orders.created_at',
      'orders.currency',
      'orders.card_brand',
      'orders.card_last4',
      'order_items.price',
      'cancellation.cancelled_at',
      'cancellation.ends_at',
      'subscription.interval',
      'subscription.price as renewal_price',
      'subscription.period_end',
      'subscription.ended_at',
      'subscription.stored_payment_method_id',
    ]);

type ProgramRow = Awaited<ReturnType<ReturnType<typeof selectPrograms>['execute']>>[number];

/** A program with the card choice of its subscription. */
export interface ReadProgram {
  readonly program: OwnedProgram;
  /** The store of its order. */
  readonly storeId: StoreId;
  /** Undefined: nothing more is charged. */
  readonly cardChoice: CardChoice | undefined;
}

const iso = (at: Date | null): string | undefined => at?.toISOString();

/** The end of a subscription, and its next charge. */
const subscriptionOf = (row: ProgramRow): Pick<OwnedProgram, 'cancelledAt' | 'endsAt' | 'nextPayment'> => {
  const { cancelled_at, ends_at, ended_at, period_end, renewal_price } = row;
  if (cancelled_at && ends_at) return { cancelledAt: iso(cancelled_at), endsAt: iso(ends_at) };
  if (period_end === null || renewal_price === null) return {};
  return ended_at
    ? { endsAt: iso(period_end) }
    : { nextPayment: { at: period_end.toISOString(), price: amountFromColumn(renewal_price) } };
};

const programOf = (row: ProgramRow, payments: readonly SubscriptionPayment[]): ReadProgram | undefined => {
  const { product_id, sku, name, attributes, order_id } = row;
  const delivery = programDeliveryOf({ attributes });
  if (delivery === undefined && row.interval === null) return undefined;
  const subscriptionInterval = row.interval ?? subscriptionIntervalOf({ attributes });
  const subscription = subscriptionOf(row);
  const program = {
    productId: product_id,
    sku,
    name,
    ...(delivery === undefined ? {} : { delivery }),
    orderId: order_id,
    boughtAt: (row.placed_at ?? row.created_at).toISOString(),
    price: amountFromColumn(row.price),
    currency: row.currency,
    ...(subscriptionInterval === undefined ? {} : { subscriptionInterval }),
    ...subscription,
    ...(payments.length === 0 ? {} : { payments }),
  };
  return { program, storeId: row.store_id, cardChoice: subscription.nextPayment && row };
};

interface PaymentRow {
  readonly order_id: string;
  readonly product_id: number;
  readonly extra_payment_id: string;
  readonly period_start: Date;
  readonly period_end: Date;
  readonly amount: string;
  readonly paid_at: Date | null;
  readonly card_brand: string | null;
  readonly card_last4: string | null;
}

const paymentOf = (row: PaymentRow): SubscriptionPayment => ({
  from: row.period_start.toISOString(),
  until: row.period_end.toISOString(),
  amount: amountFromColumn(row.amount),
  extraPaymentId: row.extra_payment_id,
  ...(row.paid_at === null
    ? { dueUntil: new Date(row.period_start.getTime() + graceMs).toISOString() }
    : { paidAt: row.paid_at.toISOString() }),
  ...(row.card_brand === null || row.card_last4 === null
    ? {}
    : { cardBrand: row.card_brand, cardLast4: row.card_last4 }),
});

/** The payments of a customer's subscriptions by order and product, newest first; without withdrawn ones. */
const readPayments = async (
  db: Database | Transaction,
  customerId: string,
): Promise<ReadonlyMap<string, readonly SubscriptionPayment[]>> => {
  const { rows } = await sql<PaymentRow>`
    select payments.order_id, product_id, payments.extra_payment_id, period_start, period_end, extra.amount::text as amount,
      attempt.updated_at as paid_at, attempt.card_brand, attempt.card_last4
    from subscription_payments payments
      join orders using (order_id)
      join extra_payments extra using (extra_payment_id)
      left join extra_payment_attempts attempt
        on attempt.extra_payment_id = payments.extra_payment_id and attempt.status = 'payment_complete'
    where customer_id = ${customerId} and (withdrawn_at is null or attempt.status is not null)
    order by period_start desc limit ${limit}`.execute(db);
  const read = new Map<string, SubscriptionPayment[]>();
  for (const row of rows) {
    const key = `${row.order_id} ${row.product_id}`;
    const known = read.get(key) ?? [];
    if (known.length < mostPayments) read.set(key, [...known, paymentOf(row)]);
  }
  return read;
};

/** A customer's programs and other subscriptions, the latest order of each, latest first. */
export const readOwnedPrograms = async (
  db: Database | Transaction,
  customerId: string,
): Promise<readonly ReadProgram[]> => {
  const rows = await selectPrograms(db)
    .where('orders.customer_id', '=', customerId)
    .where('orders.status', 'in', ['published', 'payment_complete'])
    .where('orders.cancelled_at', 'is', null)
    .where((where) =>
      where.or([
        where(where.ref('products.attributes', '->>').key('program_delivery'), 'is not', null),
        where('subscription.interval', 'is not', null),
      ]),
    )
    .orderBy('orders.created_at', 'desc')
    .orderBy('order_items.position')
    .limit(limit)
    .execute();
  const payments = await readPayments(db, customerId);
  const programs = new Map<number, ReadProgram>();
  for (const row of rows) {
    const read = programs.has(row.product_id)
      ? undefined
      : programOf(row, payments.get(`${row.order_id} ${row.product_id}`) ?? []);
    if (read !== undefined) programs.set(row.product_id, read);
  }
  return [...programs.values()];
};
