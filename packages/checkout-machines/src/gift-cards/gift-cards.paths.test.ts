import { normalisedGiftCardCode } from '@ironcart/core/order';
import { describe, expect, it } from 'vitest';
import { deadEnds, reachableStates } from '../testing/reachable-states.ts';
import { expectRestorable } from '../testing/restorable.ts';
import { expectWholeMachine } from '../testing/whole-machine.ts';
import { giftCardsMachine } from './gift-cards.machine.ts';

const never = () => Promise.reject(new Error('nothing runs'));

const vertices = reachableStates(
  giftCardsMachine,
  { ports: { giftCard: never }, currency: 'USD' as const, codes: [] },
  [
    { type: 'giftCard.added', code: 'a' },
    { type: 'giftCard.added', code: 'B' },
    { type: 'giftCard.added', code: '' },
    { type: 'giftCard.removed', code: 'A' },
    { type: 'giftCard.removed', code: 'b' },
    { type: 'giftCard.typed' },
    { type: 'giftCard.dropped' },
    { type: 'xstate.done.actor.lookUp', output: { code: 'A', balance: 1 } },
    { type: 'xstate.done.actor.lookUp', output: { code: 'B', balance: 0 } },
    { type: 'xstate.error.actor.lookUp', error: new Error('down') },
  ],
);
const all = [...vertices.values()];

describe('every path through the gift cards machine', () => {
  it('reaches each state', () => {
    const states = new Set(all.map(({ snapshot }) => snapshot.value));
    expect([...states].toSorted()).toEqual(['lookingUp', 'settled']);
    expect(all.length).toBeGreaterThan(20);
  });

  it('can become idle from every state', () => {
    expect(deadEnds(vertices, (snapshot) => snapshot.value === 'settled')).toEqual([]);
  });

  it('contains no card twice, and is loading exactly while codes are waiting [S5-giftcard-01]', () => {
    for (const { snapshot } of all) {
      const { cards, queue } = snapshot.context;
      const codes = [...cards.map(({ code }) => code), ...queue].map(normalisedGiftCardCode);
      expect(new Set(queue).size).toBe(queue.length);
      expect(new Set(cards.map(({ code }) => code)).size).toBe(cards.length);
      expect(codes.length).toBeLessThanOrEqual(3);
      expect(snapshot.value).toBe(queue.length > 0 ? 'lookingUp' : 'settled');
    }
  });

  it('covers every state and transition', () => {
    expectWholeMachine(vertices);
  });

  it('continues in every state from a persisted snapshot', () => {
    expectRestorable(vertices);
  });
});
