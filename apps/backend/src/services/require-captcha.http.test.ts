import { allCalls, CAPTCHA_HEADER, type Call, contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { sampleRequests } from '../contract-tests/sample-call.ts';
import { multipliedLimits } from '../http/rate-limit.ts';
import { createBrowser } from '../testing/browser.ts';
import { fixtureEmails, fixturePassword } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';

const store = useTestStore({ captcha: 'sandbox', limits: multipliedLimits(1_000) });
const alice = { email: fixtureEmails.alice, password: fixturePassword };

const newToken = async (action: string): Promise<string> => {
  const response = await store.shopper().request('/sandbox-captcha/tokens', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
};

const logIn = (token: string | undefined) =>
  createBrowser(store.backend, 'USA').send(contract.session.login, {
    body: alice,
    ...(token === undefined ? {} : { headers: { [CAPTCHA_HEADER]: token } }),
  });

const guarded = allCalls()
  .filter(({ captcha }) => captcha !== undefined)
  .map((call): [name: string, call: Call] => [call.name, call]);

describe('enabled captcha', () => {
  it('protects log-in, registration, forgotten password and order [S7-http-22]', () => {
    expect(guarded.map(([name]) => name)).toEqual(
      expect.arrayContaining(['session.login', 'customer.register', 'customer.forgotPassword', 'checkout.placeOrder']),
    );
  });

  it.each(guarded)('%s is rejected with a missing, empty or invalid token [SECURITY-8]', async (_name, call) => {
    const [parts] = sampleRequests(call, 1, 7);
    const body = { ...Object(parts?.body), captcha: '' };
    for (const headers of [{}, { [CAPTCHA_HEADER]: '' }, { [CAPTCHA_HEADER]: `${call.captcha}.9.x.y` }]) {
      const response = await createBrowser(store.backend, 'USA').send(call, { ...parts, body, headers });
      expect([response.status, await response.json()]).toMatchObject([403, { error: { type: 'captcha_failed' } }]);
    }
  });

  it('accepts a token for one call, its action and a limited time, even with concurrent calls [SECURITY-8]', async () => {
    const token = await newToken('login');
    const answers = await Promise.all([logIn(token), logIn(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await logIn(await newToken('register'))).status).toBe(403);
    const late = await newToken('login');
    const forged = late.replace(/\.(\d+)\./, (_, endsAtMs) => `.${Number(endsAtMs) + 60_000}.`);
    store.passTime(2 * 60_000);
    expect((await logIn(late)).status).toBe(403);
    expect((await logIn(forged)).status).toBe(403);
    expect((await logIn(await newToken('login'))).status).toBe(200);
  });

  it('accepts the token of a forgotten password in the body as well [S7-calls-cust-06]', async () => {
    const { forgotPassword } = contract.customer;
    const captcha = await newToken(forgotPassword.captcha);
    expect(await store.shopper().call(forgotPassword, { body: { email: alice.email, captcha } })).toEqual({
      success: true,
    });
    expect(await store.shopper().refused(forgotPassword, { body: { email: alice.email, captcha } })).toMatchObject({
      status: 403,
      type: 'captcha_failed',
    });
  });

  it('requires no token for unprotected calls', async () => {
    expect((await store.shopper().call(contract.session.getSession)).customer.loggedIn).toBe(false);
  });
});
