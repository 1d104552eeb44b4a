import { describe, expect, it } from 'vitest';
import { useTestStore } from '../../../testing/test-store.ts';
import { sandboxCards } from '../sandbox-cards.ts';
import { apiKeyOf } from './signature.ts';

const store = useTestStore();
const card = { number: sandboxCards[0]?.number ?? '', expMonth: 6, expYear: 2026, cvc: '123', name: 'Gale' };

const send = (path: string, method: string, body?: unknown, headers: Record<string, string> = {}) =>
  store.shopper().request(path, {
    method,
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const merchant = (key?: string) => ({
  Authorization: `Bearer ${apiKeyOf('the secret of the tests')}`,
  ...(key === undefined ? {} : { 'Idempotency-Key': key }),
});
const tokenOf = async () =>
  ((await (await send('/sandbox-pay/tokens', 'POST', card)).json()) as { token: string }).token;

describe('sandbox card form', () => {
  it('is a separate page with its own content security policy', async () => {
    const response = await send('/sandbox-pay/card-form', 'GET');
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    const html = await response.text();
    expect(html).toContain(`<script nonce="${nonce}">`);
    expect(policy).toContain("default-src 'none'");
    expect(html.match(/<label/g)).toHaveLength(4);
    const again = await (await send('/sandbox-pay/card-form', 'GET')).text();
    expect(again).not.toContain(nonce);
  });

  it('exchanges a test card for a token and displayable details', async () => {
    const response = await send('/sandbox-pay/tokens', 'POST', card);
    expect(await response.json()).toEqual({
      token: expect.stringMatching(/^tok_[\w-]{24}$/),
      brand: 'visa',
      last4: '0001',
      expMonth: 6,
      expYear: 2026,
    });
  });

  it.each([
    ['a wrong digit', { number: '4100 0000 0000 0002' }, 'number'],
    ['a card unknown to the sandbox', { number: '4111 1111 1111 1111' }, 'number'],
    ['a past expiry date', { expMonth: 5 }, 'expiry'],
    ['a missing security code', { cvc: '12' }, 'cvc'],
    ['no name', { name: ' ' }, 'name'],
  ])('rejects %s and names the field', async (_what, change, field) => {
    const response = await send('/sandbox-pay/tokens', 'POST', { ...card, ...change });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { field } });
  });

  it('is the only page that may request tokens', async () => {
    const foreign = await send('/sandbox-pay/tokens', 'POST', card, { Origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
  });

  it('stores no card number', async () => {
    await tokenOf();
    const tokens = JSON.stringify(await store.db.selectFrom('pay_tokens').selectAll().execute());
    expect(tokens).not.toContain(card.number.replaceAll(' ', ''));
  });
});

describe('sandbox payment', () => {
  const request = async () => ({
    reference: 'ORDER-1',
    source: { kind: 'card', token: await tokenOf(), storesCard: false },
    returnUrl: 'http://store.test/checkout/review?order=ORDER-1',
    amount: '12.34',
    currency: 'USD',
    notificationUrl: 'http://store.test/provider/notifications',
  });

  it('is created once per key, captured once, and voided [FAULTS-13]', async () => {
    const body = await request();
    const authorise = () => send('/sandbox-pay/payments', 'POST', body, merchant('key-1'));
    const [first, second] = await Promise.all([authorise(), authorise()]);
    const payment = (await first?.json()) as { paymentId: string };
    expect(await second?.json()).toEqual(payment);
    const act = async (what: string) =>
      (await send(`/sandbox-pay/payments/key-1/${what}`, 'POST', undefined, merchant())).json();
    expect(await act('capture')).toMatchObject({ status: 'captured' });
    expect(await act('capture')).toMatchObject({ status: 'captured' });
    expect(await act('void')).toMatchObject({ status: 'voided' });
    expect(await act('capture')).toMatchObject({ status: 'voided' });
  });

  it('rejects a reused key with another amount, an unknown token and a wrong API key', async () => {
    const body = await request();
    await send('/sandbox-pay/payments', 'POST', body, merchant('key-2'));
    const reused = await send('/sandbox-pay/payments', 'POST', { ...body, amount: '99.99' }, merchant('key-2'));
    expect(reused.status).toBe(409);
    const source = { ...body.source, token: 'tok_x' };
    const unknown = await send('/sandbox-pay/payments', 'POST', { ...body, source }, merchant('key-3'));
    expect(unknown.status).toBe(422);
    for (const headers of [{}, { Authorization: 'Bearer wrong' }]) {
      expect((await send('/sandbox-pay/payments/key-2', 'GET', undefined, headers)).status).toBe(401);
    }
  });

  it('requires a key, by which it can be queried [FAULTS-13]', async () => {
    const response = await send('/sandbox-pay/payments', 'POST', await request(), merchant());
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_request' } });
  });

  it('has no challenge if it does not exist', async () => {
    const response = await send('/sandbox-pay/challenge/pay_nothing', 'GET');
    expect(response.status).toBe(404);
  });
});
