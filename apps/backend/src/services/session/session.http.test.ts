import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { sampleRequests } from '../../contract-tests/sample-call.ts';
import { createBrowser } from '../../testing/browser.ts';
import { fillCart } from '../../testing/checkout-steps.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore({
  limits: {
    login: { max: 8, windowMs: 60_000 },
    register: { max: 5, windowMs: 60_000 },
    place: { max: 2, windowMs: 60_000 },
    card: { max: 2, windowMs: 60_000 },
  },
});
const { getSession, login, logout } = contract.session;
const { register, getCustomer, updateCustomer } = contract.customer;
const alice = { email: fixtureEmails.alice, password: fixturePassword };

const loginResponse = (cookie: string | undefined) =>
  store.backend.fetch(
    new Request('http://store.test/svc_session/session/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(cookie ? { cookie } : {}) },
      body: JSON.stringify(alice),
    }),
    { remoteAddress: '192.0.2.1' },
  );

describe('session', () => {
  it('belongs to a guest without a cookie, and reading creates none [S7-calls-session-01] [SECURITY-3]', async () => {
    const shopper = store.shopper();
    const session = await shopper.call(getSession);
    expect(session.customer).toMatchObject({ loggedIn: false, groupId: 0 });
    expect(session.expiresIn).toBe(300);
    expect(shopper.cookie()).toBeUndefined();
  });

  it('starts with the first change, in a cookie that scripts cannot read [SECURITY-1]', async () => {
    const response = await store.backend.fetch(
      new Request('http://store.test/svc_list/lists', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ type: 'cart' }),
      }),
    );
    const [cookie = ''] = response.headers.getSetCookie();
    const [pair, ...attributes] = cookie.split('; ');
    expect(pair).toMatch(/^__Host-ironcart=[\w-]{43}$/);
    const lifetime = expect.stringMatching(/^Max-Age=[1-9]\d+$/);
    expect(attributes.toSorted()).toEqual(['HttpOnly', lifetime, 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(await response.text()).not.toContain(cookie.slice(16, 40));
  });

  it('gets a new token at log-in, and the old one becomes invalid [SECURITY-5]', async () => {
    const shopper = store.shopper();
    await shopper.call(contract.list.createList, { body: { type: 'cart' } });
    const guestCookie = shopper.cookie();
    const session = await shopper.call(login, { body: alice });
    expect(session.customer).toMatchObject({ loggedIn: true, email: fixtureEmails.alice, firstname: 'Alice' });
    expect(session.customer.addresses).toHaveLength(1);
    expect(shopper.cookie()).not.toBe(guestCookie);
    const stale = await shopper.request('/svc_session/session', { headers: { cookie: guestCookie ?? '' } });
    expect(await stale.json()).toMatchObject({ customer: { loggedIn: false } });
  });

  it('ends on the server at logout [SECURITY-4]', async () => {
    const shopper = store.shopper();
    await shopper.call(login, { body: alice });
    const cookie = shopper.cookie() ?? '';
    expect((await shopper.call(logout)).customer.loggedIn).toBe(false);
    const replayed = await shopper.request('/svc_session/session', { headers: { cookie } });
    expect(await replayed.json()).toMatchObject({ customer: { loggedIn: false } });
  });

  it('stores only the hash of its token [SECURITY-2]', async () => {
    const response = await loginResponse(undefined);
    const token = /=([\w-]{43});/.exec(response.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
    const { rows } = { rows: await store.db.selectFrom('sessions').selectAll().execute() };
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('log-in', () => {
  it('has the same response and cost for a wrong password and an unknown address [SECURITY-7]', async () => {
    const shopper = store.shopper();
    const wrong = await shopper.refused(login, { body: { ...alice, password: 'wrong' } });
    const unknown = await shopper.refused(login, { body: { email: 'nobody@example.com', password: 'wrong' } });
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ status: 401, type: 'invalid_credentials' });
  });

  it('is limited by the address of the socket, whatever X-Forwarded-For contains [SECURITY-15]', async () => {
    const shopper = store.shopper();
    const attempts = [];
    for (let count = 0; count < 9; count += 1) {
      attempts.push(
        await shopper.refused(login, {
          body: { ...alice, password: 'wrong' },
          headers: { 'X-Forwarded-For': `203.0.113.${count}` },
        }),
      );
    }
    expect(attempts.slice(0, 8).every(({ status }) => status === 401)).toBe(true);
    expect(attempts.at(-1)).toMatchObject({ status: 429, type: 'too_many_requests' });
    store.passTime(60_000);
    expect((await shopper.refused(login, { body: { ...alice, password: 'wrong' } })).status).toBe(401);
  });

  it('has a rate limit, like registration and orders [SECURITY-15]', async () => {
    const shopper = store.shopper();
    const headers = { 'X-Forwarded-For': '203.0.113.1' };
    const taken = { ...alice, firstname: 'Al', lastname: 'Ice' };
    const registrations = [];
    for (let count = 0; count < 6; count += 1) {
      registrations.push((await shopper.refused(register, { body: taken, headers })).status);
    }
    expect(registrations).toEqual([409, 409, 409, 409, 409, 429]);
    const { placeOrder } = contract.checkout;
    const [parts] = sampleRequests(placeOrder, 1, 1);
    const browser = createBrowser(store.backend, 'USA');
    const orders = [];
    for (let count = 0; count < 3; count += 1) {
      orders.push(await browser.send(placeOrder, { ...parts, headers }));
    }
    expect(orders.at(1)?.status).not.toBe(429);
    expect(orders.at(2)?.status).toBe(429);
  });

  it('counts the calls of a customer from all addresses together, separately for each customer [SECURITY-15]', async () => {
    store.passTime(60_000);
    const tryCard = async (email: string) => {
      const shopper = store.shopper();
      await shopper.call(login, { body: { email, password: fixturePassword } });
      const body = { transactionToken: 'tok_none' };
      return (await shopper.refused(contract.customer.addCreditCard, { body })).status;
    };
    const { alice: first, bob } = fixtureEmails;
    expect([await tryCard(first), await tryCard(first), await tryCard(first)]).toEqual([402, 402, 429]);
    expect(await tryCard(bob)).toBe(402);
  });

  it('merges the cart of the guest, and a repeated merge adds nothing [FAULTS-30]', async () => {
    const shopper = store.shopper();
    const bob = { email: fixtureEmails.bob, password: fixturePassword };
    await shopper.call(login, { body: bob });
    await fillCart(shopper, [{ productId: fixtureIds.strap, qty: 1 }]);
    await shopper.call(logout);

    store.passTime(1_000);
    const guestCart = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 2 }]);
    const wishlist = await shopper.call(contract.list.createList, { body: { type: 'wishlist' } });
    await shopper.call(contract.list.addItems, {
      params: { id: wishlist._id },
      body: { items: [{ productId: fixtureIds.deal, qty: 1 }] },
    });
    const guestCookie = shopper.cookie() ?? '';
    await Promise.all([shopper.call(login, { body: bob }), loginAgain(guestCookie, bob)]);
    const lists = await shopper.call(contract.list.getActiveLists, { query: { active: 'true' } });
    const carts = lists.filter(({ type }) => type === 'cart');
    expect(carts[0]).toMatchObject({ _id: guestCart._id, items: [{ productId: fixtureIds.bar, qty: 2 }] });
    expect(carts).toHaveLength(2);
    expect(lists.filter(({ type }) => type === 'wishlist').flatMap(({ items }) => items)).toHaveLength(1);
  });
});

const loginAgain = (cookie: string, body: unknown) =>
  store.backend.fetch(
    new Request('http://store.test/svc_session/session/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(body),
    }),
    { remoteAddress: '192.0.2.77' },
  );

describe('registration', () => {
  const person = { email: 'New@Example.com', password: 'long enough', firstname: 'New', lastname: 'Lifter' };

  it('logs in, stores an Argon2id hash, and accepts each e-mail once, regardless of case [S7-calls-cust-03] [SECURITY-6]', async () => {
    const shopper = store.shopper();
    const customer = await shopper.call(register, { body: person });
    expect(customer).toMatchObject({ loggedIn: true, groupId: 1, email: 'New@example.com' });
    expect((await shopper.call(getCustomer))._id).toBe(customer._id);
    const stored = await store.db
      .selectFrom('customers')
      .select('password_hash')
      .where('customer_id', '=', customer._id)
      .executeTakeFirstOrThrow();
    expect(stored.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const again = await store.shopper().refused(register, { body: { ...person, email: 'new@example.com' } });
    expect(again).toMatchObject({ status: 409, type: 'email_taken' });
  });

  it('ignores additional fields [SECURITY-11]', async () => {
    const shopper = store.shopper();
    const body = { ...person, email: 'sly@example.com', groupId: 9, customerId: 'x', _id: 'y' };
    expect((await shopper.call(register, { body })).groupId).toBe(1);
    const patched = await shopper.call(updateCustomer, {
      body: { telephone: '123', groupId: 9 } as { telephone: string },
    });
    expect(patched).toMatchObject({ telephone: '123', groupId: 1 });
  });

  it('rejects a short password', async () => {
    const refused = await store.shopper().refused(register, { body: { ...person, password: 'short' } });
    expect(refused).toMatchObject({ status: 400, type: 'invalid_request', details: { paths: ['password'] } });
  });
});
