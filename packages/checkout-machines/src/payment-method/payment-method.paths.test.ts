import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { card, paymentMethods, storedCard, wallets } from '../testing/fixtures.ts';
import { deadEnds, reachableStates } from '../testing/reachable-states.ts';
import { expectRestorable } from '../testing/restorable.ts';
import { expectWholeMachine } from '../testing/whole-machine.ts';
import { paymentMethodMachine } from './payment-method.machine.ts';
import { selectPaymentFacts } from './payment-method.selectors.ts';

const never = () => Promise.reject(new Error('nothing runs'));

/** With a card that expired before the clock here began. */
const everyMethod = {
  ...paymentMethods,
  stored: [storedCard, { ...storedCard, id: 'stored-2', expYear: 1969 }],
};

const cardsOnly = { methods: [{ type: 'scheme', name: 'Cards' }], stored: [] };

const vertices = reachableStates(
  paymentMethodMachine,
  {
    ports: { paymentMethods: never, now: () => 0 },
    site: siteByCode('USA'),
    setup: 'payment' as const,
    wallets,
    country: 'US',
  },
  [
    { type: 'payment.chosen', choice: { kind: 'card', storesCard: false } },
    { type: 'payment.chosen', choice: { kind: 'stored', id: 'stored-1' } },
    { type: 'payment.chosen', choice: { kind: 'stored', id: 'stored-2' } },
    { type: 'payment.chosen', choice: { kind: 'redirect', type: 'klarna' } },
    { type: 'payment.chosen', choice: { kind: 'wallet', type: 'paypal' } },
    { type: 'choice.proposed', choice: { kind: 'stored', id: 'stored-1' } },
    { type: 'payment.changed', isComplete: true },
    { type: 'payment.changed', isComplete: false },
    { type: 'payment.submitted' },
    { type: 'payment.codeRequired' },
    { type: 'payment.tokenReceived', requestId: 'card-1', card },
    { type: 'payment.tokenReceived', card },
    { type: 'payment.failed', requestId: 'card-1', message: 'no' },
    { type: 'payment.walletApproved', token: 'pp-1', authorizedAmount: 1 },
    { type: 'payment.walletCancelled' },
    { type: 'payment.deviceKnown', canDevicePay: false },
    { type: 'payment.cleared' },
    { type: 'country.changed', country: 'DE' },
    { type: 'methods.reload' },
    { type: 'actor.restored' },
    { type: 'xstate.done.actor.fetchMethods', output: everyMethod },
    { type: 'xstate.done.actor.fetchMethods', output: cardsOnly },
    { type: 'xstate.error.actor.fetchMethods', error: new Error('down') },
    { type: 'xstate.after.tokenLimit.paymentMethod.means.tokenizing' },
  ],
  // Requests are counted without end; whether it is the first is all that the events above depend on.
  ({ value, context: { choice, card: given, approval, needsSecurityCode, answer, requestNumber } }) => [
    value,
    choice,
    [given, approval, needsSecurityCode],
    answer?.methods.length,
    Math.min(requestNumber, 2),
  ],
);
const all = [...vertices.values()];

describe('every path through the payment method machine', () => {
  it('reaches each state', () => {
    const states = new Set(all.flatMap(({ snapshot }) => [snapshot.value.means, snapshot.value.methods]));
    expect([...states].toSorted()).toEqual(['complete', 'empty', 'failed', 'known', 'loading', 'ready', 'tokenizing']);
  });

  it('can reach a complete payment from every state', () => {
    expect(deadEnds(vertices, (snapshot) => selectPaymentFacts(snapshot).isReady)).toEqual([]);
  });

  it('has a token only when all data is complete, for one of the selected methods', () => {
    for (const { snapshot } of all) {
      const { state, choice, token, card: shown, approval, needsSecurityCode } = selectPaymentFacts(snapshot);
      if (state !== 'ready') expect([token, shown, approval]).toEqual([undefined, undefined, undefined]);
      if (shown !== undefined) expect(choice.kind).toBe('card');
      if (approval !== undefined) expect(choice).toEqual({ kind: 'wallet', type: 'paypal' });
      if (choice.kind === 'redirect') expect(token).toBeUndefined();
      if (needsSecurityCode) expect(choice.kind).toBe('stored');
    }
  });

  it('is ready with a method of a country only if the country is known to offer it [S4-shipto-02]', () => {
    for (const { snapshot } of all) {
      const { isReady, choice, methodsState, methods } = selectPaymentFacts(snapshot);
      if (!isReady || choice.kind === 'card' || choice.kind === 'stored') continue;
      expect(methodsState).toBe('known');
      expect(methods.map(({ type }) => type)).toContain(choice.type);
    }
  });

  it('covers every state and transition', () => {
    expectWholeMachine(vertices);
  });

  it('continues in every state from a persisted snapshot', () => {
    expectRestorable(vertices);
  });
});
