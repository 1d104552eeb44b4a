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

describe('a card', () => {
  it('is tokenized by the frame once it is complete', () => {
    const world = open();
    world.send({ type: 'payment.submitted' });
    expect(world.facts().tokenRequestId).toBeUndefined();
    world.send({ type: 'payment.changed', isComplete: true });
    world.send({ type: 'payment.submitted' });
    expect(world.facts()).toMatchObject({ state: 'tokenizing', tokenRequestId: 'card-1', isReady: false });
  });

  it('is held by the token that the frame gives', () => {
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

  it('does not take the token, or the refusal, of an earlier request', () => {
    const world = openTokenizing();
    world.send({ type: 'payment.failed', requestId: 'card-1', message: 'Try again' });
    world.send({ type: 'payment.submitted' });
    world.send({ type: 'payment.tokenReceived', requestId: 'card-1', card });
    world.send({ type: 'payment.failed', requestId: 'card-1', message: 'Too late' });
    expect(world.facts()).toMatchObject({ state: 'tokenizing', card: undefined, failure: undefined });
  });

  it('is forgotten as soon as the shopper types another one', () => {
    const world = openTokenizing();
    world.send({ type: 'payment.tokenReceived', card });
    world.send({ type: 'payment.changed', isComplete: false });
    expect(world.facts()).toMatchObject({ state: 'empty', card: undefined, token: undefined });
  });

  it('can be tried again after the frame said what is wrong', () => {
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

  it('stays what was typed when the shopper decides to keep it for later', async () => {
    const world = await openKnown();
    world.send({ type: 'payment.changed', isComplete: true });
    world.send({ type: 'payment.chosen', choice: { kind: 'card', storesCard: true } });
    expect(world.facts()).toMatchObject({ state: 'complete', choice: { kind: 'card', storesCard: true } });
  });
});

describe('the methods of a country', () => {
  it('are loaded at once, and again for another ship-to country [S4-shipto-01]', async () => {
    const world = await openKnown();
    world.send({ type: 'country.changed', country: 'US' });
    expect(world.methods.calls.map(({ request }) => request)).toEqual(['US']);
    world.send({ type: 'country.changed', country: 'DE' });
    expect(world.methods.calls.map(({ request }) => request)).toEqual(['US', 'DE']);
    expect(world.facts()).toMatchObject({ country: 'DE', methodsState: 'loading' });
  });

  it('of a country that was left meanwhile are not heard [S4-shipto-01]', async () => {
    const world = open();
    world.send({ type: 'country.changed', country: 'DE' });
    const [us, de] = world.methods.calls;
    expect(us?.signal?.aborted).toBe(true);
    await us?.answer(paymentMethods);
    expect(world.facts().methods).toEqual([]);
    await de?.answer({ methods: [{ type: 'scheme', name: 'Karten' }], stored: [] });
    expect(types(world)).toEqual(['scheme']);
  });

  it('that lack the chosen one return the payment to a card, and say so [S4-shipto-02]', async () => {
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

  it('that have the chosen one leave the payment as it is [S4-shipto-02]', async () => {
    const world = await openKnown();
    world.send({ type: 'payment.chosen', choice: { kind: 'redirect', type: 'klarna' } });
    world.send({ type: 'country.changed', country: 'DE' });
    await world.methods.last().answer(paymentMethods);
    expect(world.facts()).toMatchObject({ choice: { kind: 'redirect', type: 'klarna' }, isReady: true });
  });

  it('that cannot be loaded leave cards to pay with, say so, and can be asked for again', async () => {
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

  it('are those that the device and the deployment can pay with', async () => {
    expect(types(await openKnown())).toEqual(['scheme', 'klarna', 'paypal', 'applepay']);
    expect(types(await openKnown({}, { paypal: undefined }))).toEqual(['scheme', 'klarna', 'applepay']);
    const world = await openKnown({ wallets: { ...wallets, canDevicePay: false } });
    expect(types(world)).toEqual(['scheme', 'klarna', 'paypal']);
    world.send({ type: 'payment.deviceKnown', canDevicePay: true });
    expect(types(world)).toContain('applepay');
  });

  it('are the card alone in the classic setup: the variants share the machine [S2-checkout-09]', async () => {
    const world = await openKnown({ setup: 'classic' });
    expect(types(world)).toEqual(['scheme']);
    expect(world.facts().stored).toEqual([]);
    world.send({ type: 'payment.chosen', choice: { kind: 'wallet', type: 'paypal' } });
    expect(world.facts()).toMatchObject({ choice: { kind: 'card' }, failure: { code: 'payment_method_unavailable' } });
  });

  it('bring what the browser needs of the provider', async () => {
    const provider = { name: 'adyen', clientKey: 'key', environment: 'test' } as const;
    expect((await openKnown({}, { provider })).facts()).toMatchObject({ provider, payPal: paymentMethods.paypal });
  });

  it('decide about the choice of an earlier visit once they are known', async () => {
    const choice = { kind: 'redirect', type: 'klarna' } as const;
    expect(open({ choice }).facts()).toMatchObject({ choice, state: 'ready', isReady: false });
    expect((await openKnown({ choice })).facts()).toMatchObject({ choice, isReady: true });
    expect((await openKnown({ choice }, { methods: [] })).facts()).toMatchObject({ choice: { kind: 'card' } });
  });
});

describe('a store that takes no cards', () => {
  const answer = { provider: { name: 'none' }, methods: [{ type: 'paypal', name: 'PayPal' }] } as const;

  it('offers what its other providers take, and begins with it', async () => {
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

  it('puts it in the place of a card that was chosen before', async () => {
    const choice = { kind: 'card', storesCard: true } as const;
    const { choice: now, failure } = (await openKnown({ choice }, answer)).facts();
    expect([now, failure?.code]).toEqual([{ kind: 'wallet', type: 'paypal' }, 'payment_method_unavailable']);
  });

  it('offers nothing where it has no provider at all', async () => {
    const world = await openKnown({}, { ...answer, methods: [], paypal: undefined });
    expect(world.facts()).toMatchObject({ takesCards: false, methods: [], isReady: false, failure: undefined });
  });
});

describe('a stored card', () => {
  it('pays without anything typed', async () => {
    const world = await openKnown();
    world.send({ type: 'payment.chosen', choice: { kind: 'stored', id: 'stored-1' } });
    expect(world.facts()).toMatchObject({ state: 'ready', isReady: true, token: undefined });
  });

  it('that was chosen before pays before the other ways to pay are known', () => {
    const world = open({ choice: { kind: 'stored', id: 'stored-1' } });
    expect(world.facts()).toMatchObject({ methodsState: 'loading', isReady: true });
    expect(world.facts()).toMatchObject({ methods: [], stored: [] });
  });

  it('is proposed where it is the default, until the shopper has chosen', async () => {
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

  it('is refused when its last month is over, and neither proposed', async () => {
    const stored = [{ ...storedCard, isDefault: true, expMonth: 10, expYear: 2026 }];
    const world = await openKnown({}, { stored });
    expect(world.facts()).toMatchObject({ choice: { kind: 'card' }, stored: [{ isExpired: true }] });
    world.send({ type: 'payment.chosen', choice: { kind: 'stored', id: 'stored-1' } });
    expect(world.facts()).toMatchObject({ choice: { kind: 'card' }, failure: { code: 'stored_card_expired' } });
    const restored = await openKnown({ choice: { kind: 'stored', id: 'stored-1' } }, { stored });
    expect(restored.facts().choice).toEqual({ kind: 'card', storesCard: false });
  });

  it('that the customer does not have is refused', async () => {
    const world = await openKnown();
    world.send({ type: 'payment.chosen', choice: { kind: 'stored', id: 'stored-9' } });
    expect(world.facts()).toMatchObject({
      choice: { kind: 'card' },
      failure: { code: 'payment_method_unavailable' },
    });
  });

  it('has its security code asked for when the provider wants it', async () => {
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

  it('is not asked for another card’s security code', async () => {
    const world = await openKnown({}, { stored: [storedCard, { ...storedCard, id: 'stored-2' }] });
    world.send({ type: 'payment.chosen', choice: { kind: 'stored', id: 'stored-1' } });
    world.send({ type: 'payment.codeRequired' });
    world.send({ type: 'payment.chosen', choice: { kind: 'stored', id: 'stored-2' } });
    expect(world.facts()).toMatchObject({ needsSecurityCode: false, isReady: true });
  });

  it('takes no token from a frame that is not asked', async () => {
    const world = await openKnown();
    world.send({ type: 'payment.chosen', choice: { kind: 'stored', id: 'stored-1' } });
    world.send({ type: 'payment.changed', isComplete: false });
    world.send({ type: 'payment.tokenReceived', card });
    expect(world.facts()).toMatchObject({ isReady: true, token: undefined });
  });
});

describe('a card that is not stored', () => {
  it('is typed again when the provider wants its security code', () => {
    const world = openTokenizing();
    world.send({ type: 'payment.tokenReceived', card });
    world.send({ type: 'payment.codeRequired' });
    expect(world.facts()).toMatchObject({ state: 'empty', token: undefined, needsSecurityCode: false });
  });
});

describe('a wallet', () => {
  const approve = { type: 'payment.walletApproved', token: 'pp-1', authorizedAmount: money(22_300) } as const;

  it('pays once the shopper approved, with the amount approved', async () => {
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
    'forgets the token and the amount approved on $type',
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

  it('that is not chosen approves nothing', async () => {
    const world = await openKnown();
    world.send(approve);
    expect(world.facts()).toMatchObject({ state: 'empty', token: undefined });
  });
});

describe('the payment before its machine is there', () => {
  it('is as the machine begins: nothing given, nothing known, cards taken', () => {
    const choice = { kind: 'card', storesCard: false } as const;
    expect(firstPaymentFacts(choice, 'US')).toEqual(open({ choice }).facts());
  });
});
