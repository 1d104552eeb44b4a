import type { Placement } from '@ironcart/api/codec';
import {
  defaultOrder,
  money,
  type Order,
  type OrderPayment,
  type OrderStatus,
  type PendingOrder,
} from '@ironcart/core';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { PlaceAnswer } from '../ports.ts';
import { deferredPort, settle } from '../testing/deferred-calls.ts';
import { shopper } from '../testing/fixtures.ts';
import { deniedStorage, memoryStorage } from '../testing/memory-storage.ts';
import { type FreshOrder, freshOrderOf } from './fresh-order.ts';
import { orderPlacementMachine } from './order-placement.machine.ts';
import { selectPlacementFacts } from './order-placement.selectors.ts';
import type { OrderReference } from './order-placement.types.ts';
import { hasStoredPending } from './pending-storage.ts';
import { readPending } from './read-pending.ts';

const startMs = Date.parse('2026-11-21T12:00:00Z');

const agreed = { shown: 'same', current: 'same' };
const proof = { prices: agreed, shipping: agreed, tax: agreed, payment: agreed };

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

const stored = (status: OrderStatus, grandTotal = 22_300, payment: Partial<OrderPayment> = {}): Order => ({
  ...order,
  payment: { ...order.payment, ...payment },
  orderId: 'order-1',
  status,
  totals: { ...order.totals, grandTotalIncludingTax: money(grandTotal) },
});

const accepted = (status: OrderStatus, payment: Placement['payment'] = {}): PlaceAnswer => ({
  ok: true,
  accepted: { orderId: 'order-1', storeId: 1, status, payment },
});

const open = (
  { unsettled, ...task }: { unsettled?: OrderReference; order?: FreshOrder; pending?: PendingOrder } = {},
  storage = memoryStorage(),
) => {
  const clock = new SimulatedClock();
  const place = deferredPort<FreshOrder, PlaceAnswer>();
  const fetchOrder = deferredPort<string, Order>();
  const actor = createActor(orderPlacementMachine, {
    clock,
    input: {
      ports: {
        place,
        order: (orderId, _storeId, signal) => fetchOrder(orderId, signal),
        storage,
        now: () => startMs + clock.now(),
      },
      ...(task.pending === undefined ? { order: task.order ?? freshOrder() } : { pending: task.pending }),
      unsettled,
      threeDsTimeoutMs: 60_000,
      pollMs: 2_000,
    },
  }).start();
  const readStored = () => readPending({ storage, now: () => startMs + clock.now() }, { storeId: 1, listId: 'list-1' });
  return {
    storage,
    readStored,
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
    const world = open({ unsettled: { orderId: 'order-1', storeId: 1 } });
    expect(world.place.calls).toHaveLength(0);
    await world.fetchOrder.last().answer(stored('published'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ kind: 'placed' });
    expect(world.place.calls).toHaveLength(0);
  });

  it('gives way to a new attempt once its payment has failed', async () => {
    const world = open({ unsettled: { orderId: 'order-1', storeId: 1 } });
    await world.fetchOrder.last().answer(stored('payment_error'));
    expect(world.place.calls).toHaveLength(1);
  });

  it('does not hold up another way to pay while its payment is not decided: the store settles it [S4-threeds-02]', async () => {
    const world = open({ unsettled: { orderId: 'order-1', storeId: 1 } });
    await world.fetchOrder.last().answer(stored('payment_pending', 22_300, { transactionId: 'txn-1' }));
    expect(world.place.calls).toHaveLength(1);
    expect(world.facts().challenge).toBeUndefined();
    await world.place.last().answer(accepted('published'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ kind: 'placed' });
    expect(world.readStored()).toBeUndefined();
  });

  it('is taken up again when the store says that nothing is paid otherwise', async () => {
    const world = open({ unsettled: { orderId: 'order-1', storeId: 1 } });
    const pending = stored('payment_pending', 22_300, { transactionId: 'txn-1' });
    await world.fetchOrder.last().answer(pending);
    await world.place.last().answer(exists);
    await world.fetchOrder.last().answer(pending);
    await world.fetchOrder.last().answer(pending);
    expect(world.facts().challenge).toEqual({ transactionId: 'txn-1' });
    world.send({ type: 'challenge.finished' });
    await world.fetchOrder.last().answer(stored('published'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ kind: 'placed', order: { orderId: 'order-1' } });
    expect(world.place.calls).toHaveLength(1);
  });

  it('is not followed when it has another total: the store says whether it stands in the way', async () => {
    const world = open({ unsettled: { orderId: 'order-1', storeId: 1 } });
    await world.fetchOrder.last().answer(stored('payment_pending', 22_301));
    expect(world.place.calls).toHaveLength(1);
  });

  it('in another tab is followed there too, with its challenge', async () => {
    const world = open();
    await world.place.last().answer(exists);
    await world.fetchOrder.last().answer(stored('payment_pending', 22_300, { transactionId: 'txn-1' }));
    await world.fetchOrder.last().answer(stored('payment_pending', 22_300, { transactionId: 'txn-1' }));
    expect(world.facts().challenge).toEqual({ transactionId: 'txn-1' });
    expect(world.status()).toBe('payment_pending');
  });
});

describe('an attempt that nobody knows the outcome of', () => {
  const unknown = {
    ok: false,
    failure: { code: 'internal_error', message: 'settling', orderId: 'order-1' },
  } as const;

  it('is asked about: it may have been placed', async () => {
    const world = open();
    await world.place.last().answer(unknown);
    expect(world.fetchOrder.calls.map(({ request }) => request)).toEqual(['order-1']);
    await world.fetchOrder.last().answer(stored('published'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ kind: 'placed' });
  });

  it('is a refused payment when the store has given the order up', async () => {
    const world = open();
    await world.place.last().answer(unknown);
    await world.fetchOrder.last().answer(stored('payment_error'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({
      kind: 'failed',
      failure: { code: 'payment_error' },
      status: 'payment_error',
      unsettled: undefined,
    });
  });

  it('is waited for while the store settles it, 30 s at most, and stays unsettled then', async () => {
    const world = open();
    await world.place.last().answer(unknown);
    await world.fetchOrder.last().answer(stored('new'));
    expect(world.facts().challenge).toBeUndefined();
    await world.fetchOrder.last().answer(stored('new'));
    await world.advance(29_999);
    expect(world.isOver()).toBe(false);
    await world.advance(1);
    expect(world.outcome()).toMatchObject({ kind: 'failed', unsettled: { orderId: 'order-1', storeId: 1 } });
  });

  it('stays unsettled when the store cannot be asked', async () => {
    const world = open();
    await world.place.last().answer(unknown);
    await world.fetchOrder.last().fail('no_response');
    await world.advance(500);
    expect(world.outcome()).toMatchObject({
      kind: 'failed',
      failure: { code: 'internal_error' },
      unsettled: { orderId: 'order-1', storeId: 1 },
    });
  });

  it('that failed for certain is not asked about', async () => {
    const world = open();
    await world.place.last().answer({
      ok: false,
      failure: { code: 'payment_error', message: 'declined', orderId: 'order-1' },
    });
    await world.advance(500);
    expect(world.fetchOrder.calls).toHaveLength(0);
    expect(world.outcome()).toMatchObject({ failure: { code: 'payment_error' }, unsettled: undefined });
  });
});

describe('paying on the bank’s own page', () => {
  const redirected = (): FreshOrder => ({
    ...freshOrder(),
    payment: { ...order.payment, paymentType: 'adyen', adyenType: 'ideal' },
  });
  const leave = async () => {
    const world = open({ order: redirected() });
    await world.place.last().answer(accepted('payment_pending', { transactionId: 'txn-1' }));
    return world;
  };

  it('sends the whole page there, by the payment’s reference', async () => {
    const world = await leave();
    expect(world.facts()).toMatchObject({
      redirect: { transactionId: 'txn-1', orderId: 'order-1' },
      challenge: undefined,
    });
    expect(world.readStored()).toMatchObject({ kind: 'redirect', orderId: 'order-1' });
  });

  it('goes on in this page when the shopper pays in another', async () => {
    const world = await leave();
    await world.advance(2_000);
    await world.fetchOrder.last().answer(stored('published'));
    expect(world.outcome()).toMatchObject({ kind: 'placed' });
  });

  it('is a refused payment when the shopper refuses there, not a failed challenge', async () => {
    const world = await leave();
    world.send({ type: 'challenge.finished' });
    await world.fetchOrder.last().answer(stored('payment_error'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ kind: 'failed', failure: { code: 'payment_error' } });
  });
});

describe('an order that waits at the bank', () => {
  const pendingOrder = (over: Partial<PendingOrder> = {}): PendingOrder => ({
    orderId: 'order-1',
    storeId: 1,
    listId: 'list-1',
    transactionId: 'txn-1',
    kind: 'challenge',
    savedAtMs: startMs,
    ...over,
  });

  it('is kept on the device, without card and token, while it waits', async () => {
    const world = await openChallenge();
    expect(world.storage.writes).toEqual(['r_co_pending']);
    expect(world.readStored()).toEqual(pendingOrder());
    expect(hasStoredPending({ storage: world.storage, now: () => startMs })).toBe(true);
  });

  it.each(['published', 'payment_error'] as const)('is forgotten once it is %s', async (status) => {
    const world = await openChallenge();
    world.send({ type: 'challenge.finished' });
    await world.fetchOrder.last().answer(stored(status));
    expect(world.storage.get('r_co_pending')).toBeNull();
  });

  it('is kept when the shopper turns away and the bank has not decided: it may still succeed', async () => {
    const world = await openChallenge();
    world.send({ type: 'challenge.closed' });
    await world.fetchOrder.last().answer(stored('payment_pending'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ kind: 'failed', failure: { code: 'three_ds' } });
    expect(world.readStored()).toBeDefined();
  });

  it('costs nothing but itself when the storage refuses', async () => {
    const world = open({}, { ...memoryStorage(), ...deniedStorage });
    await world.place.last().answer(accepted('payment_pending', { transactionId: 'txn-1' }));
    expect(world.facts().challenge).toEqual({ transactionId: 'txn-1' });
    expect(world.readStored()).toBeUndefined();
  });

  it('is taken up by a page that is loaded again: no POST, and the challenge once the order is still open', async () => {
    const world = open({ pending: pendingOrder() });
    expect(world.status()).toBe('payment_pending');
    expect(world.facts().challenge).toBeUndefined();
    await world.fetchOrder.last().answer(stored('payment_pending'));
    expect(world.facts().challenge).toEqual({ transactionId: 'txn-1' });
    world.send({ type: 'challenge.finished' });
    await world.fetchOrder.last().answer(stored('published'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ kind: 'placed', order: { orderId: 'order-1' } });
    expect(world.place.calls).toHaveLength(0);
  });

  it('is placed at once when the bank decided while the page was away', async () => {
    const world = open({ pending: pendingOrder({ kind: 'redirect' }) });
    await world.fetchOrder.last().answer(stored('published'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ kind: 'placed' });
    expect(world.storage.get('r_co_pending')).toBeNull();
  });

  it('back from the bank’s page is not sent there again, and ends in three_ds when nothing is decided', async () => {
    const world = open({ pending: pendingOrder({ kind: 'redirect' }) });
    await world.fetchOrder.last().answer(stored('payment_pending'));
    expect(world.facts()).toMatchObject({ redirect: undefined, challenge: undefined });
    await world.advance(30_000);
    expect(world.outcome()).toMatchObject({
      kind: 'failed',
      failure: { code: 'three_ds' },
      unsettled: { orderId: 'order-1', storeId: 1 },
    });
  });

  it('is a refused payment when the shopper refused on the bank’s page', async () => {
    const world = open({ pending: pendingOrder({ kind: 'redirect' }) });
    await world.fetchOrder.last().answer(stored('payment_error'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ kind: 'failed', failure: { code: 'payment_error' }, unsettled: undefined });
  });

  it('that the store does not know ends too', async () => {
    const world = open({ pending: pendingOrder({ kind: 'redirect' }) });
    await world.fetchOrder.last().fail('not_found');
    for (let waitedMs = 0; waitedMs < 30_000; waitedMs += 2_000) await world.advance(2_000);
    expect(world.isOver()).toBe(true);
  });
});

describe('the bank’s look at the device', () => {
  it('is asked for when the placing answer brings what it needs, 10 s at most', async () => {
    const world = open();
    const browserInfo = { methodUrl: 'https://bank.example/look' };
    await world.place.last().answer(accepted('payment_pending', { transactionId: 'txn-1', browserInfo }));
    expect(world.facts()).toMatchObject({
      fingerprint: { transactionId: 'txn-1', browserInfo },
      challenge: undefined,
    });
    await world.advance(10_000);
    await world.fetchOrder.last().answer(stored('payment_pending'));
    expect(world.facts()).toMatchObject({ fingerprint: undefined, challenge: { transactionId: 'txn-1' } });
  });
});

describe('a fresh order', () => {
  it.each(['prices', 'shipping', 'tax', 'payment'] as const)(
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
