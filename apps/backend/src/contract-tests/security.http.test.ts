import { allCalls, type Call, contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { multipliedLimits } from '../http/rate-limit.ts';
import { createBrowser, testOrigin } from '../testing/browser.ts';
import { composeOrder, fillCart } from '../testing/checkout-steps.ts';
import type { Shopper } from '../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';
import { logIn, type OwnedIds, ownOneOfEach } from './owned-ids.ts';
import { sampleRequests } from './sample-call.ts';

const store = useTestStore({ limits: multipliedLimits(10_000), publicUrl: 'https://store.example' });
const seed = 20_260_616;
const calls = allCalls();
const writes = calls.filter(({ method }) => method !== 'GET');
const reads = calls.filter(({ method }) => method === 'GET');

let alice: Shopper;
let owned: OwnedIds;

beforeAll(async () => {
  alice = await logIn(store, 'alice');
  owned = await ownOneOfEach(store, alice);
});

const browserOf = (shopper: Shopper) => createBrowser(store.backend, 'USA', shopper.cookie());

/** The ids of Alice's data if the path contains such ids, otherwise generated ones. */
const paramsOf = (call: Call, sampled: unknown): unknown =>
  Object.entries(owned).find(([start]) => call.path.startsWith(start))?.[1] ?? sampled;

const pathOf = (call: Call): string => {
  const [parts] = sampleRequests(call, 1, seed);
  const params = Object(paramsOf(call, parts?.params));
  return call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
};

/** A digest of every row of the tables. */
const digestOf = async (tables: readonly string[]): Promise<Readonly<Record<string, string | null>>> => {
  const digests: Record<string, string | null> = {};
  for (const table of tables) {
    const { rows } = await sql<{ digest: string | null }>`
      select md5(string_agg(md5(t::text), '' order by md5(t::text))) as digest from ${sql.table(table)} t`.execute(
      store.db,
    );
    digests[table] = rows[0]?.digest ?? null;
  }
  return digests;
};

const everyTable = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(store.db);
  return rows.map(({ name }) => name);
};

describe('read calls of the contract', () => {
  it('change nothing and start no session, for any caller [SECURITY-3]', async () => {
    const tables = (await everyTable()).filter((table) => table !== 'rate_limits');
    const before = await digestOf(tables);
    for (const call of reads) {
      for (const parts of sampleRequests(call, 3, seed)) {
        for (const browser of [browserOf(alice), createBrowser(store.backend, 'USA')]) {
          const response = await browser.send(call, { ...parts, params: paramsOf(call, parts.params) });
          expect(response.headers.getSetCookie(), call.name).toEqual([]);
        }
      }
    }
    expect(await digestOf(tables)).toEqual(before);
  });

  it('accept only listed sort and filter names: others match nothing, and reach no SQL [SECURITY-28]', async () => {
    const { token } = await store.shopper().call(contract.ssr.getSearchToken, { params: { code: 'USA' } });
    const find = async (data: object) => {
      const response = await createBrowser(store.backend, 'USA').send(contract.search.query, {
        body: {
          data: { n_item: 10, page_number: 1, content: { product: {} }, widget: { rfkid: 'rfkid_10' }, ...data },
        },
        headers: { Authorization: `Bearer ${token}` },
      });
      const text = await response.text();
      expect(text).not.toMatch(/syntax|select |column|pg_|relation/i);
      return response.status;
    };
    const hostile = [
      'password_hash',
      'price; drop table orders --',
      'products.price desc nulls last',
      '__proto__',
      '"',
    ];
    for (const name of hostile) {
      expect([200, 400]).toContain(await find({ sort: { value: [{ name, order: 'asc' }] } }));
      expect([200, 400]).toContain(await find({ filter: { [name]: { value: ["' or 1=1 --"] } } }));
    }
    expect(await find({ sort: { value: [{ name: 'price', order: 'asc; drop table orders' }] } })).toBe(400);
  });

  it('identify a session by its cookie only, not by a token in the query or as a bearer [SECURITY-2]', async () => {
    const shopper = await logIn(store, 'bob');
    const [name = '', token = ''] = (shopper.cookie() ?? '').split('=');
    const guest = store.shopper();
    for (const request of [
      guest.request(`/svc_session/session?${name}=${token}&token=${token}`),
      guest.request('/svc_session/session', { headers: { Authorization: `Bearer ${token}` } }),
      guest.request('/svc_session/session', { headers: { 'X-Session': token, cookie: `ironcart=${token}` } }),
    ]) {
      const text = await (await request).text();
      expect(JSON.parse(text)).toMatchObject({ customer: { loggedIn: false } });
      expect(text).not.toContain(token);
    }
  });
});

describe('state-changing calls of the contract', () => {
  const forged: readonly (readonly [what: string, headers: Record<string, string>])[] = [
    ['a foreign origin', { Origin: 'https://evil.example', 'Content-Type': 'application/json' }],
    ['a sandboxed frame', { Origin: 'null', 'Content-Type': 'application/json' }],
    ['another site without its origin', { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json' }],
    ['a plain text body', { Origin: testOrigin, 'Content-Type': 'text/plain' }],
    ['the body of a form', { Origin: testOrigin, 'Content-Type': 'application/x-www-form-urlencoded' }],
  ];

  it('are rejected from other origins and as a form, and leave every table unchanged [SECURITY-3]', async () => {
    const before = await digestOf(await everyTable());
    for (const [what, headers] of forged) {
      for (const call of writes) {
        if (call.isOpenToOrigins && headers.Origin !== testOrigin) continue;
        const response = await browserOf(alice).request(pathOf(call), { method: call.method, headers, body: '{}' });
        expect([call.name, what, response.status]).toEqual([call.name, what, 403]);
        expect(response.headers.getSetCookie()).toEqual([]);
      }
    }
    expect(await digestOf(await everyTable())).toEqual(before);
  });

  it("cannot set prices, groups, balances or other customers' data with additional fields [SECURITY-11]", async () => {
    const { customer: bob } = await (await logIn(store, 'bob')).call(contract.session.getSession);
    const extras = {
      groupId: 9,
      group_id: 9,
      price: 0.01,
      balance: 99_999,
      status: 'published',
      _id: bob._id,
      customerId: bob._id,
      customer_id: bob._id,
      sessionId: bob._id,
      remainingUses: 99,
      qoh: 9_999,
      password_hash: 'x',
      isAdmin: true,
    };
    const grown = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(grown);
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value).map(([name, member]) => [name, grown(member)]);
      return { ...extras, ...Object.fromEntries(entries) };
    };
    const guarded = [
      'product_prices',
      'products',
      'inventory',
      'gift_cards',
      'entitlements',
      'five_for_five',
      'group_prices',
      'orders',
    ];
    const bobs = async () => ({
      customers: await store.db
        .selectFrom('customers')
        .select(['customer_id', 'group_id'])
        .orderBy('customer_id')
        .execute(),
      addresses: await store.db.selectFrom('addresses').selectAll().where('customer_id', '=', bob._id).execute(),
      lists: await store.db.selectFrom('lists').selectAll().where('customer_id', '=', bob._id).execute(),
      password: await store.db
        .selectFrom('customers')
        .select('password_hash')
        .where('customer_id', '=', bob._id)
        .executeTakeFirst(),
    });
    const before = [await digestOf(guarded), await bobs()];
    const thief = browserOf(alice);
    const leaving = ['customer.register', 'session.logout'];
    for (const call of writes.filter(({ name, hasFormBody }) => !hasFormBody && !leaving.includes(name))) {
      for (const parts of sampleRequests(call, 3, seed)) {
        const response = await thief.send(call, {
          ...parts,
          params: paramsOf(call, parts.params),
          body: parts.body === undefined ? undefined : grown(parts.body),
        });
        expect(response.status, call.name).toBeLessThan(500);
      }
    }
    expect([await digestOf(guarded), await bobs()]).toEqual(before);
  });
});

describe('response', () => {
  it('has the security headers, and is cached only if it is the same for all visitors [SECURITY-22]', async () => {
    for (const call of calls) {
      const [parts] = sampleRequests(call, 1, seed);
      const asker = call.name === 'session.logout' ? await logIn(store, 'bob') : alice;
      const response = await browserOf(asker).send(call, { ...parts, params: paramsOf(call, parts?.params) });
      const header = (name: string) => [call.name, response.headers.get(name)];
      expect(header('strict-transport-security')).toEqual([call.name, 'max-age=31536000']);
      expect(header('x-content-type-options')).toEqual([call.name, 'nosniff']);
      expect(header('referrer-policy')).toEqual([call.name, 'strict-origin-when-cross-origin']);
      expect(header('cross-origin-opener-policy')).toEqual([call.name, 'same-origin']);
      expect(header('content-security-policy')).toEqual([call.name, expect.stringContaining("default-src 'none'")]);
      const isPersonal = /^(session|customer|list|checkout|paymentMethod|ticket|bin|programming|event)\./.test(
        call.name,
      );
      if (isPersonal) expect(header('cache-control')).toEqual([call.name, 'no-store']);
      await response.body?.cancel();
    }
  });
});

describe('guest', () => {
  it('can read an order in the session that placed it, and in no other [SECURITY-10]', async () => {
    const guest = store.shopper();
    const cart = await fillCart(guest, [{ productId: fixtureIds.bar, qty: 1 }]);
    const order = await composeOrder(guest, cart, { nowMs: store.now().getTime() });
    const { orderId } = await guest.call(contract.checkout.placeOrder, { body: order });
    const request = { params: { id: orderId }, query: { storeId: 1 as const } };
    expect((await guest.call(contract.checkout.getOrder, request)).orderId).toBe(orderId);
    const other = store.shopper();
    await fillCart(other, [{ productId: fixtureIds.bar, qty: 1 }]);
    for (const stranger of [other, store.shopper(), alice]) {
      expect((await stranger.refused(contract.checkout.getOrder, request)).status).toBe(404);
    }
  });

  it('gets the same response for an unknown gift card and one of another currency [SECURITY-14]', async () => {
    const { getGiftCard } = contract.checkout;
    const abroad = store.shopper('EUR');
    const unknown = await abroad.refused(getGiftCard, { body: { code: 'NO-SUCH-CARD' } });
    expect(await abroad.refused(getGiftCard, { body: { code: 'GIFT-50-USD' } })).toEqual(unknown);
    expect(await store.shopper().refused(getGiftCard, { body: { code: ' ' } })).toEqual(unknown);
  });

  it("who starts with another person's session cookie has a different session after logging in [SECURITY-5]", async () => {
    const attacker = store.shopper();
    await attacker.call(contract.list.createList, { body: { type: 'cart' } });
    const planted = createBrowser(store.backend, 'USA', attacker.cookie());
    await planted.send(contract.session.login, { body: { email: fixtureEmails.bob, password: fixturePassword } });
    expect((await attacker.call(contract.session.getSession)).customer.loggedIn).toBe(false);
    const own = await planted.request('/svc_session/session');
    expect(await own.json()).toMatchObject({ customer: { email: fixtureEmails.bob } });
  });
});
