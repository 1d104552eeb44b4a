import { defaultOrder, type OrderStatus } from '@ironcart/core';
import { describe, expect, it } from 'vitest';
import { deadEnds, reachableStates } from '../testing/reachable-states.ts';
import { threeDsMachine } from './three-ds.machine.ts';

const statuses: readonly OrderStatus[] = ['new', 'payment_pending', 'published', 'payment_complete', 'payment_error'];

const vertices = reachableStates(
  threeDsMachine,
  {
    order: () => Promise.reject(new Error('nothing runs')),
    orderId: 'order-1',
    storeId: 1,
    timeoutMs: 600_000,
    pollMs: 2_000,
  },
  [
    { type: 'challenge.closed' },
    { type: 'challenge.finished' },
    { type: 'challenge.failed' },
    { type: 'xstate.after.timeLimit.threeDs.challenging' },
    { type: 'xstate.after.pollInterval.threeDs.challenging.waiting' },
    { type: 'xstate.after.lookLimit.threeDs.challenging.asking' },
    ...statuses.map((status) => ({
      type: 'xstate.done.actor.fetchOrder',
      output: { ...defaultOrder('list-1'), orderId: 'order-1', status },
    })),
    { type: 'xstate.error.actor.fetchOrder', error: new Error('down') },
  ],
);
const all = [...vertices.values()];

describe('every path through the secure flow', () => {
  it('can end from every state', () => {
    expect(all.length).toBeGreaterThan(4);
    expect(deadEnds(vertices, (snapshot) => snapshot.status === 'done')).toEqual([]);
  });

  it('ends from every state by the time limit alone', () => {
    for (const { snapshot, next } of all.filter((vertex) => vertex.snapshot.status === 'active')) {
      const timedOut = next.find(({ event }) => event.startsWith('xstate.after.timeLimit'));
      expect(vertices.get(timedOut?.to ?? '')?.snapshot.status, JSON.stringify(snapshot.value)).toBe('done');
    }
  });

  it('never waits with a closed window', () => {
    for (const { snapshot } of all) {
      if (!snapshot.context.isWindowOpen) expect(snapshot.matches({ challenging: 'waiting' })).toBe(false);
    }
  });

  it('ends as placed only with an order that is placed', () => {
    for (const { snapshot } of all) {
      const { output } = snapshot;
      if (output?.kind === 'placed') expect(['published', 'payment_complete']).toContain(output.order.status);
      if (output?.kind === 'refused') expect(output.order.status).toBe('payment_error');
    }
  });
});
