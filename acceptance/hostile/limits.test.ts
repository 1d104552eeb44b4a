import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';

const guesses = 21;
const dataDirs = [makeDataDir(), makeDataDir()];
let direct: OpenProduct;
let behindProxy: OpenProduct;

/** Two stores with the documented limits: one that shoppers reach directly, and one behind a proxy on this machine. */
beforeAll(async () => {
  const environment = { IRONCART_LIMITS_FACTOR: '1' };
  direct = await openProduct({ ...environment, IRONCART_DATA_DIR: dataDirs[0] ?? '' });
  behindProxy = await openProduct({
    ...environment,
    IRONCART_DATA_DIR: dataDirs[1] ?? '',
    IRONCART_TRUSTED_PROXIES: '127.0.0.0/8 ::1/128',
  });
});

afterAll(async () => {
  await direct.close();
  await behindProxy.close();
  for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
});

const post = (store: OpenProduct, path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${store.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const guess = async (store: OpenProduct, count: number, headers: Readonly<Record<string, string>>) =>
  (
    await post(
      store,
      '/svc_session/session/login',
      { email: `nobody${count}@example.com`, password: 'a wrong one' },
      headers,
    )
  ).status;

const lastOf = async (store: OpenProduct, headersOf: (count: number) => Readonly<Record<string, string>>) => {
  let status = 0;
  for (let count = 0; count < guesses; count += 1) status = await guess(store, count, headersOf(count));
  return status;
};

describe('log-in limit', () => {
  test('cannot be evaded with forged headers without a trusted proxy [SECURITY-15]', async () => {
    const last = await lastOf(direct, (count) => ({
      'X-Forwarded-For': `203.0.113.${count}`,
      Forwarded: `for=203.0.113.${count}`,
      'X-Real-IP': `203.0.113.${count}`,
      'CF-Connecting-IP': `203.0.113.${count}`,
    }));
    expect(last).toBe(429);
  });

  test('counts each shopper separately behind a trusted proxy', async () => {
    expect(await lastOf(behindProxy, () => ({ 'X-Forwarded-For': '198.51.100.1' }))).toBe(429);
    expect(await guess(behindProxy, 0, { 'X-Forwarded-For': '198.51.100.2' })).toBe(401);
  });

  test("cannot be evaded behind a proxy with forged addresses to the left of the proxy's own, nor within a /64", async () => {
    const forged = await lastOf(behindProxy, (count) => ({ 'X-Forwarded-For': `203.0.113.${count}, 198.51.100.3` }));
    expect(forged).toBe(429);
    const network = await lastOf(behindProxy, (count) => ({ 'X-Forwarded-For': `2001:db8:1:2::${count + 1}` }));
    expect(network).toBe(429);
    expect(await guess(behindProxy, 0, { 'X-Forwarded-For': '2001:db8:1:3::1' })).toBe(401);
  });
});

describe('public calls without other limits', () => {
  test('have a rate limit: promotions by e-mail, lists, search events', async () => {
    const status = async (path: string, body: object, headers: Readonly<Record<string, string>>, count: number) => {
      let last = 0;
      for (let sent = 0; sent < count; sent += 1) last = (await post(behindProxy, path, body, headers)).status;
      return last;
    };
    const from = { 'X-Forwarded-For': '198.51.100.9' };
    const promotion = (sent: object) => status('/svc_checkout/promotion/status', sent, from, 61);
    expect(await promotion({ email: 'a@example.com' })).toBe(429);
    expect(await status('/svc_list/lists', { type: 'cart' }, from, 301)).toBe(429);
    // The limit applies before the body is read.
    expect(await status('/svc_search/events', {}, from, 1_201)).toBe(429);
  });
});

describe('flood of requests for the sitemap', () => {
  test("is answered from one sitemap, and does not use up the address's searches", async () => {
    const get = async (path: string) => {
      const answer = await fetch(behindProxy.url + path, { headers: { 'X-Forwarded-For': '198.51.100.20' } });
      await answer.text();
      return answer.status;
    };
    const statuses = await Promise.all(Array.from({ length: 60 }, () => get('/sitemap.xml')));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await get('/search?q=bar')).toBe(200);
  });
});

describe('e-mail address of a customer', () => {
  const password = 'a long enough password';
  const from = { 'X-Forwarded-For': '198.51.100.20' };

  test('cannot be changed without the password or the mail, and the response reveals no other customer', async () => {
    const account = { email: 'mine@example.com', password, firstname: 'Ada', lastname: 'King' };
    const registered = await post(behindProxy, '/svc_customer/customer', account, from);
    const cookie = (registered.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    await post(behindProxy, '/svc_customer/customer', { ...account, email: 'taken@example.com' }, from);
    const headers = { ...from, cookie };
    const change = async (body: object) => {
      const response = await post(behindProxy, '/svc_customer/customer/email', body, headers);
      return [response.status, await response.text()];
    };
    const taken = await change({ email: 'taken@example.com', password });
    expect(taken).toEqual(await change({ email: 'free@example.com', password }));
    expect(taken[0]).toBe(200);
    const patched = await fetch(`${behindProxy.url}/svc_customer/customer/`, {
      method: 'PATCH',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'free@example.com' }),
    });
    expect(await patched.json()).toMatchObject({ email: 'mine@example.com' });
    const statuses: unknown[] = [];
    for (let count = 0; count < 9; count += 1) {
      statuses.push((await change({ email: 'free@example.com', password: 'a wrong one' }))[0]);
    }
    expect(statuses).toEqual([...new Array(8).fill(422), 429]);
  });
});
