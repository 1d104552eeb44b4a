import { randomUUID } from 'node:crypto';
import { contract } from '@ironcart/api/contract';
import { money } from '@ironcart/core/money';
import { type OrderStage, orderStages } from '@ironcart/core/order';
import { expect, it } from 'vitest';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { moveReturn } from '../return/move-return.ts';
import { packOrder } from '../shipment/pack-order.ts';
import { shipOrder } from '../shipment/ship-order.ts';

const store = useTestStore();
const { getOrder, getOrders, placeOrder, cancelOrder } = contract.checkout;
const { bar, program } = fixtureIds;
const none = { shipped: 0, delivered: 0, returned: 0, returnable: 0 };

const customer = async (name: keyof typeof fixtureEmails) => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails[name], password: fixturePassword } });
  const place = async (productId: number = bar, qty = 2) => {
    const list = await fillCart(shopper, [{ productId, qty }]);
    const body = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
    return (await shopper.call(placeOrder, { body })).orderId;
  };
  const at = async (stage: OrderStage) => {
    const { orders, count } = await shopper.call(getOrders, { query: { stage } });
    expect(count).toBe(orders.length);
    return orders.map(({ orderId }) => orderId);
  };
  return { shopper, place, at };
};

const ship = (orderId: string, pieces?: number) =>
  shipOrder(store.db, {
    orderId,
    carrier: 'Sandbox',
    now: store.now(),
    pieces: pieces === undefined ? undefined : new Map([['BAR-20', pieces]]),
  });

it('order shows how many pieces are shipped, delivered and returned, in its response and in the list', async () => {
  const { shopper, place } = await customer('alice');
  const orderId = await place();
  const followed = async () => {
    await store.backend.reconcile();
    const one = await shopper.call(getOrder, { params: { id: orderId }, query: { storeId: 1 } });
    const { orders } = await shopper.call(getOrders);
    expect(orders.find((order) => order.orderId === orderId)?.fulfilment).toEqual(one.fulfilment);
    return one.fulfilment;
  };
  expect(await followed()).toEqual({ toShip: 2, ...none });
  const packedAt = store.now().toISOString();
  await packOrder(store.db, { orderId, now: store.now() });
  expect(await followed()).toEqual({ toShip: 2, ...none, packedAt });
  await ship(orderId, 1);
  expect(await followed()).toEqual({ toShip: 2, ...none, shipped: 1, returnable: 1, packedAt });
  store.passTime(60 * 60_000);
  expect(await followed()).toEqual({
    toShip: 2,
    ...none,
    shipped: 1,
    delivered: 1,
    returnable: 1,
    packedAt,
    returnableUntil: '2026-07-15',
  });
  const { items } = await shopper.call(getOrder, { params: { id: orderId }, query: { storeId: 1 } });
  const taken = [{ listItemId: items[0]?.listItemId ?? '', qty: 1, reason: 'other' as const }];
  const { rmaNumber } = await shopper.call(contract.return.createReturn, {
    body: { orderId, storeId: 1, items: taken },
  });
  expect(await followed()).toMatchObject({ returned: 0, returnable: 0 });
  const move = { to: 'refunded', amount: money(100) } as const;
  await moveReturn(store.db, { rmaNumber, move, now: store.now(), randomId: randomUUID });
  expect(await followed()).toMatchObject({ shipped: 1, returned: 1, returnable: 0 });
});

it('order of a training program ships nothing', async () => {
  const { shopper, place } = await customer('alice');
  const params = { id: await place(program, 1) };
  expect((await shopper.call(getOrder, { params, query: { storeId: 1 } })).fulfilment).toEqual({ toShip: 0, ...none });
});

it('order list is sorted by fulfilment state [S2-account-08]', async () => {
  const { shopper, place, at } = await customer('bob');
  const [open, shipped, returned, cancelled] = [await place(), await place(), await place(bar, 1), await place()];
  const nothingToShip = await place(program, 1);
  await ship(shipped, 1);
  await ship(returned);
  const { items } = await shopper.call(getOrder, { params: { id: returned }, query: { storeId: 1 } });
  const taken = items.map(({ listItemId, qty }) => ({ listItemId, qty, reason: 'other' as const }));
  await shopper.call(contract.return.createReturn, { body: { orderId: returned, storeId: 1, items: taken } });
  await shopper.call(cancelOrder, { params: { id: cancelled }, body: { storeId: 1 } });
  const found = Object.fromEntries(
    await Promise.all(orderStages.map(async (stage) => [stage, (await at(stage)).toSorted()] as const)),
  );
  expect(found).toEqual({
    open: [open],
    returnable: [shipped],
    returned: [returned],
    cancelled: [cancelled],
    shipped: [shipped, returned].toSorted(),
  });
  const all = (await shopper.call(getOrders)).orders.map(({ orderId }) => orderId);
  expect(all).toContain(nothingToShip);
});
