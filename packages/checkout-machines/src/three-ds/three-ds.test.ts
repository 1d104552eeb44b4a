import { defaultOrder, type Order, type OrderStatus } from '@ironcart/core/order';
import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { deferredPort, settle } from '../testing/deferred-calls.ts';
import { FINGERPRINT_LIMIT_MS, threeDsMachine } from './three-ds.machine.ts';
import { selectEncounter, selectIsFingerprinting } from './three-ds.selectors.ts';
import type { ThreeDsInput } from './three-ds.types.ts';
import { DEFAULT_THREE_DS_TIMEOUT_MS } from './three-ds-limits.ts';

const orderWith = (status: OrderStatus): Order => ({
  ...defaultOrder(siteByCode('USA'), 'list-1'),
  orderId: 'order-1',
  status,
});

const open = ({ timeoutMs = 60_000, pollMs = 2_000, ...how }: Partial<ThreeDsInput> = {}) => {
  const clock = new SimulatedClock();
  const order = deferredPort<string, Order>();
  const actor = createActor(threeDsMachine, {
    clock,
    input: {
      ...how,
      ports: { order: (orderId, _storeId, signal) => order(orderId, signal) },
      orderId: 'order-1',
      storeId: 1,
      timeoutMs,
      pollMs,
    },
  }).start();
  return {
    order,
    send: actor.send,
    outcome: () => actor.getSnapshot().output,
    encounter: () => selectEncounter(actor.getSnapshot()),
    isFingerprinting: () => selectIsFingerprinting(actor.getSnapshot()),
    isOver: () => actor.getSnapshot().status === 'done',
    advance: async (ms: number) => {
      clock.increment(ms);
      await settle();
    },
  };
};

describe('the secure flow', () => {
  it('looks at the order again and again until its status is final', async () => {
    const world = open();
    await world.advance(2_000);
    await world.order.last().answer(orderWith('payment_pending'));
    await world.advance(1_999);
    expect(world.order.calls).toHaveLength(1);
    await world.advance(1);
    expect(world.order.calls).toHaveLength(2);
    await world.order.last().answer(orderWith('published'));
    expect(world.outcome()).toMatchObject({ kind: 'placed' });
  });

  it.each(['published', 'payment_complete'] as const)('ends as placed when the order is %s', async (status) => {
    const world = open();
    world.send({ type: 'challenge.finished' });
    await world.order.last().answer(orderWith(status));
    expect(world.outcome()).toMatchObject({ kind: 'placed', order: { status } });
  });

  it('ends as refused when the order is payment_error', async () => {
    const world = open();
    world.send({ type: 'challenge.finished' });
    await world.order.last().answer(orderWith('payment_error'));
    expect(world.outcome()).toMatchObject({ kind: 'refused' });
  });

  it('looks at once when the bank says it is done, and keeps looking while the order is pending', async () => {
    const world = open();
    world.send({ type: 'challenge.finished' });
    expect(world.order.calls).toHaveLength(1);
    await world.order.last().answer(orderWith('payment_pending'));
    expect(world.isOver()).toBe(false);
    await world.advance(2_000);
    expect(world.order.calls).toHaveLength(2);
  });

  it('ends at the time limit, and not before', async () => {
    const world = open({ timeoutMs: 5_000, pollMs: 60_000 });
    await world.advance(4_999);
    expect(world.isOver()).toBe(false);
    await world.advance(1);
    expect(world.outcome()).toEqual({ kind: 'three_ds' });
  });

  it('ends at the time limit also while a look is not answered', async () => {
    const world = open({ timeoutMs: 5_000, pollMs: 4_000 });
    await world.advance(4_000);
    expect(world.order.calls).toHaveLength(1);
    await world.advance(1_000);
    expect(world.outcome()).toEqual({ kind: 'three_ds' });
  });

  it('looks again where a look is never answered', async () => {
    const world = open();
    await world.advance(2_000);
    await world.advance(10_000);
    expect(world.order.calls).toHaveLength(1);
    expect(world.order.last().signal?.aborted).toBe(true);
    await world.advance(2_000);
    expect(world.order.calls).toHaveLength(2);
    await world.order.last().answer(orderWith('published'));
    expect(world.outcome()).toMatchObject({ kind: 'placed' });
  });

  it('waits ten minutes unless configured otherwise', () => {
    expect(DEFAULT_THREE_DS_TIMEOUT_MS).toBe(600_000);
  });

  it('looks once more when the window is closed: a final status counts', async () => {
    const world = open();
    world.send({ type: 'challenge.closed' });
    await world.order.last().answer(orderWith('published'));
    expect(world.outcome()).toMatchObject({ kind: 'placed' });
  });

  it('ends in three_ds when the window is closed and nothing is final', async () => {
    const world = open();
    world.send({ type: 'challenge.closed' });
    await world.order.last().answer(orderWith('payment_pending'));
    expect(world.outcome()).toEqual({ kind: 'three_ds' });
  });

  it('does not wait for ever for that last look', async () => {
    const world = open();
    world.send({ type: 'challenge.closed' });
    await world.advance(10_000);
    expect(world.outcome()).toEqual({ kind: 'three_ds' });
  });

  it('survives a look that fails', async () => {
    const world = open();
    await world.advance(2_000);
    await world.order.last().fail('no_response');
    expect(world.isOver()).toBe(false);
    await world.advance(2_000);
    await world.order.last().answer(orderWith('published'));
    expect(world.outcome()).toMatchObject({ kind: 'placed' });
  });

  it('ends in three_ds when the challenge fails', () => {
    const world = open();
    world.send({ type: 'challenge.failed' });
    expect(world.outcome()).toEqual({ kind: 'three_ds' });
  });
});

describe('the bank’s look at the device', () => {
  it('comes before the challenge, which is shown once the order is still not decided', async () => {
    const world = open({ looksAtDevice: true });
    expect(world.isFingerprinting()).toBe(true);
    expect(world.encounter()).toBeUndefined();
    world.send({ type: 'challenge.fingerprinted' });
    expect(world.isFingerprinting()).toBe(false);
    expect(world.encounter()).toBeUndefined();
    await world.order.last().answer(orderWith('payment_pending'));
    expect(world.encounter()).toBe('challenge');
  });

  it('spares the shopper the challenge where the bank is content', async () => {
    const world = open({ looksAtDevice: true });
    world.send({ type: 'challenge.fingerprinted' });
    await world.order.last().answer(orderWith('published'));
    expect(world.outcome()).toMatchObject({ kind: 'placed' });
  });

  it('is waited for 10 s at most: then placing goes on without it', async () => {
    expect(FINGERPRINT_LIMIT_MS).toBe(10_000);
    const world = open({ looksAtDevice: true });
    await world.advance(9_999);
    expect(world.isFingerprinting()).toBe(true);
    await world.advance(1);
    expect(world.isFingerprinting()).toBe(false);
    await world.order.last().fail('no_response');
    expect(world.encounter()).toBe('challenge');
  });

  it('does not shorten the time for the challenge', async () => {
    const world = open({ looksAtDevice: true, timeoutMs: 60_000 });
    await world.advance(10_000);
    await world.order.last().answer(orderWith('payment_pending'));
    await world.advance(59_999);
    expect(world.isOver()).toBe(false);
    await world.advance(1);
    expect(world.outcome()).toEqual({ kind: 'three_ds' });
  });

  it('ends in three_ds when the bank fails meanwhile', () => {
    const world = open({ looksAtDevice: true });
    world.send({ type: 'challenge.failed' });
    expect(world.outcome()).toEqual({ kind: 'three_ds' });
  });
});

describe('a secure flow that an earlier page began', () => {
  it('looks at the order before it shows anything: it may be decided', async () => {
    const world = open({ isResumed: true });
    expect(world.encounter()).toBeUndefined();
    await world.order.last().answer(orderWith('published'));
    expect(world.outcome()).toMatchObject({ kind: 'placed' });
  });

  it('shows the challenge again where the bank still waits', async () => {
    const world = open({ isResumed: true });
    await world.order.last().answer(orderWith('payment_pending'));
    expect(world.encounter()).toBe('challenge');
  });

  it('shows it also when that look is not answered', async () => {
    const world = open({ isResumed: true });
    const look = world.order.last();
    await world.advance(10_000);
    expect(look.signal?.aborted).toBe(true);
    expect(world.encounter()).toBe('challenge');
  });
});

describe('a redirect to the bank’s own page', () => {
  it('is asked for until the shopper is gone, and the order is looked at meanwhile', async () => {
    const world = open({ encounter: 'redirect' });
    expect(world.encounter()).toBe('redirect');
    await world.advance(2_000);
    await world.order.last().answer(orderWith('published'));
    expect(world.encounter()).toBeUndefined();
    expect(world.outcome()).toMatchObject({ kind: 'placed' });
  });

  it('is not asked for again after the way back, and an undecided order ends in three_ds after 30 s', async () => {
    const world = open({ encounter: 'none', isResumed: true, timeoutMs: 600_000, pollMs: 60_000 });
    await world.order.last().answer(orderWith('payment_pending'));
    expect(world.encounter()).toBeUndefined();
    await world.advance(29_999);
    expect(world.isOver()).toBe(false);
    await world.advance(1);
    expect(world.outcome()).toEqual({ kind: 'three_ds' });
  });

  it('keeps a shorter limit that is configured', async () => {
    const world = open({ encounter: 'none', timeoutMs: 5_000, pollMs: 60_000 });
    await world.advance(5_000);
    expect(world.outcome()).toEqual({ kind: 'three_ds' });
  });
});
