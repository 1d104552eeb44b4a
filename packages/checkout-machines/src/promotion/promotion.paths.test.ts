import { describe, expect, it } from 'vitest';
import { deadEnds, reachableStates } from '../testing/reachable-states.ts';
import { expectRestorable } from '../testing/restorable.ts';
import { expectWholeMachine } from '../testing/whole-machine.ts';
import { promotionMachine } from './promotion.machine.ts';

const vertices = reachableStates(
  promotionMachine,
  { ports: { promotionStatus: () => Promise.reject(new Error('nothing runs')) } },
  [
    { type: 'email.known', email: 'ada@example.com' },
    { type: 'email.known', email: 'grace@example.com' },
    { type: 'xstate.done.actor.askStatus', output: { isEnabled: true, remaining: 2 } },
    { type: 'xstate.error.actor.askStatus', error: new Error('down') },
  ],
);

describe('every path through the promotion machine', () => {
  it('can become idle from every state', () => {
    expect(deadEnds(vertices, (snapshot) => snapshot.matches('settled'))).toEqual([]);
  });

  it('offers nothing before the store has responded for this e-mail', () => {
    for (const { snapshot } of vertices.values()) {
      if (snapshot.matches('asking')) expect(snapshot.context.offer).toBeUndefined();
    }
  });

  it('covers every state and transition', () => {
    expectWholeMachine(vertices);
  });

  it('continues in every state from a persisted snapshot', () => {
    expectRestorable(vertices);
  });
});
