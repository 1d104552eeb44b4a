import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeOrder, fillCart, tokenize } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { getMethods, updateMethod, removeMethod } = contract.paymentMethod;
const { addCreditCard, addAddress } = contract.customer;

const customerCalled = async (name: keyof typeof fixtureEmails): Promise<Shopper> => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails[name], password: fixturePassword } });
  return shopper;
};

const methodsFor = (shopper: Shopper, country = 'US') => shopper.call(getMethods, { query: { country } });
const storedOf = async (shopper: Shopper) => (await methodsFor(shopper)).storedPaymentMethods;
const keepCard = async (shopper: Shopper): Promise<string> =>
  (await shopper.call(addCreditCard, { body: { transactionToken: await tokenize(shopper, 'approved') } }))._id;
const newAddress = {
  firstname: 'Alice',
  lastname: 'Lifter',
  telephone: '+1 555 0100',
  email: fixtureEmails.alice,
  street: ['12 Chalk Street'],
  city: 'Dayton',
  region: 'OH',
  postcode: '45402',
  countryId: 'US',
};

describe('payment methods', () => {
  it('are those of the country, with the provider of the card fields [S7-calls-pay-01]', async () => {
    const answer = await store.shopper().call(getMethods, { query: { country: 'US', locale: 'en_US' } });
    expect(answer.paymentMethods[0]).toMatchObject({ type: 'scheme' });
    expect(answer.storedPaymentMethods).toEqual([]);
    expect(answer.provider).toEqual({ name: 'sandbox' });
    const types = async (country: string) =>
      (await store.shopper('EUR').call(getMethods, { query: { country } })).paymentMethods.map(({ type }) => type);
    expect(await types('NL')).toContain('ideal');
    expect(await types('DE')).not.toContain('ideal');
  });

  it.each(['', 'us', 'USA', 'U\u0000', "'; --", '../..'])(
    'are rejected for the country %j, never with 500',
    async (country) => {
      const refused = await store.shopper().refused(getMethods, { query: { country } });
      expect(refused).toMatchObject({ status: 400, type: 'invalid_request' });
    },
  );

  it.each(['xx', '<script>', 'en_US\r\nX: 1', '%00'])('are listed for any locale: %j', async (locale) => {
    const answer = await store.shopper().call(getMethods, { query: { country: 'US', locale } });
    expect(answer.paymentMethods.length).toBeGreaterThan(0);
  });

  it('start no session', async () => {
    const shopper = store.shopper();
    await methodsFor(shopper);
    expect(shopper.cookie()).toBeUndefined();
  });
});

describe('payment provider that cannot list stored cards', () => {
  const silent = useTestStore({
    providerFetch: (request, answer) =>
      new URL(request.url).pathname.endsWith('/cards')
        ? Promise.resolve(new Response('', { status: 503 }))
        : answer(request),
  });

  it('does not prevent other payments', async () => {
    const shopper = silent.shopper();
    const body = { email: fixtureEmails.alice, password: fixturePassword };
    await shopper.call(contract.session.login, { body });
    const answer = await methodsFor(shopper);
    expect([answer.paymentMethods.length > 0, answer.storedPaymentMethods]).toEqual([true, []]);
    const refused = await shopper.refused(contract.customer.getCreditCards);
    expect(refused).toMatchObject({ status: 503, type: 'internal_error', details: { retryAfterSeconds: 5 } });
    expect(JSON.stringify(refused)).not.toContain('sandbox');
  });
});

describe('unreachable payment provider', () => {
  const log: string[] = [];
  const unreachable = useTestStore({
    logger: pino({ level: 'warn' }, { write: (line) => log.push(line) }),
    providerFetch: (request, answer) =>
      /\/(?:cards|methods)$/.test(new URL(request.url).pathname)
        ? Promise.reject(new Error('refused'))
        : answer(request),
  });

  it('is reported with 503, Retry-After and one line in the log, to a guest and a customer', async () => {
    const shopper = unreachable.shopper();
    const asked = { query: { country: 'US' } };
    const expected = { status: 503, type: 'payment_methods_unavailable', details: { retryAfterSeconds: 5 } };
    expect(await shopper.refused(getMethods, asked)).toMatchObject(expected);
    const body = { email: fixtureEmails.alice, password: fixturePassword };
    await shopper.call(contract.session.login, { body });
    expect(await shopper.refused(getMethods, asked)).toMatchObject(expected);
    const raw = await shopper.request('/svc_paymentmethod/methods?country=US');
    expect([raw.status, raw.headers.get('retry-after')]).toEqual([503, '5']);
    expect(log).toHaveLength(3);
    expect(log.join('')).not.toMatch(/stack|\\n\s+at /);
    expect(log[0]).toContain('The payment provider does not answer: refused');
  });
});

describe('store that cannot read stored cards', () => {
  const log: string[] = [];
  const broken = useTestStore({ logger: pino({ level: 'warn' }, { write: (line) => log.push(line) }) });

  it('accepts other payments, and logs the reason', async () => {
    const shopper = broken.shopper();
    const body = { email: fixtureEmails.alice, password: fixturePassword };
    await shopper.call(contract.session.login, { body });
    await sql`alter table stored_payment_methods rename to elsewhere`.execute(broken.db);
    const answer = await methodsFor(shopper);
    expect([answer.paymentMethods.length > 0, answer.storedPaymentMethods]).toEqual([true, []]);
    expect(log.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ msg: 'Stored cards could not be read', err: expect.anything() }),
    );
  });
});

describe('stored cards', () => {
  let alice: Shopper;
  beforeAll(async () => {
    alice = await customerCalled('alice');
  });

  it('are listed for their customer after an order that stores them, and the first is the default [S4-card-01] [S7-calls-pay-01]', async () => {
    const cart = await fillCart(alice, [{ productId: fixtureIds.strap, qty: 1 }]);
    const order = await composeOrder(alice, cart, { nowMs: store.now().getTime() });
    const body = { ...order, payment: { ...order.payment, storesCard: true } };
    await alice.call(contract.checkout.placeOrder, { body });
    const [stored = [], ...others] = await Promise.all([1, 2, 3, 4].map(() => storedOf(alice)));
    expect(others).toEqual([stored, stored, stored]);
    expect(stored).toEqual([
      {
        storedPaymentMethodId: expect.any(String),
        isDefault: true,
        billingAddressId: null,
        cardExpYear: 2030,
        cardExpMonth: 12,
        adyenType: 'scheme',
        brand: expect.any(String),
        last4: '0001',
      },
    ]);
  });

  it('are not listed for a guest or another customer [S6-guest-06]', async () => {
    expect(await storedOf(store.shopper())).toEqual([]);
    expect(await storedOf(await customerCalled('bob'))).toEqual([]);
  });

  it("accept a billing address from the customer's address book, and keep the rest [S7-calls-pay-02]", async () => {
    const [card] = await storedOf(alice);
    const paymentMethod = { storedPaymentMethodId: card?.storedPaymentMethodId ?? '' };
    const { _id } = await alice.call(addAddress, { body: newAddress });
    await alice.call(updateMethod, { body: { paymentMethod, billingAddressId: _id } });
    expect(await storedOf(alice)).toEqual([{ ...card, billingAddressId: _id }]);
    await alice.call(updateMethod, { body: { paymentMethod, isDefault: false } });
    expect(await storedOf(alice)).toEqual([{ ...card, billingAddressId: _id, isDefault: false }]);
    await alice.call(contract.customer.removeAddress, { params: { id: _id } });
    expect(await storedOf(alice)).toEqual([{ ...card, isDefault: false }]);
  });

  it('reject an address of another customer or an unknown one [S7-calls-pay-02]', async () => {
    const [card] = await storedOf(alice);
    const paymentMethod = { storedPaymentMethodId: card?.storedPaymentMethodId ?? '' };
    const bob = await customerCalled('bob');
    const [bobs] = (await bob.call(contract.customer.getCustomer)).addresses;
    for (const billingAddressId of [bobs?._id ?? '', 'nowhere', '00000000-0000-4000-8000-000000000000']) {
      const refused = await alice.refused(updateMethod, { body: { paymentMethod, billingAddressId } });
      expect(refused).toMatchObject({ status: 422, type: 'address_not_found' });
    }
  });

  it('have one default: a new one removes the flag from the previous one [S4-card-02]', async () => {
    const bob = await customerCalled('bob');
    const first = await keepCard(bob);
    const second = (
      await bob.call(addCreditCard, { body: { transactionToken: await tokenize(bob, 'challenge'), isDefault: true } })
    )._id;
    const defaults = async () =>
      (await storedOf(bob)).filter(({ isDefault }) => isDefault).map((card) => card.storedPaymentMethodId);
    expect(await defaults()).toEqual([second]);
    const paymentMethod = { storedPaymentMethodId: first };
    await bob.call(updateMethod, { body: { paymentMethod, isDefault: true } });
    expect(await defaults()).toEqual([first]);
    await Promise.all(
      [first, second, first, second].map((storedPaymentMethodId) =>
        bob.call(updateMethod, { body: { paymentMethod: { storedPaymentMethodId }, isDefault: true } }),
      ),
    );
    expect(await defaults()).toHaveLength(1);
  });

  it('are deleted permanently [S7-calls-pay-03]', async () => {
    const [card] = await storedOf(alice);
    const params = { id: card?.storedPaymentMethodId ?? '' };
    await alice.call(removeMethod, { params });
    expect(await storedOf(alice)).toEqual([]);
    expect(await alice.refused(removeMethod, { params })).toMatchObject({ status: 404, type: 'not_found' });
  });

  it('are answered with 404 for others [SECURITY-9]', async () => {
    const bob = await customerCalled('bob');
    const id = await keepCard(bob);
    const body = { paymentMethod: { storedPaymentMethodId: id }, isDefault: true };
    expect(await alice.refused(updateMethod, { body })).toMatchObject({ status: 404, type: 'not_found' });
    expect(await alice.refused(removeMethod, { params: { id } })).toMatchObject({ status: 404, type: 'not_found' });
    expect((await storedOf(bob)).map((card) => card.storedPaymentMethodId)).toContain(id);
  });

  it('require log-in', async () => {
    const guest = store.shopper();
    const body = { paymentMethod: { storedPaymentMethodId: 'card_1' } };
    expect(await guest.refused(updateMethod, { body })).toMatchObject({ status: 401, type: 'token_expired' });
    expect(await guest.refused(removeMethod, { params: { id: 'card_1' } })).toMatchObject({ status: 401 });
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['an invalid id', { paymentMethod: { storedPaymentMethodId: "'; drop table customers" } }],
    ['an id of another type', { paymentMethod: { storedPaymentMethodId: { $ne: '' } } }],
    ['a default flag given as text', { paymentMethod: { storedPaymentMethodId: 'card_1' }, isDefault: 'yes' }],
    ['a zero byte', { paymentMethod: { storedPaymentMethodId: 'card\u0000' } }],
    ['a list', []],
  ])('reject %s, never with a 500', async (_what, body) => {
    const refused = await alice.refused(updateMethod, { body: body as never });
    expect(refused).toMatchObject({ status: 400, type: 'invalid_request' });
  });
});
