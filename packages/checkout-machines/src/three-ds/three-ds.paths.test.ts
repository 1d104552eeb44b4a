import { defaultOrder, type OrderStatus } from '@ironcart/core/order';
import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { deadEnds, type ReachableStates, reachableStates } from '../testing/reachable-states.ts';
import { expectRestorable } from '../testing/restorable.ts';
import { expectWholeMachine } from '../testing/whole-machine.ts';
import { threeDsMachine } from './three-ds.machine.ts';
import { selectEncounter, selectIsFingerprinting } from './three-ds.selectors.ts';

const statuses: readonly OrderStatus[] = ['new', 'payment_pending', 'published', 'payment_complete', 'payment_error'];

const input = {
  ports: { order: () => Promise.reject(new Error('nothing runs')) },
  orderId: 'order-1',
  storeId: 1,
  timeoutMs: 600_000,
  pollMs: 2_000,
} as const;

const timers = [
  { type: 'xstate.after.fingerprintLimit.threeDs.fingerprinting' },
  { type: 'xstate.after.lookLimit.threeDs.resolving' },
  { type: 'xstate.after.timeLimit.threeDs.challenging' },
  { type: 'xstate.after.pollInterval.threeDs.challenging.waiting' },
  { type: 'xstate.after.lookLimit.threeDs.challenging.asking' },
];

const events = [
  ...timers,
  { type: 'actor.restored' },
  { type: 'challenge.fingerprinted' },
  { type: 'challenge.closed' },
  { type: 'challenge.finished' },
  { type: 'challenge.failed' },
  ...['fetchFirst', 'fetchOrder'].flatMap((look) => [
    ...statuses.map((status) => ({
      type: `xstate.done.actor.${look}`,
      output: { ...defaultOrder(siteByCode('USA'), 'list-1'), orderId: 'order-1', status },
    })),
    { type: `xstate.error.actor.${look}`, error: new Error('down') },
  ]),
];

const searches: ReachableStates<AnyMachineSnapshot>[] = [];

describe.each([
  ['a challenge', {}],
  ['with device fingerprinting', { looksAtDevice: true }],
  ['resumed after a page reload', { isResumed: true }],
  ['a redirect', { encounter: 'redirect' }],
  ['after the return from a redirect', { encounter: 'none', isResumed: true }],
] as const)('every path through the secure flow, %s', (_, how) => {
  const vertices = reachableStates(threeDsMachine, { ...input, ...how }, events);
  searches.push(vertices);
  const all = [...vertices.values()];

  it('can end from every state', () => {
    expect(all.length).toBeGreaterThan(4);
    expect(deadEnds(vertices, (snapshot) => snapshot.status === 'done')).toEqual([]);
  });

  it('ends from every state through timeouts', () => {
    const left = new Set(timers.map(({ type }) => type));
    const byTime = new Map(
      [...vertices].map(([key, { snapshot, next }]) => [
        key,
        { snapshot, next: next.filter(({ event }) => left.has(event)) },
      ]),
    );
    expect(deadEnds(byTime, (snapshot) => snapshot.status === 'done')).toEqual([]);
  });

  it('shows the challenge only after device fingerprinting, and never after the end', () => {
    for (const { snapshot } of all) {
      const encounter = selectEncounter(snapshot);
      if (encounter !== undefined) expect(snapshot.matches('challenging')).toBe(true);
      if ('encounter' in how && how.encounter === 'none') expect(encounter).toBeUndefined();
      if (selectIsFingerprinting(snapshot)) expect(encounter).toBeUndefined();
    }
  });

  it('never waits with a closed window', () => {
    for (const { snapshot } of all) {
      if (!snapshot.context.isWindowOpen) expect(snapshot.matches({ challenging: 'waiting' })).toBe(false);
    }
  });

  it('ends as placed only with a placed order', () => {
    for (const { snapshot } of all) {
      const { output } = snapshot;
      if (output?.kind === 'placed') expect(['published', 'payment_complete']).toContain(output.order.status);
      if (output?.kind === 'refused') expect(output.order.status).toBe('payment_error');
    }
  });
});

describe('all paths through the secure flow', () => {
  it('together cover every state and transition', () => {
    expectWholeMachine(...searches);
  });

  it('continues in every state from a persisted snapshot', () => {
    expectRestorable(...searches);
  });
});
