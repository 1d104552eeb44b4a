import { contract } from '@ironcart/api/contract';
import { dayAt, firstMomentAt } from '@ironcart/core/site';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { composeOrder, fillCart, ohioAddress } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { shipOrder } from '../shipment/ship-order.ts';

const store = useTestStore();
const { getReturnable, createReturn, getReturns, getReturn } = contract.return;
const { bar, plate, redPlate, bluePlate, program, strap } = fixtureIds;

const customerCalled = async (name: keyof typeof fixtureEmails): Promise<Shopper> => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails[name], password: fixturePassword } });
  return shopper;
};

type Wanted = readonly {
  readonly productId: number;
  readonly qty: number;
  readonly children?: { readonly productId: number; readonly qty: number }[];
}[];

const ship = (orderId: string, pieces?: ReadonlyMap<string, number>) =>
  shipOrder(store.db, { orderId, carrier: 'Sandbox', pieces, now: store.now() });

/** Places an order and ships all of its shippable lines. */
const order = async (shopper: Shopper, items: Wanted) => {
  const { orderId } = await orderUnshipped(shopper, items);
  await ship(orderId);
  return readReturnable(shopper, orderId);
};

const orderUnshipped = async (shopper: Shopper, items: Wanted) => {
  const list = await fillCart(shopper, items);
  const body = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
  const { orderId } = await shopper.call(contract.checkout.placeOrder, { body });
  return readReturnable(shopper, orderId);
};

const readReturnable = async (shopper: Shopper, orderId: string) => {
  const returnable = await shopper.call(getReturnable, { params: { id: orderId }, query: { storeId: 1 } });
  const idOf = (productId: number) => returnable.items.find((line) => line.productId === productId)?.listItemId ?? '';
  return { orderId, idOf, returnable };
};

const returnOf = (orderId: string, listItemId: string, qty: number) => ({
  body: { orderId, storeId: 1 as const, items: [{ listItemId, qty, reason: 'damaged' as const }] },
});

describe('return', () => {
  it('contains pieces of the lines of an order, each with a reason, and shows the remaining ones', async () => {
    const shopper = await customerCalled('alice');
    const { orderId, idOf, returnable } = await order(shopper, [
      { productId: bar, qty: 3 },
      { productId: program, qty: 1 },
    ]);
    expect(returnable.items.map(({ sku, qty, returnableQty }) => [sku, qty, returnableQty])).toEqual([
      ['BAR-20', 3, 3],
      ['PROGRAM', 1, 0],
    ]);
    const body = { ...returnOf(orderId, idOf(bar), 2).body, comments: 'Bent' };
    const authorization = await shopper.call(createReturn, { body });
    expect(authorization).toEqual({
      rmaNumber: expect.stringMatching(/^R-[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/),
      orderId,
      storeId: 1,
      status: 'issued',
      dateIssued: store.now().toISOString(),
      items: [
        { listItemId: idOf(bar), productId: bar, sku: 'BAR-20', name: 'Test barbell', qty: 2, reason: 'damaged' },
      ],
      comments: 'Bent',
      photos: [],
    });
    const left = await shopper.call(getReturnable, { params: { id: orderId }, query: { storeId: 1 } });
    expect(left.items.map(({ returnableQty }) => returnableQty)).toEqual([1, 0]);
  });

  it('names the variants of a product, so that the red plate is not mistaken for the blue one', async () => {
    const shopper = await customerCalled('alice');
    const { orderId, returnable } = await order(shopper, [
      { productId: plate, qty: 1, children: [{ productId: redPlate, qty: 1 }] },
      { productId: plate, qty: 2, children: [{ productId: bluePlate, qty: 1 }] },
    ]);
    expect(returnable.items.map(({ sku, name }) => [sku, name])).toEqual([
      ['PLATE-R', 'Bumper plate red'],
      ['PLATE-B', 'Bumper plate blue'],
    ]);
    const blue = returnable.items[1]?.listItemId ?? '';
    const authorization = await shopper.call(createReturn, returnOf(orderId, blue, 1));
    expect(authorization.items).toMatchObject([{ sku: 'PLATE-B', name: 'Bumper plate blue' }]);
  });

  it('is listed for its customer, newest first, with its status', async () => {
    const shopper = await customerCalled('bob');
    expect(await shopper.call(getReturns)).toEqual({ returns: [], count: 0 });
    const { orderId, idOf } = await order(shopper, [{ productId: bar, qty: 2 }]);
    const first = await shopper.call(createReturn, returnOf(orderId, idOf(bar), 1));
    store.passTime(1_000);
    const second = await shopper.call(createReturn, returnOf(orderId, idOf(bar), 1));
    expect(await shopper.call(getReturns)).toEqual({ returns: [second, first], count: 2 });
    expect(await shopper.call(getReturns, { query: { page: 2, limit: 1 } })).toEqual({ returns: [first], count: 2 });
    await store.db
      .updateTable('return_authorizations')
      .set({ status: 'received', received_at: store.now() })
      .where('rma_number', '=', first.rmaNumber)
      .execute();
    const one = await shopper.call(getReturn, { params: { id: first.rmaNumber } });
    expect(one).toEqual({ ...first, status: 'received', receivedAt: store.now().toISOString() });
  });

  it('never exceeds what was shipped, per line, and the rest is rejected until it has shipped [S2-cond-11]', async () => {
    const shopper = await customerCalled('alice');
    const { orderId, idOf, returnable } = await orderUnshipped(shopper, [
      { productId: bar, qty: 3 },
      { productId: strap, qty: 1 },
    ]);
    const quantities = async () => {
      const { items } = await shopper.call(getReturnable, { params: { id: orderId }, query: { storeId: 1 } });
      return items.map(({ waitingQty, returnableQty }) => [waitingQty, returnableQty]);
    };
    expect(returnable.items.map(({ returnableQty }) => returnableQty)).toEqual([0, 0]);
    expect(await shopper.refused(createReturn, returnOf(orderId, idOf(bar), 1))).toMatchObject({
      status: 409,
      type: 'not_shipped',
      message: 'Of Test barbell nothing can go back: the rest was not shipped yet',
      details: { listItemId: idOf(bar), returnableQty: 0 },
    });
    await ship(orderId, new Map([['BAR-20', 2]]));
    expect(await quantities()).toEqual([
      [1, 2],
      [1, 0],
    ]);
    await shopper.call(createReturn, returnOf(orderId, idOf(bar), 1));
    expect(await shopper.refused(createReturn, returnOf(orderId, idOf(bar), 2))).toMatchObject({
      type: 'not_shipped',
      details: { listItemId: idOf(bar), returnableQty: 1 },
    });
    expect(await shopper.refused(createReturn, returnOf(orderId, idOf(strap), 1))).toMatchObject({
      type: 'not_shipped',
    });
    await ship(orderId);
    expect(await quantities()).toEqual([
      [0, 2],
      [0, 1],
    ]);
    await shopper.call(createReturn, returnOf(orderId, idOf(bar), 2));
    expect(await shopper.refused(createReturn, returnOf(orderId, idOf(bar), 1))).toMatchObject({
      type: 'not_returnable',
    });
  });

  it('is possible until the end of the day 30 days after the last package arrived, in the site’s time zone', async () => {
    const shopper = await customerCalled('alice');
    const { orderId, idOf } = await order(shopper, [{ productId: bar, qty: 2 }]);
    const deliver = (at: Date) =>
      store.db.updateTable('shipments').set({ delivered_at: at }).where('order_id', '=', orderId).execute();
    const read = async () => {
      const { orders } = await shopper.call(contract.checkout.getOrders, { query: { stage: 'returnable' } });
      const query = { storeId: 1 as const };
      const whole = await shopper.call(contract.checkout.getOrder, { params: { id: orderId }, query });
      const { items, returnableUntil } = await shopper.call(getReturnable, { params: { id: orderId }, query });
      expect(whole.fulfilment).toMatchObject({ returnable: items[0]?.returnableQty });
      return [
        ...[orders.some((one) => one.orderId === orderId), items[0]?.returnableQty],
        ...[whole.fulfilment?.returnableUntil, returnableUntil],
      ];
    };
    const dayMs = 86_400_000;
    const endOfDay = (days: number) => {
      const today = Date.parse(dayAt(store.now().getTime(), 'America/New_York'));
      return new Date(firstMomentAt(today + days * dayMs, 'America/New_York') - 1);
    };
    // Nothing says yet when it arrived.
    expect(await read()).toEqual([true, 2, undefined, undefined]);
    await deliver(endOfDay(-29));
    const today = dayAt(store.now().getTime(), 'America/New_York');
    expect(await read()).toEqual([true, 2, today, today]);
    await shopper.call(createReturn, returnOf(orderId, idOf(bar), 1));
    await deliver(endOfDay(-30));
    const yesterday = dayAt(endOfDay(0).getTime(), 'America/New_York');
    expect(await read()).toEqual([false, 0, yesterday, yesterday]);
    expect(await shopper.refused(createReturn, returnOf(orderId, idOf(bar), 1))).toMatchObject({
      status: 409,
      type: 'return_period_over',
      details: { returnableUntil: yesterday },
    });
  });

  it('is possible for 44 days after dispatch of a package without a reported delivery', async () => {
    const shopper = await customerCalled('alice');
    const { orderId, idOf } = await order(shopper, [{ productId: bar, qty: 2 }]);
    store.passTime(43 * 86_400_000);
    await shopper.call(contract.session.login, { body: { email: fixtureEmails.alice, password: fixturePassword } });
    await shopper.call(createReturn, returnOf(orderId, idOf(bar), 1));
    store.passTime(2 * 86_400_000);
    expect(await shopper.refused(createReturn, returnOf(orderId, idOf(bar), 1))).toMatchObject({
      type: 'return_period_over',
    });
  });

  it('never exceeds what was ordered, even with concurrent requests', async () => {
    const shopper = await customerCalled('alice');
    const { orderId, idOf } = await order(shopper, [{ productId: strap, qty: 3 }]);
    const refused = await shopper.refused(createReturn, returnOf(orderId, idOf(strap), 4));
    expect(refused).toMatchObject({ status: 409, type: 'not_returnable' });
    expect(refused.details).toEqual({ listItemId: idOf(strap), returnableQty: 3 });
    const outcomes = await Promise.all(
      [2, 2, 2].map(async (qty) => {
        const response = await shopper.request('/svc_rma/rma', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(returnOf(orderId, idOf(strap), qty).body),
        });
        return response.status;
      }),
    );
    expect(outcomes.toSorted()).toEqual([200, 409, 409]);
    const beyond = sql`update order_items set returned_qty = qty + 1 where order_id = ${orderId}`.execute(store.db);
    await expect(beyond).rejects.toThrow('order_items_returned_qty');
  });

  it('is accepted or rejected as a whole', async () => {
    const shopper = await customerCalled('alice');
    const { orderId, idOf } = await order(shopper, [
      { productId: bar, qty: 1 },
      { productId: strap, qty: 1 },
    ]);
    const items = [idOf(bar), idOf(strap)].map((listItemId, index) => ({
      listItemId,
      qty: index + 1,
      reason: 'other' as const,
    }));
    await shopper.refused(createReturn, { body: { orderId, storeId: 1, items } });
    const left = await shopper.call(getReturnable, { params: { id: orderId }, query: { storeId: 1 } });
    expect(left.items.map(({ returnableQty }) => returnableQty)).toEqual([1, 1]);
  });

  it('is rejected for items that were never shipped, and for lines of other orders', async () => {
    const shopper = await customerCalled('alice');
    const { orderId, idOf } = await order(shopper, [{ productId: program, qty: 1 }]);
    for (const listItemId of [idOf(program), 'another-line']) {
      const refused = await shopper.refused(createReturn, returnOf(orderId, listItemId, 1));
      expect(refused).toMatchObject({ type: 'not_returnable', details: { listItemId, returnableQty: 0 } });
    }
  });

  it('can be requested by a guest, in the session that placed the order', async () => {
    const guest = store.shopper();
    const { orderId, idOf } = await order(guest, [{ productId: bar, qty: 1 }]);
    const { rmaNumber } = await guest.call(createReturn, returnOf(orderId, idOf(bar), 1));
    expect((await guest.call(getReturn, { params: { id: rmaNumber } })).orderId).toBe(orderId);
    expect(await guest.refused(getReturns)).toMatchObject({ status: 401, type: 'token_expired' });
  });

  it('is answered with 404 for other shoppers, and so is its order [SECURITY-9]', async () => {
    const owner = await customerCalled('alice');
    const { orderId, idOf } = await order(owner, [{ productId: bar, qty: 2 }]);
    const { rmaNumber } = await owner.call(createReturn, returnOf(orderId, idOf(bar), 1));
    for (const stranger of [await customerCalled('bob'), store.shopper()]) {
      const params = { id: orderId };
      expect((await stranger.refused(getReturnable, { params, query: { storeId: 1 } })).status).toBe(404);
      expect((await stranger.refused(createReturn, returnOf(orderId, idOf(bar), 1))).status).toBe(404);
      expect((await stranger.refused(getReturn, { params: { id: rmaNumber } })).status).toBe(404);
    }
    const otherStore = { params: { id: orderId }, query: { storeId: 5 as const } };
    expect((await owner.refused(getReturnable, otherStore)).status).toBe(404);
  });

  it('requires a placed order', async () => {
    const shopper = await customerCalled('bob');
    const list = await fillCart(shopper, [{ productId: bar, qty: 1 }]);
    const body = await composeOrder(shopper, list, { nowMs: store.now().getTime(), outcome: 'challenge' });
    const { orderId, status } = await shopper.call(contract.checkout.placeOrder, { body });
    expect(status).toBe('payment_pending');
    const asked = { params: { id: orderId }, query: { storeId: 1 as const } };
    expect((await shopper.refused(getReturnable, asked)).status).toBe(404);
  });

  it('is offered on USA, APO and CAN, and elsewhere if the flag is on for the shopper', async () => {
    const guest = store.shopper('EUR');
    const list = await fillCart(guest, [{ productId: bar, qty: 1 }]);
    const address = { ...ohioAddress, region: '', postcode: '10115', countryId: 'DE' as const };
    const body = await composeOrder(guest, list, { nowMs: store.now().getTime(), siteCode: 'EUR', address });
    const { orderId } = await guest.call(contract.checkout.placeOrder, { body });
    await ship(orderId);
    const [line] = body.items;
    const items = [{ listItemId: line?.listItemId ?? '', qty: 1, reason: 'other' as const }];
    const asked = { body: { orderId, storeId: 5 as const, items } };
    expect(await guest.refused(createReturn, asked)).toMatchObject({ status: 409, type: 'returns_not_offered' });
    const setting = JSON.stringify({ rules: [{ audience: { sites: ['EUR'] }, value: true }] });
    await store.db.insertInto('flag_settings').values({ name: 'enable-eu-returns', setting }).execute();
    expect((await guest.call(createReturn, asked)).storeId).toBe(5);
  });

  it.each<[string, Record<string, unknown>]>([
    ['it has no line', { items: [] }],
    ['it has no pieces', { items: [{ listItemId: 'a', qty: 0, reason: 'other' }] }],
    ['it has an unknown reason', { items: [{ listItemId: 'a', qty: 1, reason: 'bored' }] }],
    ['it has a line twice', { items: Array(2).fill({ listItemId: 'a', qty: 1, reason: 'other' }) }],
  ])('violates the contract if %s', async (_title, wrong) => {
    const response = await store.shopper().request('/svc_rma/rma', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ orderId: 'a', storeId: 1, comments: '', ...wrong }),
    });
    expect(response.status).toBe(400);
  });
});
