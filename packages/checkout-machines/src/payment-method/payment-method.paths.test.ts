import { describe, expect, it } from 'vitest';
import { card } from '../testing/fixtures.ts';
import { deadEnds, reachableStates } from '../testing/reachable-states.ts';
import { paymentMethodMachine } from './payment-method.machine.ts';
import { selectPaymentFacts } from './payment-method.selectors.ts';

const vertices = reachableStates(
  paymentMethodMachine,
  undefined,
  [
    { type: 'payment.changed', isComplete: true },
    { type: 'payment.changed', isComplete: false },
    { type: 'payment.submitted' },
    { type: 'payment.tokenReceived', requestId: 'card-1', card },
    { type: 'payment.tokenReceived', card },
    { type: 'payment.failed', requestId: 'card-1', message: 'no' },
    { type: 'payment.cleared' },
    { type: 'xstate.after.tokenLimit.paymentMethod.tokenizing' },
  ],
  // Requests are counted without end; whether it is the first is all that the events above depend on.
  ({ value, context }) => [value, context.card, context.failure, Math.min(context.requestNumber, 2)],
);
const all = [...vertices.values()];

describe('every path through the payment method', () => {
  it('reaches each state', () => {
    const states = new Set(all.map(({ snapshot }) => snapshot.value));
    expect([...states].toSorted()).toEqual(['complete', 'empty', 'ready', 'tokenizing']);
  });

  it('has a way to a token from every state', () => {
    expect(deadEnds(vertices, (snapshot) => snapshot.value === 'ready')).toEqual([]);
  });

  it('knows a card only when it is ready', () => {
    for (const { snapshot } of all) {
      expect(selectPaymentFacts(snapshot).card !== undefined).toBe(snapshot.value === 'ready');
    }
  });
});
