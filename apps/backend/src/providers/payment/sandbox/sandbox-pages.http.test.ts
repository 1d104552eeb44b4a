import { describe, expect, it } from 'vitest';
import { tokenize } from '../../../testing/checkout-steps.ts';
import { useTestStore } from '../../../testing/test-store.ts';
import type { SandboxOutcome } from '../sandbox-cards.ts';
import { apiKeyOf } from './signature.ts';

const store = useTestStore({ limits: { place: { max: 1_000, windowMs: 1_000 } } });
const returnUrl = 'http://store.test/eu/checkout/review?order=ORDER-1';

const request = (path: string, init?: RequestInit) => store.shopper().request(`/sandbox-pay${path}`, init);
const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const postForm = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const merchant = { Authorization: `Bearer ${apiKeyOf('the secret of the tests')}` };

interface Asked {
  readonly source: unknown;
  readonly amount?: string;
  readonly shopper?: string;
  readonly returnUrl?: string;
}

interface Answered {
  readonly status: number;
  readonly payment: { readonly paymentId: string; readonly status: string; readonly refusal: string | null };
}

const authorise = async ({ source, ...asked }: Asked, key = crypto.randomUUID()): Promise<Answered> => {
  const body = {
    reference: 'ORDER-1',
    source,
    amount: '12.34',
    currency: 'EUR',
    returnUrl,
    notificationUrl: 'http://store.test/provider/notifications',
    ...asked,
  };
  const response = await postJson('/payments', body, { ...merchant, 'Idempotency-Key': key });
  return { status: response.status, payment: (await response.json()) as Answered['payment'] };
};
const cardOf = async (outcome: SandboxOutcome, storesCard = false) => ({
  kind: 'card',
  token: await tokenize(store.shopper(), outcome),
  storesCard,
});
const stateOf = async (paymentId: string) =>
  await store.db
    .selectFrom('pay_payments')
    .select(['status', 'refusal'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();

describe('sandbox bank page', () => {
  const open = async () => (await authorise({ source: { kind: 'redirect', type: 'ideal' } })).payment.paymentId;

  it.each([
    ['approve', { status: 'authorised', refusal: null }],
    ['refuse', { status: 'refused', refusal: 'cancelled' }],
    ['abandon', { status: 'redirect', refusal: null }],
  ])('accepts the decision %s and redirects the shopper to the store', async (decision, state) => {
    const id = await open();
    const page = await (await request(`/redirect/${id}`)).text();
    expect(page).toContain('iDEAL');
    expect(page).toContain('<dt>Amount</dt><dd>€12.34</dd>');
    const answered = await postForm(`/redirect/${id}`, { decision });
    expect(answered.status).toBe(303);
    expect(answered.headers.get('location')).toBe(returnUrl);
    expect(await stateOf(id)).toEqual(state);
  });

  it('accepts the first decision, and redirects a returning shopper', async () => {
    const id = await open();
    await postForm(`/redirect/${id}`, { decision: 'approve' });
    expect(await (await request(`/redirect/${id}`)).text()).toContain('has been answered');
    const again = await postForm(`/redirect/${id}`, { decision: 'refuse' });
    expect(again.headers.get('location')).toBe(returnUrl);
    expect((await stateOf(id)).status).toBe('authorised');
  });

  it('is not available for a card with a challenge', async () => {
    const { payment } = await authorise({ source: await cardOf('challenge') });
    await postForm(`/redirect/${payment.paymentId}`, { decision: 'approve' });
    expect((await stateOf(payment.paymentId)).status).toBe('challenge');
  });

  it.each(['https://evil.example/checkout', 'http://store.test.evil.example/', 'http://store.test@evil.example/'])(
    'never redirects to %s [SECURITY-19]',
    async (elsewhere) => {
      const refused = await authorise({ source: { kind: 'redirect', type: 'ideal' }, returnUrl: elsewhere });
      expect(refused.status).toBe(400);
    },
  );

  it('accepts no decision from a page of another origin [SECURITY-3]', async () => {
    const id = await open();
    const foreign = await postForm(`/redirect/${id}`, { decision: 'approve' }, { Origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect((await stateOf(id)).status).toBe('redirect');
  });
});

describe('sandbox device fingerprinting', () => {
  it('has a page for its own payment only', async () => {
    const { payment } = await authorise({ source: await cardOf('challenge') });
    const page = await request(`/fingerprint/${payment.paymentId}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect((await request('/fingerprint/pay_nothing')).status).toBe(404);
  });
});

describe('sandbox wallet window', () => {
  const approve = async (decision: string) => {
    const page = await (await postForm('/wallet/paypal', { amount: '12.34', currency: 'EUR', decision })).text();
    const message = JSON.parse(/postMessage\((\{.*?\}), location\.origin\)/.exec(page)?.[1] ?? '{}');
    return message as { event: string; token: string; authorizedAmount: number };
  };

  it('shows the amount, and reports the approval to the store', async () => {
    const page = await (await request('/wallet/paypal?amount=12.34&currency=EUR')).text();
    expect(page).toContain('<dt>Amount</dt><dd>€12.34</dd>');
    const message = await approve('approve');
    expect(message).toEqual({
      source: 'sandbox-pay',
      event: 'wallet-approved',
      token: expect.stringMatching(/^tok_/),
      authorizedAmount: 12.34,
    });
    const { payment } = await authorise({ source: { kind: 'wallet', type: 'paypal', token: message.token } });
    expect(payment).toMatchObject({ status: 'authorised', card: null });
  });

  it('can approve one cent less, which is rejected as amount_mismatch [FAULTS-11]', async () => {
    const { token, authorizedAmount } = await approve('approve-less');
    expect(authorizedAmount).toBe(12.33);
    const { payment } = await authorise({ source: { kind: 'wallet', type: 'paypal', token } });
    expect(payment).toMatchObject({ status: 'refused', refusal: 'amount_mismatch' });
  });

  it('reports a cancellation to the store', async () => {
    expect(await approve('cancel')).toEqual({ source: 'sandbox-pay', event: 'wallet-cancelled' });
  });

  it.each(['?amount=a&currency=EUR', '?amount=1&currency=<b>', ''])('shows no amount for %j', async (query) => {
    const response = await request(`/wallet/paypal${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('<b>');
  });
});

describe('stored card of the sandbox', () => {
  const shopper = crypto.randomUUID();
  const storedOf = async (who: string) =>
    (await (await request(`/shoppers/${who}/cards`, { headers: merchant })).json()) as {
      storedPaymentMethodId: string;
      last4: string;
    }[];

  it('is stored after a payment that requested it, never after a declined one', async () => {
    await authorise({ source: await cardOf('refused', true), shopper });
    expect(await storedOf(shopper)).toEqual([]);
    await authorise({ source: await cardOf('approved', true), shopper });
    await authorise({ source: await cardOf('approved', true), shopper });
    expect(await storedOf(shopper)).toMatchObject([{ last4: '0001' }]);
    expect(await storedOf(crypto.randomUUID())).toEqual([]);
  });

  it('is stored after an approved challenge, not before', async () => {
    const other = crypto.randomUUID();
    const { payment } = await authorise({ source: await cardOf('challenge', true), shopper: other });
    expect(await storedOf(other)).toEqual([]);
    await postForm(`/challenge/${payment.paymentId}`, { decision: 'approve' });
    expect(await storedOf(other)).toMatchObject([{ last4: '0035' }]);
  });

  it('requires its security code if its bank does, and accepts the token of the code', async () => {
    const other = crypto.randomUUID();
    await authorise({ source: await cardOf('code_required', true), shopper: other });
    const [card] = await storedOf(other);
    const source = { kind: 'storedCard', storedPaymentMethodId: card?.storedPaymentMethodId };
    expect((await authorise({ source, shopper: other })).payment).toMatchObject({ refusal: 'cvv_required' });
    const wrong = await postJson('/security-codes', { cvc: '12' });
    expect(await wrong.json()).toMatchObject({ error: { field: 'cvc' } });
    const { token } = (await (await postJson('/security-codes', { cvc: '123' })).json()) as { token: string };
    const paid = await authorise({ source: { ...source, securityCodeToken: token }, shopper: other });
    expect(paid.payment).toMatchObject({ status: 'authorised', card: { brand: 'visa', last4: '0050' } });
  });

  it('cannot be used by another shopper', async () => {
    const [card] = await storedOf(shopper);
    const source = { kind: 'storedCard', storedPaymentMethodId: card?.storedPaymentMethodId };
    expect((await authorise({ source, shopper: crypto.randomUUID() })).status).toBe(422);
    expect((await authorise({ source })).status).toBe(422);
  });

  it('can be deleted', async () => {
    const [card] = await storedOf(shopper);
    const path = `/shoppers/${shopper}/cards/${card?.storedPaymentMethodId}`;
    const forget = async () => (await request(path, { method: 'DELETE', headers: merchant })).json();
    expect(await forget()).toEqual({ isForgotten: true });
    expect(await forget()).toEqual({ isForgotten: false });
    expect(await storedOf(shopper)).toEqual([]);
  });
});

describe('scripted payment failures of the sandbox', () => {
  it.each([
    ['4001.01', 'refused'],
    ['4001.02', 'insufficient_funds'],
    ['4001.03', 'cvv_required'],
  ])('decline the amount %s as %s', async (amount, refusal) => {
    const { payment } = await authorise({ source: await cardOf('approved'), amount });
    expect(payment).toMatchObject({ status: 'refused', refusal });
  });

  it('authorize but never capture the amount 4001.04', async () => {
    const key = crypto.randomUUID();
    await authorise({ source: await cardOf('approved'), amount: '4001.04' }, key);
    const captured = await request(`/payments/${key}/capture`, { method: 'POST', headers: merchant });
    expect(await captured.json()).toMatchObject({ status: 'authorised' });
  });

  it('do not respond for the amount 4001.05', async () => {
    expect((await authorise({ source: await cardOf('approved'), amount: '4001.05' })).status).toBe(503);
  });

  it('lose the first response for the test card, and keep the payment [FAULTS-13]', async () => {
    const source = await cardOf('lost_answer');
    const key = crypto.randomUUID();
    expect((await authorise({ source }, key)).status).toBe(503);
    expect((await authorise({ source }, key)).payment).toMatchObject({ status: 'authorised' });
  });

  it.each([
    ['apple_refused', 'refused'],
    ['apple_insufficient_funds', 'insufficient_funds'],
    ['eyJkYXRhIjoi', null],
  ])('decline the Apple Pay token %s with %s', async (token, refusal) => {
    expect((await authorise({ source: { kind: 'wallet', type: 'applepay', token } })).payment).toMatchObject({
      refusal,
    });
  });
});

describe('sandbox page', () => {
  it.each(['/card-form', '/security-code-form', '/wallet/paypal?amount=1&currency=USD'])(
    'permits only its own script and style: %s [SECURITY-18]',
    async (path) => {
      const response = await request(path);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("form-action 'self'");
      expect(policy).toContain("font-src 'self'");
      const html = await response.text();
      expect(html).not.toMatch(/<script(?! nonce=)|<style(?! nonce=)| on[a-z]+="| style="/);
      expect(html.length).toBeLessThan(12_000);
    },
  );
});
