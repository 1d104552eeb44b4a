import { contract } from '@ironcart/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeAdyen } from '../../../providers/payment/testing/fake-adyen.ts';
import { useTestStore } from '../../../testing/test-store.ts';
import { paidBy, readyCheckout } from '../testing/ready-checkout.ts';
import { openPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { expectSchema } from '../testing/ucp-schemas.ts';

const account = {
  apiKey: 'the api key',
  merchantAccount: 'HaldenECOM',
  clientKey: 'test_CLIENT',
  environment: 'test' as const,
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
};
const fake = createFakeAdyen(account);
const settings = {
  agents: { allowsLoopback: true, storeName: 'Halden' },
  remoteFetch: async (request: Request) => fake.app.fetch(request),
};
/** A store that takes cards by Adyen alone, as one that is live does. */
const store = useTestStore({
  ...settings,
  isDemo: false,
  accounts: { adyen: { ...account, googlePayMerchantId: 'BCR2DN4T' } },
});
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform(() => store.backend, store.now);
});
afterAll(() => platform.close());

/** A Google Pay token; its last letters determine the bank's response. */
const tokenOf = (outcome: string) =>
  JSON.stringify({
    signature: 'MEYCIQDn',
    intermediateSigningKey: { signedKey: '{}', signatures: ['MEQCIH6'] },
    protocolVersion: 'ECv2',
    signedMessage: `{"encryptedMessage":"${outcome}`,
  });
const paidWith = (token: string, handler_id = 'google_pay') => paidBy(token, { handler_id, type: 'PAYMENT_GATEWAY' });
const begin = async (by = platform) => (await by.rest('create_checkout', readyCheckout())).body;
const complete = async (id: string, asked: object) =>
  (await platform.rest('complete_checkout', asked, { id, key: crypto.randomUUID() })).body;

describe('Google Pay', () => {
  it('is offered in the profile and at checkout, with the parameters a platform needs for an Adyen token', async () => {
    const checkout = await begin();
    expect(checkout.status).toBe('ready_for_complete');
    const { payment_handlers: handlers } = (await platform.send('/.well-known/ucp', {})).body.ucp;
    expect(checkout.ucp.payment_handlers).toEqual(handlers);
    expect(Object.keys(handlers)).toEqual(['dev.ironcart.gift_card', 'com.google.pay']);
    const [handler] = handlers['com.google.pay'];
    expectSchema('schemas/payment_handler.json#/$defs/business_schema', handler);
    expect(handler).toMatchObject({
      version: '2026-01-23',
      config: {
        environment: 'TEST',
        merchant_info: { merchant_id: 'BCR2DN4T', merchant_name: 'Halden', merchant_origin: 'store.test' },
        allowed_payment_methods: [
          { tokenization_specification: { parameters: { gateway: 'adyen', gatewayMerchantId: 'HaldenECOM' } } },
        ],
      },
    });
  });

  it('pays an order: Adyen receives the token and the total', async () => {
    const { id, totals } = await begin();
    const placed = await complete(id, paidWith(tokenOf('approved')));
    expect([placed.status, placed.totals]).toEqual(['completed', totals]);
    const sent = fake.requests.at(-1);
    expect(sent).toMatchObject({
      reference: placed.order.id,
      amount: { value: totals.at(-1).amount, currency: 'USD' },
      paymentMethod: { type: 'googlepay', googlePayToken: tokenOf('approved') },
    });
    expect(sent?.storePaymentMethod).toBeUndefined();
    expect(JSON.stringify(placed)).not.toContain('MEYCIQDn');
  });

  it('can be declined, and requires a person if the bank requests a challenge', async () => {
    const { id } = await begin();
    const refused = await complete(id, paidWith(tokenOf('refused')));
    expect(refused).toMatchObject({ status: 'ready_for_complete', messages: [{ code: 'payment_failed' }] });
    const asked = await complete(id, paidWith(tokenOf('challenge')));
    expect(asked).toMatchObject({ status: 'requires_escalation', messages: [{ code: 'requires_3ds' }] });
  });

  it('accepts only Google Pay tokens, and only with its own handler', async () => {
    const before = fake.requests.length;
    for (const token of ['{}', 'none', '{"signature":"a","protocolVersion":"ECv2"}']) {
      const { id } = await begin();
      expect((await complete(id, paidWith(token))).messages).toMatchObject([{ code: 'payment_failed' }]);
    }
    const { id } = await begin();
    const other = await complete(id, paidWith(tokenOf('approved'), 'sandbox_card'));
    expect(other.messages).toMatchObject([{ code: 'payment_method_unavailable' }]);
    expect(fake.requests.length).toBe(before);
  });

  it('is not offered without a merchant id, so that a person pays, although Adyen accepts cards', async () => {
    const plain = await store.anotherProcess({ ...settings, isDemo: false, accounts: { adyen: account } });
    const own = await openPlatform(() => plain, store.now);
    const checkout = await begin(own);
    expect(Object.keys(checkout.ucp.payment_handlers)).toEqual(['dev.ironcart.gift_card']);
    expect([checkout.status, checkout.messages]).toMatchObject(['requires_escalation', [{ code: 'paid_by_buyer' }]]);
    const person = store.shopper();
    const link = new URL(checkout.continue_url).pathname;
    const opened = await person.request(link, { headers: { 'sec-fetch-dest': 'document' } });
    const id = new URL(opened.headers.get('location') ?? '').searchParams.get('continue') ?? '';
    const session = await person.call(contract.checkoutSession.getSession, { params: { id } });
    expect(JSON.stringify(session)).toContain('1 Main Street');
    await own.close();
  });

  it('replaces the sandbox in a demo with an Adyen account, and sandbox tokens are rejected', async () => {
    const demo = await store.anotherProcess({ ...settings, isDemo: true });
    const own = await openPlatform(() => demo, store.now);
    expect(Object.keys((await begin(own)).ucp.payment_handlers)).toEqual(['dev.ironcart.gift_card', 'com.google.pay']);
    await own.close();
  });
});
