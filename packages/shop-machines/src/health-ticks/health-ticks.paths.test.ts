import { describe, expect, it } from 'vitest';
import { deadEnds, reachableStates } from '../../../checkout-machines/src/testing/reachable-states.ts';
import { expectRestorable } from '../../../checkout-machines/src/testing/restorable.ts';
import { type HealthCheck, isCheckDue } from './due-checks.ts';
import { healthTicksMachine } from './health-ticks.machine.ts';

const checks: readonly HealthCheck[] = ['cartProducts', 'appConfig', 'promotions', 'heartbeat'];
const ports = Object.fromEntries(checks.map((check) => [check, () => Promise.resolve()]));

/** The ticks repeat themselves after ten. */
const states = reachableStates(
  healthTicksMachine,
  { ports, isOnCheckout: false },
  [
    { type: 'page.changed', isOnCheckout: true },
    { type: 'page.changed', isOnCheckout: false },
    { type: 'xstate.after.healthInterval.healthTicks.clock.waiting' },
    ...checks.map((check) => ({ type: `xstate.done.actor.${check}` })),
  ],
  ({ value, context }) => [value, context.isOnCheckout, context.tick % 10],
);

describe('every path through the health check machine', () => {
  it('reaches every combination of checks, and becomes idle from each', () => {
    const values = new Set([...states.values()].map(({ snapshot }) => JSON.stringify(snapshot.value)));
    expect(values.size).toBe(2 ** checks.length);
    expect(deadEnds(states, (snapshot) => checks.every((check) => snapshot.matches({ [check]: 'resting' })))).toEqual(
      [],
    );
  });

  it('starts a check exactly on its ticks', () => {
    for (const { snapshot, next } of states.values()) {
      const ticked = next.find(({ event }) => event.startsWith('xstate.after.'));
      const after = states.get(ticked?.to ?? '')?.snapshot;
      for (const check of checks) {
        const isBegun = after?.matches({ [check]: 'checking' }) === true && snapshot.matches({ [check]: 'resting' });
        const isDue = isCheckDue(check, snapshot.context.tick + 1, snapshot.context.isOnCheckout);
        expect(isBegun).toBe(isDue && snapshot.matches({ [check]: 'resting' }));
      }
    }
  });

  it('continues in every state from a persisted snapshot', () => {
    expectRestorable(states);
  });
});
