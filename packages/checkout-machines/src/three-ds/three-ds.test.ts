import type { Order, OrderStatus } from '@ironcart/core';
import { defaultOrder } from '@ironcart/core';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { deferredPort, settle } from '../testing/deferred-calls.ts';
import { DEFAULT_THREE_DS_TIMEOUT_MS, threeDsMachine } from './three-ds.machine.ts';

const orderWith = (status: OrderStatus): Order => ({ ...defaultOrder('list-1'), orderId: 'order-1', status });

const open = ({ timeoutMs = 60_000, pollMs = 2_000 } = {}) => {
  const clock = new SimulatedClock();
  const order = deferredPort<string, Order>();
  const actor = createActor(threeDsMachine, {
    clock,
    input: { order: (orderId) => order(orderId), orderId: 'order-1', storeId: 1, timeoutMs, pollMs },
  }).start();
  return {
    order,
    send: actor.send,
    outcome: () => actor.getSnapshot().output,
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
