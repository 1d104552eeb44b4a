import { money } from '@ironcart/core/money';
import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { PaymentMethodsAnswer } from '../ports.ts';
import { deferredPort } from '../testing/deferred-calls.ts';
import { card, paymentMethods, storedCard, wallets } from '../testing/fixtures.ts';
import { paymentMethodMachine, TOKEN_LIMIT_MS } from './payment-method.machine.ts';
import { firstPaymentFacts, selectPaymentFacts } from './payment-method.selectors.ts';
import type { PaymentMethodInput } from './payment-method.types.ts';

const startMs = Date.parse('2026-11-21T12:00:00Z');

const open = (over: Partial<PaymentMethodInput> = {}) => {
  const clock = new SimulatedClock();
  const methods = deferredPort<string, PaymentMethodsAnswer>();
  const actor = createActor(paymentMethodMachine, {
    clock,
    input: {
      ports: { paymentMethods: methods, now: () => startMs },
      site: siteByCode('USA'),
      setup: 'payment',
      wallets,
      country: 'US',
      ...over,
    },
  }).start();
  return { clock, methods, send: actor.send, facts: () => selectPaymentFacts(actor.getSnapshot()) };
};

const openKnown = async (over: Partial<PaymentMethodInput> = {}, answer: Partial<PaymentMethodsAnswer> = {}) => {
  const world = open(over);
  await world.methods.last().answer({ ...paymentMethods, ...answer });
  return world;
};

const openTokenizing = () => {
  const world = open();
  world.send({ type: 'payment.changed', isComplete: true });
  world.send({ type: 'payment.submitted' });
  return world;
};

const types = (world: Awaited<ReturnType<typeof openKnown>>) => world.facts().methods.map(({ type }) => type);

describe('card payment', () => {
  it('is tokenized by the card frame once it is complete', () => {
    const world = open();
    world.send({ type: 'payment.submitted' });
    expect(world.facts().tokenRequestId).toBeUndefined();
    world.send({ type: 'payment.changed', isComplete: true });
    world.send({ type: 'payment.submitted' });
    expect(world.facts()).toMatchObject({ state: 'tokenizing', tokenRequestId: 'card-1', isReady: false });
  });

  it('is represented by the token of the card frame', () => {
    const world = openTokenizing();
    world.send({ type: 'payment.tokenReceived', requestId: 'card-1', card });
    expect(world.facts()).toMatchObject({
      state: 'ready',
      isReady: true,
      card,
      token: card.token,
      tokenRequestId: undefined,
    });
  });

  it('ignores the token or rejection of an earlier request', () => {
    const world = openTokenizing();
    world.send({ type: 'payment.failed', requestId: 'card-1', message: 'Try again' });
    world.send({ type: 'payment.submitted' });
    world.send({ type: 'payment.tokenReceived', requestId: 'card-1', card });
    world.send({ type: 'payment.failed', requestId: 'card-1', message: 'Too late' });
    expect(world.facts()).toMatchObject({ state: 'tokenizing', card: undefined, failure: undefined });
  });

  it('is cleared as soon as the shopper types another card', () => {
    const world = openTokenizing();
    world.send({ type: 'payment.tokenReceived', card });
    world.send({ type: 'payment.changed', isComplete: false });
    expect(world.facts()).toMatchObject({ state: 'empty', card: undefined, token: undefined });
  });

  it('can be retried after the card frame reported an error', () => {
    const world = openTokenizing();
    world.send({ type: 'payment.failed', message: 'The card number is wrong' });
    expect(world.facts()).toMatchObject({
      state: 'complete',
      failure: { code: 'card_refused', message: 'The card number is wrong' },
    });
    world.send({ type: 'payment.submitted' });
    expect(world.facts()).toMatchObject({ state: 'tokenizing', failure: undefined });
  });

  it('times out if the card frame does not respond', () => {
    const world = openTokenizing();
    world.clock.increment(TOKEN_LIMIT_MS);
    expect(world.facts()).toMatchObject({ state: 'complete', failure: { code: 'card_form_silent' } });
  });

  it('keeps its data when the shopper chooses to store the card', async () => {
    const world = await openKnown();
    world.send({ type: 'payment.changed', isComplete: true });
    world.send({ type: 'payment.chosen', choice: { kind: 'card', storesCard: true } });
    expect(world.facts()).toMatchObject({ state: 'complete', choice: { kind: 'card', storesCard: true } });
  });
});

describe('payment methods of a country', () => {
  it('are loaded immediately, and again for another ship-to country [S4-shipto-01]', async () => {
    const world = await openKnown();
    world.send({ type: 'country.changed', country: 'US' });
    expect(world.methods.calls.map(({ request }) => request)).toEqual(['US']);
    world.send({ type: 'country.changed', country: 'DE' });
    expect(world.methods.calls.map(({ request }) => request)).toEqual(['US', 'DE']);
    expect(world.facts()).toMatchObject({ country: 'DE', methodsState: 'loading' });
  });

  it('are ignored if they arrive for a previous country [S4-shipto-01]', async () => {
    const world = open();
    world.send({ type: 'country.changed', country: 'DE' });
    const [us, de] = world.methods.calls;
    expect(us?.signal?.aborted).toBe(true);
    await us?.answer(paymentMethods);
    expect(world.facts().methods).toEqual([]);
    await de?.answer({ methods: [{ type: 'scheme', name: 'Karten' }], stored: [] });
    expect(types(world)).toEqual(['scheme']);
  });

  it('reset the payment to a card, with a message, if the selected method is missing [S4-shipto-02]', async () => {
    const world = await openKnown();
    world.send({ type: 'payment.chosen', choice: { kind: 'redirect', type: 'klarna' } });
    world.send({ type: 'country.changed', country: 'CA' });
    expect(world.facts()).toMatchObject({ choice: { kind: 'redirect' }, isReady: false });
    await world.methods.last().answer({ methods: [{ type: 'scheme', name: 'Cards' }], stored: [] });
    expect(world.facts()).toMatchObject({
      choice: { kind: 'card', storesCard: false },
      state: 'empty',
      isReady: false,
      failure: { code: 'payment_method_unavailable' },
    });
  });

  it('leave the payment unchanged if the selected method is included [S4-shipto-02]', async () => {
    const world = await openKnown();
    world.send({ type: 'payment.chosen', choice: { kind: 'redirect', type: 'klarna' } });
    world.send({ type: 'country.changed', country: 'DE' });
    await world.methods.last().answer(paymentMethods);
    expect(world.facts()).toMatchObject({ choice: { kind: 'redirect', type: 'klarna' }, isReady: true });
  });

  it('are reduced to cards, with a message and a retry, if they cannot be loaded', async () => {
    const world = open();
    await world.methods.last().fail('no_response');
    expect(world.facts()).toMatchObject({
      methodsState: 'failed',
      methodsFailure: { code: 'payment_methods_unavailable' },
    });
    world.send({ type: 'payment.chosen', choice: { kind: 'redirect', type: 'klarna' } });
    expect(world.facts()).toMatchObject({
      choice: { kind: 'card' },
      failure: { code: 'payment_method_unavailable' },
    });
    world.send({ type: 'payment.tokenReceived', card });
    expect(world.facts().isReady).toBe(true);
    world.send({ type: 'methods.reload' });
    await world.methods.last().answer(paymentMethods);
    expect(world.facts()).toMatchObject({ methodsState: 'known', methodsFailure: undefined, isReady: true });
  });

  it('are limited to those that the device and the deployment support', async () => {
    expect(types(await openKnown())).toEqual(['scheme', 'klarna', 'paypal', 'applepay']);
    expect(types(await openKnown({}, { paypal: undefined }))).toEqual(['scheme', 'klarna', 'applepay']);
    const world = await openKnown({ wallets: { ...wallets, canDevicePay: false } });
    expect(types(world)).toEqual(['scheme', 'klarna', 'paypal']);
    world.send({ type: 'payment.deviceKnown', canDevicePay: true });
    expect(types(world)).toContain('applepay');
  });

  it('are reduced to cards in the classic variant, which shares the machine [S2-checkout-09]', async () => {
    const world = await openKnown({ setup: 'classic' });
    expect(types(world)).toEqual(['scheme']);
    expect(world.facts().stored).toEqual([]);
    world.send({ type: 'payment.chosen', choice: { kind: 'wallet', type: 'paypal' } });
    expect(world.facts()).toMatchObject({ choice: { kind: 'card' }, failure: { code: 'payment_method_unavailable' } });
  });

  it('contain the browser settings of the provider', async () => {
    const provider = { name: 'adyen', clientKey: 'key', environment: 'test' } as const;
    expect((await openKnown({}, { provider })).facts()).toMatchObject({ provider, payPal: paymentMethods.paypal });
  });

  it('confirm or reset the selection of an earlier visit once they are loaded', async () => {
    const choice = { kind: 'redirect', type: 'klarna' } as const;
    expect(open({ choice }).facts()).toMatchObject({ choice, state: 'ready', isReady: false });
    expect((await openKnown({ choice })).facts()).toMatchObject({ choice, isReady: true });
    expect((await openKnown({ choice }, { methods: [] })).facts()).toMatchObject({ choice: { kind: 'card' } });
  });
});

describe('store without card payment', () => {
  const answer = { provider: { name: 'none' }, methods: [{ type: 'paypal', name: 'PayPal' }] } as const;

  it('offers the methods of its other providers, and preselects one', async () => {
    const world = await openKnown({}, answer);
    expect(world.facts()).toMatchObject({
      takesCards: false,
      choice: { kind: 'wallet', type: 'paypal' },
      failure: undefined,
    });
    world.send({ type: 'payment.chosen', choice: { kind: 'card', storesCard: false } });
    expect(world.facts()).toMatchObject({
      choice: { kind: 'wallet', type: 'paypal' },
      failure: { code: 'payment_method_unavailable' },
    });
  });

  it('replaces a card selected before', async () => {
    const choice = { kind: 'card', storesCard: true } as const;
    const { choice: now, failure } = (await openKnown({ choice }, answer)).facts();
    expect([now, failure?.code]).toEqual([{ kind: 'wallet', type: 'paypal' }, 'payment_method_unavailable']);
  });

  it('offers nothing without any provider', async () => {
    const world = await openKnown({}, { ...answer, methods: [], paypal: undefined });
    expect(world.facts()).toMatchObject({ takesCards: false, methods: [], isReady: false, failure: undefined });
  });
});

describe('stored card', () => {
  it('pays without entered data', async () => {
    const world = await openKnown();
    world.send({ type: 'payment.chosen', choice: { kind: 'stored', id: 'stored-1' } });
    expect(world.facts()).toMatchObject({ state: 'ready', isReady: true, token: undefined });
  });

  it('pays if selected before the other methods are loaded', () => {
    const world = open({ choice: { kind: 'stored', id: 'stored-1' } });
    expect(world.facts()).toMatchObject({ methodsState: 'loading', isReady: true });
    expect(world.facts()).toMatchObject({ methods: [], stored: [] });
  });

  it('is preselected if it is the default, until the shopper selects a method', async () => {
    const stored = [{ ...storedCard, isDefault: true }];
    expect((await openKnown({}, { stored })).facts().choice).toEqual({ kind: 'stored', id: 'stored-1' });
    const typing = open();
    typing.send({ type: 'payment.changed', isComplete: true });
    await typing.methods.last().answer({ ...paymentMethods, stored });
    expect(typing.facts()).toMatchObject({ choice: { kind: 'card' }, state: 'complete' });
    const chosen = open();
    chosen.send({ type: 'payment.chosen', choice: { kind: 'card', storesCard: true } });
    await chosen.methods.last().answer({ ...paymentMethods, stored });
    expect(chosen.facts().choice).toEqual({ kind: 'card', storesCard: true });
  });

  it('is rejected after its expiry, and not preselected', async () => {
    const stored = [{ ...storedCard, isDefault: true, expMonth: 10, expYear: 2026 }];
    const world = await openKnown({}, { stored });
    expect(world.facts()).toMatchObject({ choice: { kind: 'card' }, stored: [{ isExpired: true }] });
    world.send({ type: 'payment.chosen', choice: { kind: 'stored', id: 'stored-1' } });
    expect(world.facts()).toMatchObject({ choice: { kind: 'card' }, failure: { code: 'stored_card_expired' } });
    const restored = await openKnown({ choice: { kind: 'stored', id: 'stored-1' } }, { stored });
    expect(restored.facts().choice).toEqual({ kind: 'card', storesCard: false });
  });

  it('of another customer is rejected', async () => {
    const world = await openKnown();
    world.send({ type: 'payment.chosen', choice: { kind: 'stored', id: 'stored-9' } });
    expect(world.facts()).toMatchObject({
      choice: { kind: 'card' },
      failure: { code: 'payment_method_unavailable' },
    });
  });

  it('requires its security code if the provider does', async () => {
    const world = await openKnown();
    world.send({ type: 'payment.chosen', choice: { kind: 'stored', id: 'stored-1' } });
    world.send({ type: 'payment.codeRequired' });
    expect(world.facts()).toMatchObject({ state: 'empty', needsSecurityCode: true, isReady: false });
    world.send({ type: 'payment.changed', isComplete: true });
    world.send({ type: 'payment.submitted' });
    world.send({ type: 'payment.tokenReceived', requestId: 'card-1', card: { ...card, token: 'code-1' } });
    expect(world.facts()).toMatchObject({
      choice: { kind: 'stored', id: 'stored-1' },
      isReady: true,
      token: 'code-1',
      card: undefined,
    });
  });

  it('is not asked for the security code of another card', async () => {
    const world = await openKnown({}, { stored: [storedCard, { ...storedCard, id: 'stored-2' }] });
    world.send({ type: 'payment.chosen', choice: { kind: 'stored', id: 'stored-1' } });
    world.send({ type: 'payment.codeRequired' });
    world.send({ type: 'payment.chosen', choice: { kind: 'stored', id: 'stored-2' } });
    expect(world.facts()).toMatchObject({ needsSecurityCode: false, isReady: true });
  });

  it('ignores a token that was not requested', async () => {
    const world = await openKnown();
    world.send({ type: 'payment.chosen', choice: { kind: 'stored', id: 'stored-1' } });
    world.send({ type: 'payment.changed', isComplete: false });
    world.send({ type: 'payment.tokenReceived', card });
    expect(world.facts()).toMatchObject({ isReady: true, token: undefined });
  });
});

describe('card that the customer does not store', () => {
  it('has to be entered again if the provider requires its security code', () => {
    const world = openTokenizing();
    world.send({ type: 'payment.tokenReceived', card });
    world.send({ type: 'payment.codeRequired' });
    expect(world.facts()).toMatchObject({ state: 'empty', token: undefined, needsSecurityCode: false });
  });
});

describe('wallet payment', () => {
  const approve = { type: 'payment.walletApproved', token: 'pp-1', authorizedAmount: money(22_300) } as const;

  it('pays once the shopper has approved, with the approved amount', async () => {
    const world = await openKnown();
    world.send({ type: 'payment.chosen', choice: { kind: 'wallet', type: 'paypal' } });
    expect(world.facts()).toMatchObject({ state: 'empty', isReady: false });
    world.send(approve);
    expect(world.facts()).toMatchObject({
      isReady: true,
      token: 'pp-1',
      approval: { token: 'pp-1', authorizedAmount: 22_300 },
    });
  });

  it.each([{ type: 'payment.walletCancelled' }, { type: 'payment.cleared' }] as const)(
    'clears the token and the approved amount on $type',
    async (event) => {
      const world = await openKnown();
      world.send({ type: 'payment.chosen', choice: { kind: 'wallet', type: 'paypal' } });
      world.send(approve);
      world.send(event);
      expect(world.facts()).toMatchObject({
        choice: { kind: 'wallet', type: 'paypal' },
        isReady: false,
        token: undefined,
      });
      expect(world.facts().approval).toBeUndefined();
    },
  );

  it('approves nothing if the wallet is not selected', async () => {
    const world = await openKnown();
    world.send(approve);
    expect(world.facts()).toMatchObject({ state: 'empty', token: undefined });
  });
});

describe('payment state before its machine is loaded', () => {
  it('equals the initial state of the machine: no data, nothing loaded, cards accepted', () => {
    const choice = { kind: 'card', storesCard: false } as const;
    expect(firstPaymentFacts(choice, 'US')).toEqual(open({ choice }).facts());
  });
});
