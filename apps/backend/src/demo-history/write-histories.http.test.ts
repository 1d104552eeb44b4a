import { contract } from '@ironcart/api/contract';
import { orderState } from '@ironcart/core/order';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { StoreData } from '../catalogue-import/store-folder/record-schemas.ts';
import { type Backend, createBackend } from '../create-backend.ts';
import { type Database, openDatabase } from '../db/pool.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { emptyDemo } from '../seeding/empty-demo.ts';
import { blankDatabase } from '../testing/copied-database.ts';
import { readDemoData } from '../testing/demo-catalogue.ts';
import { createShopper, type Shopper, testOrigin } from '../testing/shopper.ts';
import { writeHistories } from './write-histories.ts';

const opened: { backend?: Backend; db?: Database } = {};
let db: Database;
let data: StoreData;
let maya: Shopper;
let histories: () => Promise<void>;
const now = () => new Date();

beforeAll(async () => {
  const { url } = await blankDatabase(inject('templateUrl'));
  data = await readDemoData();
  await prepareDatabase({ databaseUrl: url, contents: { demo: 'on', demoData: async () => data } });
  db = await openDatabase({ url });
  opened.db = db;
  histories = () => writeHistories({ databaseUrl: url, publicUrl: testOrigin, customers: data.customers, now });
  // Two processes open the store concurrently.
  await Promise.all([histories(), histories()]);
  opened.backend = await createBackend({ databaseUrl: url, publicUrl: testOrigin, isDemo: true, reconcileEveryMs: 0 });
  maya = createShopper(opened.backend);
  await maya.call(contract.session.login, { body: { email: 'maya@example.com', password: 'squat-deep-24' } });
}, 120_000);
afterAll(async () => {
  await opened.backend?.close();
  await opened.db?.destroy();
});

const query = { storeId: 1 } as const;

describe('order history of demo customers', () => {
  it('contains no package still in transit after its last expected day', async () => {
    const underWay = await db
      .selectFrom('shipments')
      .innerJoin('orders', 'orders.order_id', 'shipments.order_id')
      .select([sql<string>`document->'shipping'->0->>'label'`.as('label'), 'orders.placed_at'])
      .where('shipments.delivered_at', 'is', null)
      .where('orders.store_id', '=', query.storeId)
      .execute();
    const last = underWay.map(({ label, placed_at }) =>
      // As in 'Ground, expected Thu, Dec 3 – Mon, Dec 7'; the year is that of the order or the next.
      [0, 1]
        .map((later) => Date.parse(`${label.split('–').at(-1)} ${(placed_at?.getUTCFullYear() ?? 0) + later} UTC`))
        .find((day) => day >= (placed_at?.getTime() ?? 0)),
    );
    expect(last).toHaveLength(1);
    const today = new Date(now().toISOString().slice(0, 10)).getTime();
    for (const day of last) expect(day).toBeGreaterThanOrEqual(today);
  });

  it('has an order in every status: paid, packed, in transit, delivered, returned, cancelled', async () => {
    const { orders, count } = await maya.call(contract.checkout.getOrders, { query: { limit: 50 } });
    expect(count).toBe(9);
    const states = await Promise.all(
      orders.map(async ({ orderId }) => {
        const params = { id: orderId };
        const { shipments, packedAt, cancelledAt, isCancellable } = await maya.call(contract.checkout.getTracking, {
          params,
          query,
        });
        if (cancelledAt !== undefined) return 'cancelled';
        if (isCancellable) return 'paid';
        const last = shipments[0]?.events.at(-1)?.status;
        return last ?? (packedAt === undefined ? 'delivered at once' : 'packed');
      }),
    );
    expect(states.toSorted()).toEqual([
      'cancelled',
      'delivered',
      'delivered',
      'delivered',
      'delivered',
      'delivered at once',
      'in_transit',
      'packed',
      'paid',
    ]);
    const { returns } = await maya.call(contract.return.getReturns);
    expect(returns.map(({ status }) => status)).toEqual(['issued', 'refunded']);
    expect(orders.map(({ createdAt }) => createdAt)).toEqual(
      orders
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
  });

  it('contains a quote below the public price', async () => {
    const quotes = await maya.call(contract.list.getQuotes);
    const quoted = quotes.flatMap(({ items }) => items).filter(({ metadata }) => metadata.fluidPrice !== undefined);
    expect(quoted).toHaveLength(2);
    const priced = quoted.map(({ productId, metadata }) => {
      const product = data.products.find((one) => one.productId === productId);
      const list = data.prices.find(({ sku, currency }) => sku === product?.sku && currency === 'USD')?.price;
      const asked = Number(product?.attributes?.rogue_promo_price ?? list);
      return { sku: product?.sku, isBelow: (metadata.fluidPrice ?? asked) < asked };
    });
    expect(priced.map(({ isBelow }) => isBelow)).toEqual([true, true]);
  });

  it('contains cards, a subscription, lists, quotes, an amount due, and a public registry', async () => {
    const cards = await maya.call(contract.customer.getCreditCards);
    expect(
      cards
        .toSorted((left, right) => Number(right.isDefault) - Number(left.isDefault))
        .map(({ isDefault, billingAddress }) => [isDefault, billingAddress?.city]),
    ).toEqual([
      [true, 'Dayton'],
      [false, 'Dayton'],
    ]);
    expect(await maya.call(contract.programming.getPrograms)).toMatchObject([
      { productId: 9101, chargedCard: { last4: '0001' }, payments: [1, 2, 3].map(() => ({ cardLast4: '0001' })) },
    ]);
    const giftCards = await maya.call(contract.giftCard.getCards);
    expect(giftCards.bought.map(({ recipientName, own: ownCard }) => [recipientName, ownCard?.balance])).toEqual([
      ['Owen', undefined],
      ['Jonna', undefined],
      ['Maya', 75],
    ]);
    expect(giftCards.own).toMatchObject([{ balance: 75, isKept: true }]);
    const lists = await maya.call(contract.list.getActiveLists, { query: { active: 'true' } });
    expect(lists.map(({ type }) => type)).toEqual(expect.arrayContaining(['wishlist', 'sfl', 'registry']));
    const quotes = await maya.call(contract.list.getQuotes);
    expect(quotes.map(({ validUntil }) => validUntil !== undefined).toSorted()).toEqual([false, true]);
    const { orders } = await maya.call(contract.checkout.getOrders, { query: { limit: 50 } });
    const due = await Promise.all(
      orders.map(({ orderId }) =>
        maya.call(contract.extraPayment.getExtraPayments, { query: { orderId, storeId: 1 } }),
      ),
    );
    expect(due.flat().filter(({ status }) => status === 'due')).toMatchObject([{ amount: 45 }]);
    const stranger = createShopper(opened.backend as Backend);
    const [found] = await stranger.call(contract.list.searchRegistries, { query: { words: 'Maya' } });
    const registry = await stranger.call(contract.list.getRegistry, { params: { urlKey: found?.urlKey ?? '' } });
    const bought = registry.items.map(({ productId, metadata }) => [productId, metadata.registry?.purchased]);
    expect(bought).toEqual(
      expect.arrayContaining([
        [5104, 1],
        [1002, 0],
      ]),
    );
    expect(await maya.call(contract.list.getGifts, { params: { id: registry._id } })).toMatchObject([
      { productId: 5104, giver: 'Aunt Ruth' },
    ]);
  });

  it('covers a site with VAT and a club: orders in transit and partly shipped, lists, cards, tickets', async () => {
    const logIn = async (name: string, site: 'USA' | 'EUR' | 'GBR') => {
      const shopper = createShopper(opened.backend as Backend, site);
      const { password = '' } = data.customers.find(({ email }) => email === `${name}@example.com`) ?? {};
      await shopper.call(contract.session.login, { body: { email: `${name}@example.com`, password } });
      const { orders } = await shopper.call(contract.checkout.getOrders, { query: { limit: 50 } });
      const lists = await shopper.call(contract.list.getActiveLists, { query: { active: 'true' } });
      return {
        shopper,
        states: orders.map((order) => orderState(order)),
        lists: lists.map(({ type }) => type).toSorted(),
        cards: await shopper.call(contract.customer.getCreditCards),
        earned: await shopper.call(contract.ticket.getTickets),
      };
    };
    const jonna = await logIn('jonna', 'EUR');
    expect(jonna.states).toEqual(['shipped', 'delivered', 'cancelled', 'published', 'delivered']);
    expect(jonna.lists).toEqual(['sfl', 'wishlist']);
    expect([jonna.cards.length, jonna.earned.length]).toEqual([1, 1]);
    expect(await jonna.shopper.call(contract.programming.getPrograms)).toMatchObject([{ productId: 9104 }]);
    const ines = await logIn('ines', 'USA');
    expect(ines.states).toEqual(['published', 'partly_shipped', 'partly_returned', 'delivered']);
    expect(ines.lists).toEqual(['quote', 'wishlist', 'wishlist']);
    expect(await ines.shopper.call(contract.list.getQuotes)).toHaveLength(1);
    const owen = await logIn('owen', 'GBR');
    expect(owen.states).toEqual(['packed', 'published', 'delivered', 'delivered']);
    const { registrations } = await owen.shopper.call(contract.event.getAccount);
    expect(registrations).toMatchObject([{ eventId: 'sheffield-grip-day-2027' }]);
  });

  it('contains a published review, and leaves no customer logged in', async () => {
    const { reviews, reviewable } = await maya.call(contract.review.getOwnReviews);
    expect(reviews).toMatchObject([{ productId: 1012, status: 'published', author: 'Maya O.' }]);
    expect(reviewable.length).toBeGreaterThan(0);
    const { reviews: read } = await maya.call(contract.review.getReviews, { params: { id: 1012 } });
    expect(read.find(({ author }) => author === 'Maya O.')).toMatchObject({ isVerified: true });
    expect(await maya.call(contract.session.getLogIns)).toMatchObject([{ isCurrent: true }]);
  });

  it('is consistent with stock, payments and ledgers, and sends no mail except a gift card of a future day [FAULTS-I1] [FAULTS-I2] [FAULTS-I3] [FAULTS-I5] [FAULTS-I6]', async () => {
    const stock = new Map(data.stock.map(({ sku, qoh }) => [sku, qoh]));
    const shelves = await sql<{ sku: string; had: number }>`
      select sku, qoh + coalesce((select sum(taken) from order_stock
        where order_stock.product_id = products.product_id and returned_at is null), 0)::int as had
      from inventory join products using (product_id)`.execute(db);
    for (const { sku, had } of shelves.rows) expect([sku, had]).toEqual([sku, stock.get(sku)]);
    const { rows } = await sql<Record<string, number>>`select
      (select count(*)::int from (select 1 from orders group by store_id, list_id having count(*) > 1) as doubled) as i1,
      (select count(*)::int from orders left join pay_payments on idempotency_key = payment_key::text
        where captured is distinct from payment_amount) as i2,
      (select count(*)::int from order_stock join orders using (order_id)
        where (returned_at is not null) <> (cancelled_at is not null)) as i3,
      (select count(*)::int from orders where subtotal <> (select sum(row_total) from order_items
        where order_items.order_id = orders.order_id)) as i6,
      (select count(*)::int from refunds where status <> 'paid') as unpaid,
      (select count(*)::int from refunds left join pay_refunds on refund_key = refund_id::text
        where pay_refunds.amount is distinct from refunds.amount) as unrefunded,
      (select count(*)::int from mail_outbox) as mails,
      (select count(*)::int from order_confirmations_due) as due`.execute(db);
    expect(rows[0]).toEqual({ i1: 0, i2: 0, i3: 0, i6: 0, unpaid: 0, unrefunded: 0, mails: 1, due: 0 });
  });

  it('is written once per store', async () => {
    const count = async () =>
      (await sql<{ count: number }>`select count(*)::int from orders`.execute(db)).rows[0]?.count;
    const before = await count();
    await histories();
    expect(await count()).toBe(before);
  });

  it('is completely removed when the demo is emptied', async () => {
    expect(await emptyDemo(db, data, { isTrial: false })).toMatchObject({ ok: true, value: { keptOrders: 0 } });
    const { rows } = await sql<Record<string, number>>`select
      (select count(*)::int from orders) as orders, (select count(*)::int from refunds) as refunds,
      (select count(*)::int from shipments) as shipments, (select count(*)::int from return_authorizations) as returns,
      (select count(*)::int from quotes) as quotes, (select count(*)::int from stored_payment_methods) as cards,
      (select count(*)::int from customers) as customers,
      (select count(*)::int from lists where customer_id is not null) as lists,
      (select count(*)::int from seedings where starts_with(name, 'history')) as steps`.execute(db);
    expect(rows[0]).toEqual({
      orders: 0,
      refunds: 0,
      shipments: 0,
      returns: 0,
      quotes: 0,
      cards: 0,
      customers: 0,
      lists: 0,
      steps: 0,
    });
    await histories();
    expect((await sql`select from orders`.execute(db)).rows).toEqual([]);
  });
});
