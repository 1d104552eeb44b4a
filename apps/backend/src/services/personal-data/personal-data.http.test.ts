import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { composeOrder, fillCart, ohioAddress, tokenize } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { answerReview } from '../review/answer-review.ts';
import { personalRecords } from './personal-records.ts';

const dayMs = 24 * 60 * 60_000;
const password = 'heavy single 91';
const { exportData, deleteAccount } = contract.customer;

/** Words that occur nowhere else in the database. */
const person = { firstname: 'Zorabel', lastname: 'Quillfeather', email: 'zorabel.quillfeather@example.com' };
const address = {
  ...ohioAddress,
  ...person,
  street: ['7 Marrowbone Lane'],
  telephone: '614 555 7001',
  company: 'Gryphonworks',
};
const words = ['zorabel', 'quillfeather', 'marrowbone', '555 7001', 'gryphonworks', 'bassoonist'];

let isProviderDown = false;
const store = useTestStore({
  providerFetch: (request, answer) =>
    isProviderDown && new URL(request.url).pathname.includes('/cards')
      ? Promise.resolve(new Response('', { status: 503 }))
      : answer(request),
});

const placeOrder = async (shopper: Shopper): Promise<string> => {
  const cart = await fillCart(shopper, [
    {
      productId: fixtureIds.bar,
      qty: 1,
      metadata: { registry: { registryId: 'none', recipients: 'The bassoonist', giver: 'The bassoonist' } },
    },
  ]);
  const order = await composeOrder(shopper, cart, { nowMs: store.now().getTime(), address });
  const body = { ...order, comments: 'Ring the bassoonist', payment: { ...order.payment, storesCard: true } };
  return (await shopper.call(contract.checkout.placeOrder, { body })).orderId;
};

/** A customer with a record of most kinds. */
const registerWithHistory = async (): Promise<{ readonly shopper: Shopper; readonly orderId: string }> => {
  const shopper = store.shopper();
  const { _id } = await shopper.call(contract.customer.register, { body: { ...person, password } });
  await shopper.call(contract.customer.addAddress, { body: address });
  await shopper.call(contract.customer.addCreditCard, {
    body: { transactionToken: await tokenize(shopper, 'approved'), isDefault: true },
  });
  const orderId = await placeOrder(shopper);
  const wishlist = await shopper.call(contract.list.createList, {
    body: { type: 'wishlist', metadata: { name: 'For the bassoonist' } },
  });
  await shopper.call(contract.list.addItems, {
    params: { id: wishlist._id },
    body: { items: [{ productId: fixtureIds.strap, qty: 1 }] },
  });
  await shopper.call(contract.list.requestQuote, {
    params: { id: wishlist._id },
    body: { note: 'The bassoonist pays' },
  });
  await shopper.call(contract.review.addReview, {
    params: { id: String(fixtureIds.bar) },
    body: {
      storeId: 1,
      author: person.firstname,
      rating: 5,
      title: 'Bassoonist',
      text: 'As a bassoonist I know steel.',
    },
  });
  await shopper.call(contract.newsletter.subscribe, {
    body: { userId: _id, email: person.email, newsletters: [10_101] },
  });
  await shopper.call(contract.event.updateAccount, {
    body: { firstName: person.firstname, lastName: person.lastname, email: person.email },
  });
  await shopper.call(contract.chat.write, { body: { storeId: 1, text: 'A bassoonist asks' } });
  await shopper.call(contract.customer.forgotPassword, { body: { email: person.email } });
  await store.backend.reconcile();
  return { shopper, orderId };
};

/** The tables in which a row contains a word; attempts with an e-mail address are counted for an hour. */
const tablesWith = async (word: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(store.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await sql`select from ${sql.table(name)} as record
      where lower(record::text) like ${`%${word}%`} limit 1`.execute(store.db);
    if (hits.length > 0 && name !== 'rate_limits') found.push(name);
  }
  return found;
};

const loggedIn = async (): Promise<Shopper> => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: person.email, password } });
  return shopper;
};

let shopper: Shopper;
let orderId: string;
beforeAll(async () => {
  ({ shopper, orderId } = await registerWithHistory());
});

describe('export of a customer’s data', () => {
  it('contains the profile, the address book, the cards and a record of every kind', async () => {
    const [review] = (await shopper.call(contract.review.getOwnReviews)).reviews;
    await answerReview(store.db, review?._id ?? '', 'Thank you, bassoonist.', store.now());
    const file = await shopper.call(exportData);
    expect(file.customer).toMatchObject({ ...person, addresses: [{ street: ['7 Marrowbone Lane'] }] });
    expect(file.creditCards.map(({ last4 }) => last4)).toContain('0001');
    const { records } = file;
    expect(records.orders).toMatchObject([{ orderId, document: { comments: 'Ring the bassoonist' } }]);
    expect(records.newsletters).toMatchObject([{ listId: 10_101 }]);
    expect(records.reviews).toMatchObject([
      { title: 'Bassoonist', status: 'pending', answer: 'Thank you, bassoonist.' },
    ]);
    expect(records.lists?.map(({ name }) => name)).toContain('For the bassoonist');
    expect(records.quotes).toMatchObject([{ note: 'The bassoonist pays' }]);
    expect(records.eventProfile).toMatchObject([{ firstName: person.firstname }]);
    expect(records.chatMessages).toMatchObject([{ body: 'A bassoonist asks' }]);
    expect(records.mails?.map(({ subject }) => subject)).toContain('Your new password');
  });

  it('contains no credentials, and nothing of other customers', async () => {
    const file = JSON.stringify(await shopper.call(exportData));
    expect(file).not.toMatch(/hash|token|reset-password|payment_?key|alice/i);
  });

  it('contains everything except the cards, and says so, while the card provider does not respond', async () => {
    expect(await shopper.call(exportData)).not.toHaveProperty('unavailable');
    isProviderDown = true;
    const file = await shopper.call(exportData);
    isProviderDown = false;
    expect(file).toMatchObject({ creditCards: [], unavailable: ['creditCards'] });
    expect(file.records.orders).toMatchObject([{ orderId }]);
  });

  it('requires a customer, and has a rate limit', async () => {
    expect((await store.shopper().refused(exportData)).status).toBe(401);
  });

  it('covers every table that refers to a customer, a session or an order, unless the table has no personal data', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid::regclass::text in ('customers', 'sessions', 'orders', 'lists', 'reviews',
        'return_authorizations', 'shipments', 'extra_payments', 'chats', 'push_devices')`.execute(store.db);
    const known = new Set<string>(Object.values(personalRecords).map(({ table }) => table));
    expect(
      rows
        .map(({ name }) => name)
        .filter((name) => !known.has(name))
        .toSorted(),
    ).toEqual([
      // The address book is exported with the customer.
      'addresses',
      // Which platform a cart of an agent is of; the cart itself is a list.
      'agent_carts',
      // The platform of an order, whether its webhook was delivered, and the proof of the buyer's consent, which
      // repeats it.
      'agent_orders',
      // The input of an open checkout, for a day; deleted with its list.
      'checkout_sessions',
      // Data of a request until it is answered, and for a day the orders and payments that a session has opened.
      'extra_payment_openings',
      'idempotency_keys',
      // Repeat an order's lines, or say when a mail about it is due.
      'order_confirmations_due',
      'order_items',
      'order_openings',
      'order_promotions',
      'order_stock',
      'shipment_items',
    ]);
  });
});

describe('call while its customer is being deleted', () => {
  const other = { firstname: 'Two', lastname: 'Tabs', email: 'two.tabs@example.com' };

  it('is answered as without a customer, and writes nothing', async () => {
    const twice = store.shopper();
    const { _id } = await twice.call(contract.customer.register, { body: { ...other, password } });
    const customerId = _id;
    let answer: ReturnType<Shopper['refused']> | undefined;
    await store.db.transaction().execute(async (deletion) => {
      await deletion.deleteFrom('sessions').where('customer_id', '=', customerId).execute();
      await deletion.deleteFrom('customers').where('customer_id', '=', customerId).execute();
      answer = twice.refused(contract.customer.addAddress, { body: { ...address, ...other } });
      // The call waits for the customer's row.
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'
          and datname = current_database()`.execute(store.db);
        expect(rows.length).toBeGreaterThan(0);
      });
    });
    expect(await answer).toMatchObject({ status: 401, type: 'token_expired' });
  });
});

describe('deletion of an account', () => {
  it('requires the password', async () => {
    const refused = await shopper.refused(deleteAccount, { body: { password: 'another one' } });
    expect(refused).toMatchObject({ status: 422, type: 'wrong_password' });
    expect((await shopper.call(contract.customer.getCustomer)).loggedIn).toBe(true);
    expect((await store.shopper().refused(deleteAccount, { body: { password } })).status).toBe(401);
  });

  it('logs out everywhere, releases the e-mail address, and is confirmed by mail', async () => {
    const elsewhere = await loggedIn();
    isProviderDown = true;
    await shopper.call(deleteAccount, { body: { password } });
    expect(shopper.cookie()).toBeUndefined();
    expect((await elsewhere.call(contract.session.getSession)).customer.loggedIn).toBe(false);
    const again = { email: person.email, password };
    expect((await store.shopper().refused(contract.session.login, { body: again })).status).toBe(401);
    const mails = await store.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', person.email).execute();
    expect(mails.map(({ subject }) => subject)).toEqual(['Your account is deleted']);
    expect(mails[0]?.body).toContain('Hello Zorabel');
    await store.db.deleteFrom('mail_outbox').where('recipient', '=', person.email).execute();
  });

  it('removes personal data from everything except orders, which may still be shipped and returned', async () => {
    await store.backend.reconcile();
    for (const word of words) {
      expect([word, (await tablesWith(word)).filter((name) => !['orders', 'order_items'].includes(name))]).toEqual([
        word,
        [],
      ]);
    }
    const opened = store.shopper();
    await opened.call(contract.checkout.openOrder, { body: { orderId, storeId: 1, email: person.email } });
  });

  it('has the provider delete the cards once it responds, including a card stored by a concurrent payment', async () => {
    const cards = () => store.db.selectFrom('pay_stored_cards').selectAll().where('forgotten_at', 'is', null).execute();
    const before = await cards();
    expect(before.length).toBeGreaterThan(0);
    isProviderDown = false;
    await store.backend.reconcile();
    expect(await cards()).toEqual(before);
    store.passTime(10 * 60_000);
    await store.backend.reconcile();
    expect(await cards()).toEqual([]);
    await store.db
      .updateTable('card_erasures')
      .set({ next_look_at: new Date(store.now().getTime() + 400 * dayMs) })
      .execute();
    await store.db.updateTable('pay_stored_cards').set({ forgotten_at: null }).execute();
    await store.backend.reconcile();
    // That look was written while the clock was ahead.
    expect(await cards()).toEqual([]);
    await store.db.updateTable('pay_stored_cards').set({ forgotten_at: null }).execute();
    store.passTime(dayMs);
    await store.backend.reconcile();
    expect(await cards()).toEqual([]);
    store.passTime(dayMs);
    await store.backend.reconcile();
    expect(await store.db.selectFrom('card_erasures').selectAll().execute()).toEqual([]);
  });

  it('removes personal data from an order 90 days after it was placed, and keeps amounts, lines and the tax region', async () => {
    const read = () =>
      store.db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
    const before = await read();
    await store.db
      .insertInto('agent_orders')
      .values({
        order_id: orderId,
        checkout_id: crypto.randomUUID(),
        platform: 'https://agent.example/profile.json',
        is_persons: false,
        site_code: 'USA',
        checkout_mandate: 'the mandate of quillfeather',
      })
      .execute();
    store.passTime(87 * dayMs);
    await store.backend.reconcile();
    expect(await tablesWith('quillfeather')).not.toEqual([]);
    store.passTime(dayMs);
    await store.backend.reconcile();
    for (const word of words) expect([word, await tablesWith(word)]).toEqual([word, []]);
    const after = await read();
    const { document, card_last4, card_brand, personal_until, ...kept } = after;
    expect(before).toMatchObject(kept);
    expect([card_last4, card_brand, personal_until]).toEqual([null, null, null]);
    expect(document).toMatchObject({
      totals: (before.document as { totals: object }).totals,
      shippingAddress: { firstname: '', street: [], postcode: '', region: 'OH', countryId: 'US' },
      items: [{ productId: fixtureIds.bar, qty: 1 }],
    });
    const stranger = await store.shopper().refused(contract.checkout.openOrder, {
      body: { orderId, storeId: 1, email: person.email },
    });
    expect(stranger.status).toBe(404);
  });
});
