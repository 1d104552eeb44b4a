import type { Placement } from '@ironcart/api/codec';
import { defaultOrder, money, type Order, type OrderStatus } from '@ironcart/core';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { PlaceAnswer } from '../ports.ts';
import { deferredPort, settle } from '../testing/deferred-calls.ts';
import { shopper } from '../testing/fixtures.ts';
import { type FreshOrder, freshOrderOf } from './fresh-order.ts';
import { orderPlacementMachine } from './order-placement.machine.ts';
import { selectPlacementFacts } from './order-placement.selectors.ts';
import type { OrderReference } from './order-placement.types.ts';

const agreed = { shown: 'same', current: 'same' };
const proof = { prices: agreed, shipping: agreed, tax: agreed };

const order: Order = {
  ...defaultOrder('list-1'),
  billingAddress: shopper,
  totals: { ...defaultOrder().totals, grandTotalIncludingTax: money(22_300) },
};

const freshOrder = (): FreshOrder => {
  const freshness = freshOrderOf(order, proof);
  if (!freshness.isFresh) throw new Error(freshness.code);
  return freshness.order;
};

const stored = (status: OrderStatus, grandTotal = 22_300): Order => ({
  ...order,
  orderId: 'order-1',
  status,
  totals: { ...order.totals, grandTotalIncludingTax: money(grandTotal) },
});

const accepted = (status: OrderStatus, payment: Placement['payment'] = {}): PlaceAnswer => ({
  ok: true,
  accepted: { orderId: 'order-1', storeId: 1, status, payment },
});

const open = (unsettled?: OrderReference) => {
  const clock = new SimulatedClock();
  const place = deferredPort<FreshOrder, PlaceAnswer>();
  const fetchOrder = deferredPort<string, Order>();
  const actor = createActor(orderPlacementMachine, {
    clock,
    input: {
      ports: { place, order: (orderId) => fetchOrder(orderId) },
      order: freshOrder(),
      unsettled,
      threeDsTimeoutMs: 60_000,
      pollMs: 2_000,
    },
  }).start();
  return {
    place,
    fetchOrder,
    send: actor.send,
    status: () => actor.getSnapshot().context.status,
    facts: () => selectPlacementFacts(actor.getSnapshot()),
    isSecureFlowRunning: () => actor.getSnapshot().children.threeDs?.getSnapshot().status === 'active',
    isOver: () => actor.getSnapshot().status === 'done',
    outcome: () => actor.getSnapshot().output,
    advance: async (ms: number) => {
      clock.increment(ms);
      await settle();
    },
  };
};

const openChallenge = async () => {
  const world = open();
  await world.place.last().answer(accepted('payment_pending', { transactionId: 'txn-1' }));
  return world;
};

describe('placing an order', () => {
  it('starts with a new order and posts it once [S4-order-01]', async () => {
    const world = open();
    expect(world.status()).toBe('new');
    await world.advance(10_000);
    expect(world.place.calls).toHaveLength(1);
  });

  it('takes 500 ms at least, and longer when the answer does [S9-timing-01]', async () => {
    const quick = open();
    await quick.advance(10);
    await quick.place.last().answer(accepted('published'));
    await quick.advance(489);
    expect(quick.isOver()).toBe(false);
    await quick.advance(1);
    expect(quick.isOver()).toBe(true);

    const slow = open();
    await slow.advance(900);
    expect(slow.isOver()).toBe(false);
    await slow.place.last().answer(accepted('published'));
    expect(slow.isOver()).toBe(true);
  });

  it('takes 500 ms at least also when the order is refused', async () => {
    const world = open();
    await world.place.last().answer({ ok: false, failure: { code: 'inventory_error', message: '' } });
    await world.advance(499);
    expect(world.isOver()).toBe(false);
    await world.advance(1);
    expect(world.outcome()).toMatchObject({ kind: 'failed', failure: { code: 'inventory_error' } });
  });

  it('takes a placed answer as it is: no secure flow', async () => {
    const world = open();
    await world.place.last().answer(accepted('published'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({
      kind: 'placed',
      order: { orderId: 'order-1', status: 'published', listId: 'list-1' },
    });
    expect(world.fetchOrder.calls).toHaveLength(0);
  });

  it('does not repeat a POST that nobody answered: it says so', async () => {
    const world = open();
    await world.place.last().fail('no_response');
    await world.advance(60_000);
    expect(world.place.calls).toHaveLength(1);
    expect(world.outcome()).toMatchObject({ kind: 'failed', failure: { code: 'no_response' } });
  });
});

describe('the secure flow of an order', () => {
  it('begins when the order is payment_pending, and shows the challenge [S4-order-02]', async () => {
    const world = await openChallenge();
    expect(world.status()).toBe('payment_pending');
    expect(world.isSecureFlowRunning()).toBe(true);
    expect(world.facts().challenge).toEqual({ transactionId: 'txn-1' });
    await world.advance(500);
    expect(world.isOver()).toBe(false);
  });

  it('ends with published: the flow is stopped and loading is over [S4-order-03, S4-threeds-03]', async () => {
    const world = await openChallenge();
    await world.advance(2_000);
    await world.fetchOrder.last().answer(stored('published'));
    expect(world.outcome()).toMatchObject({ kind: 'placed', order: { status: 'published' } });
    expect(world.status()).toBe('published');
    expect(world.isSecureFlowRunning()).toBe(false);
    expect(world.isOver()).toBe(true);
  });

  it('ends with payment_complete: the flow is stopped and loading is over [S4-order-04, S4-threeds-04]', async () => {
    const world = await openChallenge();
    await world.advance(2_000);
    await world.fetchOrder.last().answer(stored('payment_complete'));
    expect(world.outcome()).toMatchObject({ kind: 'placed', order: { status: 'payment_complete' } });
    expect(world.status()).toBe('payment_complete');
    expect(world.isSecureFlowRunning()).toBe(false);
    expect(world.isOver()).toBe(true);
  });

  it('ends with payment_error: the flow is stopped and loading is over [S4-order-05, S4-threeds-05]', async () => {
    const world = await openChallenge();
    await world.advance(2_000);
    await world.fetchOrder.last().answer(stored('payment_error'));
    expect(world.outcome()).toMatchObject({ kind: 'failed', status: 'payment_error', unsettled: undefined });
    expect(world.status()).toBe('payment_error');
    expect(world.isSecureFlowRunning()).toBe(false);
    expect(world.isOver()).toBe(true);
  });

  it('times out as payment_error with three_ds, and remembers that the attempt is unsettled', async () => {
    const world = await openChallenge();
    await world.advance(60_000);
    expect(world.outcome()).toMatchObject({
      kind: 'failed',
      status: 'payment_error',
      failure: { code: 'three_ds' },
      unsettled: { orderId: 'order-1', storeId: 1 },
    });
  });

  it('hides the challenge as soon as the shopper closes it', async () => {
    const world = await openChallenge();
    world.send({ type: 'challenge.closed' });
    expect(world.facts().challenge).toBeUndefined();
    await world.fetchOrder.last().answer(stored('payment_pending'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ kind: 'failed', failure: { code: 'three_ds' } });
  });
});

describe('an order that exists already', () => {
  const exists = {
    ok: false,
    failure: { code: 'order_already_published', message: '', orderId: 'order-1' },
  } as const;

  it('is fetched, and is the shopper’s own when the grand total matches [S8-err-order-05, S8-err-order-06]', async () => {
    const world = open();
    await world.place.last().answer(exists);
    expect(world.fetchOrder.calls.map(({ request }) => request)).toEqual(['order-1']);
    await world.fetchOrder.last().answer(stored('published'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ kind: 'placed', order: { orderId: 'order-1' } });
    expect(world.place.calls).toHaveLength(1);
  });

  it('is an error when the grand total differs by a cent', async () => {
    const world = open();
    await world.place.last().answer(exists);
    await world.fetchOrder.last().answer(stored('published', 22_301));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ kind: 'failed', failure: { code: 'order_already_published' } });
  });

  it('is an error when it cannot be fetched', async () => {
    const world = open();
    await world.place.last().answer(exists);
    await world.fetchOrder.last().fail('no_response');
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ kind: 'failed', failure: { code: 'order_already_published' } });
  });

  it('is found before a second POST when an earlier challenge succeeded late', async () => {
    const world = open({ orderId: 'order-1', storeId: 1 });
    expect(world.place.calls).toHaveLength(0);
    await world.fetchOrder.last().answer(stored('published'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ kind: 'placed' });
    expect(world.place.calls).toHaveLength(0);
  });

  it.each(['payment_pending', 'payment_error'] as const)(
    'gives way to a new attempt while it is %s',
    async (status) => {
      const world = open({ orderId: 'order-1', storeId: 1 });
      await world.fetchOrder.last().answer(stored(status));
      expect(world.place.calls).toHaveLength(1);
    },
  );
});

describe('a fresh order', () => {
  it.each(['prices', 'shipping', 'tax'] as const)(
    'is not made when the %s on screen are those of another order',
    (part) => {
      const stale = { ...proof, [part]: { shown: 'then', current: 'now' } };
      expect(freshOrderOf(order, stale)).toEqual({ isFresh: false, code: `${part}_not_current` });
      const unknown = { ...proof, [part]: { shown: undefined, current: undefined } };
      expect(freshOrderOf(order, unknown)).toEqual({ isFresh: false, code: `${part}_not_current` });
    },
  );

  it('needs an address to bill', () => {
    const unbilled = { ...order, billingAddress: undefined };
    expect(freshOrderOf(unbilled, proof)).toEqual({ isFresh: false, code: 'billing_not_complete' });
  });

  it('is the only thing that the place port takes', () => {
    const place = (_order: FreshOrder) => undefined;
    // @ts-expect-error an order that nobody checked is not fresh
    place(order);
    expect(place(freshOrder())).toBeUndefined();
  });
});
