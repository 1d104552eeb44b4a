import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { deadEnds, reachableStates } from '../../../checkout-machines/src/testing/reachable-states.ts';
import { networkMachine } from './network.machine.ts';
import { selectIsOnline } from './network.selectors.ts';

const events = [{ type: 'network.lost' }, { type: 'network.restored' }] as const;

describe('network state', () => {
  it.each([true, false])('starts as the browser reports: online %s', (isOnline) => {
    expect(selectIsOnline(createActor(networkMachine, { input: { isOnline } }).start().getSnapshot())).toBe(isOnline);
  });

  it('toggles between online and offline, ignoring repeated reports [S4-session-06]', () => {
    const actor = createActor(networkMachine, { input: { isOnline: true } }).start();
    const told = ['network.lost', 'network.lost', 'network.restored', 'network.restored', 'network.lost'] as const;
    const heard = told.map((type) => {
      actor.send({ type });
      return selectIsOnline(actor.getSnapshot());
    });
    expect(heard).toEqual([false, false, true, true, false]);
  });

  it.each([true, false])('can become online again from every state', (isOnline) => {
    const states = reachableStates(networkMachine, { isOnline }, events);
    expect(states.size).toBe(2);
    expect(deadEnds(states, selectIsOnline)).toEqual([]);
  });
});
