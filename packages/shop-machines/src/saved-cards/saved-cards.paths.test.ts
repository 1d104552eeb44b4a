import { describe, expect, it } from 'vitest';
import { deadEnds, reachableStates } from '../../../checkout-machines/src/testing/reachable-states.ts';
import { expectRestorable } from '../../../checkout-machines/src/testing/restorable.ts';
import { savedCardsMachine } from './saved-cards.machine.ts';

const nothingRuns = () => Promise.reject(new Error('nothing runs'));
const ports = {
  cards: nothingRuns,
  saveAddress: nothingRuns,
  addCard: nothingRuns,
  updateCard: nothingRuns,
  removeCard: nothingRuns,
};

const states = reachableStates(
  savedCardsMachine,
  { ports },
  [
    { type: 'card.save', card: { transactionToken: 'tok' } },
    { type: 'card.remove', id: 'card' },
    { type: 'cards.reload' },
    { type: 'xstate.done.actor.load', output: [] },
    { type: 'xstate.error.actor.load', error: { code: 'no_response' } },
    { type: 'xstate.done.actor.change' },
    { type: 'xstate.error.actor.change', error: { code: 'card_refused' } },
  ],
  ({ value, context }) => [value, context.change?.kind, context.failure],
);
const all = [...states.values()].map(({ snapshot }) => snapshot);

describe('every path through the saved cards machine', () => {
  it('reaches each of their states', () => {
    expect([...new Set(all.map(({ value }) => value))].toSorted()).toEqual(
      Object.keys(savedCardsMachine.states).toSorted(),
    );
  });

  it('can return to a loaded list', () => {
    expect(deadEnds(states, ({ value }) => value === 'ready')).toEqual([]);
  });

  it('has a pending change exactly while it is running', () => {
    for (const { value, context } of all) expect(context.change !== undefined).toBe(value === 'changing');
  });

  it('loads the list after every change [S4-card-04]', () => {
    for (const { snapshot, next } of states.values()) {
      if (snapshot.value !== 'changing') continue;
      const ends = next.filter(({ event }) => /^xstate\.(done|error)\.actor\.change$/.test(event));
      expect(ends.map(({ to }) => states.get(to)?.snapshot.value)).toEqual(['loading', 'loading']);
    }
  });

  it('continues in every state from a persisted snapshot', () => {
    expectRestorable(states);
  });
});
