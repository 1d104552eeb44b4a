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

describe('secure flow', () => {
  it('polls the order until its status is final', async () => {
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

  it('ends as declined when the order is payment_error', async () => {
    const world = open();
    world.send({ type: 'challenge.finished' });
    await world.order.last().answer(orderWith('payment_error'));
    expect(world.outcome()).toMatchObject({ kind: 'refused' });
  });

  it('polls immediately when the bank reports the end, and continues while the order is pending', async () => {
    const world = open();
    world.send({ type: 'challenge.finished' });
    expect(world.order.calls).toHaveLength(1);
    await world.order.last().answer(orderWith('payment_pending'));
    expect(world.isOver()).toBe(false);
    await world.advance(2_000);
    expect(world.order.calls).toHaveLength(2);
  });

  it('ends at the time limit, not before', async () => {
    const world = open({ timeoutMs: 5_000, pollMs: 60_000 });
    await world.advance(4_999);
    expect(world.isOver()).toBe(false);
    await world.advance(1);
    expect(world.outcome()).toEqual({ kind: 'three_ds' });
  });

  it('ends at the time limit even if a poll is not answered', async () => {
    const world = open({ timeoutMs: 5_000, pollMs: 4_000 });
    await world.advance(4_000);
    expect(world.order.calls).toHaveLength(1);
    await world.advance(1_000);
    expect(world.outcome()).toEqual({ kind: 'three_ds' });
  });

  it('polls again if a poll is never answered', async () => {
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

  it('polls once more when the window is closed, and accepts a final status', async () => {
    const world = open();
    world.send({ type: 'challenge.closed' });
    await world.order.last().answer(orderWith('published'));
    expect(world.outcome()).toMatchObject({ kind: 'placed' });
  });

  it('ends in three_ds if the window is closed and no status is final', async () => {
    const world = open();
    world.send({ type: 'challenge.closed' });
    await world.order.last().answer(orderWith('payment_pending'));
    expect(world.outcome()).toEqual({ kind: 'three_ds' });
  });

  it('limits the time of the last poll', async () => {
    const world = open();
    world.send({ type: 'challenge.closed' });
    await world.advance(10_000);
    expect(world.outcome()).toEqual({ kind: 'three_ds' });
  });

  it('survives a failed poll', async () => {
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

describe('device fingerprinting', () => {
  it('precedes the challenge, which is shown if the order is still undecided', async () => {
    const world = open({ looksAtDevice: true });
    expect(world.isFingerprinting()).toBe(true);
    expect(world.encounter()).toBeUndefined();
    world.send({ type: 'challenge.fingerprinted' });
    expect(world.isFingerprinting()).toBe(false);
    expect(world.encounter()).toBeUndefined();
    await world.order.last().answer(orderWith('payment_pending'));
    expect(world.encounter()).toBe('challenge');
  });

  it('replaces the challenge if the bank accepts it', async () => {
    const world = open({ looksAtDevice: true });
    world.send({ type: 'challenge.fingerprinted' });
    await world.order.last().answer(orderWith('published'));
    expect(world.outcome()).toMatchObject({ kind: 'placed' });
  });

  it('is awaited for at most 10 s, then placing continues without it', async () => {
    expect(FINGERPRINT_LIMIT_MS).toBe(10_000);
    const world = open({ looksAtDevice: true });
    await world.advance(9_999);
    expect(world.isFingerprinting()).toBe(true);
    await world.advance(1);
    expect(world.isFingerprinting()).toBe(false);
    await world.order.last().fail('no_response');
    expect(world.encounter()).toBe('challenge');
  });

  it('does not shorten the time limit of the challenge', async () => {
    const world = open({ looksAtDevice: true, timeoutMs: 60_000 });
    await world.advance(10_000);
    await world.order.last().answer(orderWith('payment_pending'));
    await world.advance(59_999);
    expect(world.isOver()).toBe(false);
    await world.advance(1);
    expect(world.outcome()).toEqual({ kind: 'three_ds' });
  });

  it('ends in three_ds when the bank fails during it', () => {
    const world = open({ looksAtDevice: true });
    world.send({ type: 'challenge.failed' });
    expect(world.outcome()).toEqual({ kind: 'three_ds' });
  });
});

describe('secure flow started by an earlier page', () => {
  it('polls the order before it shows anything, because it may be decided', async () => {
    const world = open({ isResumed: true });
    expect(world.encounter()).toBeUndefined();
    await world.order.last().answer(orderWith('published'));
    expect(world.outcome()).toMatchObject({ kind: 'placed' });
  });

  it('shows the challenge again if the bank still waits', async () => {
    const world = open({ isResumed: true });
    await world.order.last().answer(orderWith('payment_pending'));
    expect(world.encounter()).toBe('challenge');
  });

  it('shows the challenge even if that poll is not answered', async () => {
    const world = open({ isResumed: true });
    const look = world.order.last();
    await world.advance(10_000);
    expect(look.signal?.aborted).toBe(true);
    expect(world.encounter()).toBe('challenge');
  });
});

describe("redirect to the bank's page", () => {
  it('is requested until the shopper has left, while the order is polled', async () => {
    const world = open({ encounter: 'redirect' });
    expect(world.encounter()).toBe('redirect');
    await world.advance(2_000);
    await world.order.last().answer(orderWith('published'));
    expect(world.encounter()).toBeUndefined();
    expect(world.outcome()).toMatchObject({ kind: 'placed' });
  });

  it('is not requested again after the return, and an undecided order ends in three_ds after 30 s', async () => {
    const world = open({ encounter: 'none', isResumed: true, timeoutMs: 600_000, pollMs: 60_000 });
    await world.order.last().answer(orderWith('payment_pending'));
    expect(world.encounter()).toBeUndefined();
    await world.advance(29_999);
    expect(world.isOver()).toBe(false);
    await world.advance(1);
    expect(world.outcome()).toEqual({ kind: 'three_ds' });
  });

  it('respects a shorter configured limit', async () => {
    const world = open({ encounter: 'none', timeoutMs: 5_000, pollMs: 60_000 });
    await world.advance(5_000);
    expect(world.outcome()).toEqual({ kind: 'three_ds' });
  });
});
