import { describe, expect, it } from 'vitest';
import { deadEnds, reachableStates } from '../../../checkout-machines/src/testing/reachable-states.ts';
import { expectRestorable } from '../../../checkout-machines/src/testing/restorable.ts';
import { sessionMachine } from './session.machine.ts';

const ports = {
  extend: () => Promise.reject(new Error('nothing runs')),
  logout: () => Promise.resolve(),
  now: () => 0,
};
const failure = (code: string) => ({ type: 'xstate.error.actor.extend', error: { code } });

const states = reachableStates(
  sessionMachine,
  { ports, isLoggedIn: true },
  [
    { type: 'session.changed', isLoggedIn: true },
    { type: 'session.changed', isLoggedIn: false },
    { type: 'page.resumed' },
    { type: 'network.restored' },
    { type: 'xstate.after.untilExtension.session.active' },
    { type: 'xstate.after.untilRetry.session.retrying' },
    { type: 'xstate.done.actor.extend', output: { isLoggedIn: true } },
    { type: 'xstate.done.actor.extend', output: { isLoggedIn: false } },
    failure('forbidden'),
    failure('no_response'),
    failure('browser_offline'),
    { type: 'xstate.done.actor.logout' },
    { type: 'xstate.error.actor.logout', error: new Error('down') },
  ],
  ({ value, context }) => [value, context.isLoggedIn, context.failures],
);
const all = [...states.values()].map(({ snapshot }) => snapshot);

describe('every path through the session machine', () => {
  it('reaches each of its states', () => {
    expect([...new Set(all.map(({ value }) => value))].toSorted()).toEqual(
      Object.keys(sessionMachine.states).toSorted(),
    );
  });

  it('returns to an active session from every state', () => {
    expect(deadEnds(states, ({ value }) => value === 'active')).toEqual([]);
  });

  it('logs out only a logged-in shopper', () => {
    for (const { value, context } of all) if (value === 'loggingOut') expect(context.isLoggedIn).toBe(true);
  });

  it('gives up after two more attempts', () => {
    expect(Math.max(...all.map(({ context }) => context.failures))).toBe(2);
  });

  it('continues in every state from a persisted snapshot', () => {
    expectRestorable(states);
  });
});
