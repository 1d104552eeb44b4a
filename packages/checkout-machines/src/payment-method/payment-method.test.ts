import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { card } from '../testing/fixtures.ts';
import { paymentMethodMachine, TOKEN_LIMIT_MS } from './payment-method.machine.ts';
import { selectPaymentFacts } from './payment-method.selectors.ts';

const open = () => {
  const clock = new SimulatedClock();
  const actor = createActor(paymentMethodMachine, { clock }).start();
  return { clock, send: actor.send, facts: () => selectPaymentFacts(actor.getSnapshot()) };
};

const openTokenizing = () => {
  const world = open();
  world.send({ type: 'payment.changed', isComplete: true });
  world.send({ type: 'payment.submitted' });
  return world;
};

describe('the payment method', () => {
  it('asks the frame for a token once the card is complete', () => {
    const world = open();
    world.send({ type: 'payment.submitted' });
    expect(world.facts().tokenRequestId).toBeUndefined();
    world.send({ type: 'payment.changed', isComplete: true });
    world.send({ type: 'payment.submitted' });
    expect(world.facts()).toMatchObject({ state: 'tokenizing', tokenRequestId: 'card-1' });
  });

  it('holds the token that the frame gives', () => {
    const world = openTokenizing();
    world.send({ type: 'payment.tokenReceived', requestId: 'card-1', card });
    expect(world.facts()).toMatchObject({ state: 'ready', card, tokenRequestId: undefined });
  });

  it('does not take the token of an earlier request', () => {
    const world = openTokenizing();
    world.send({ type: 'payment.failed', requestId: 'card-1', message: 'Try again' });
    world.send({ type: 'payment.submitted' });
    world.send({ type: 'payment.tokenReceived', requestId: 'card-1', card });
    expect(world.facts()).toMatchObject({ state: 'tokenizing', card: undefined });
  });

  it('forgets the token as soon as the shopper types another card', () => {
    const world = openTokenizing();
    world.send({ type: 'payment.tokenReceived', card });
    world.send({ type: 'payment.changed', isComplete: false });
    expect(world.facts()).toMatchObject({ state: 'empty', card: undefined });
  });

  it('shows what the frame says is wrong, and lets the shopper try again', () => {
    const world = openTokenizing();
    world.send({ type: 'payment.failed', message: 'The card number is wrong' });
    expect(world.facts()).toMatchObject({
      state: 'complete',
      failure: { code: 'card_refused', message: 'The card number is wrong' },
    });
    world.send({ type: 'payment.submitted' });
    expect(world.facts()).toMatchObject({ state: 'tokenizing', failure: undefined });
  });

  it('does not wait for ever for a frame that is silent', () => {
    const world = openTokenizing();
    world.clock.increment(TOKEN_LIMIT_MS);
    expect(world.facts()).toMatchObject({ state: 'complete', failure: { code: 'card_form_silent' } });
  });
});
