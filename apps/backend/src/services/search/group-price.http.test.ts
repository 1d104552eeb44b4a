import { contract } from '@ironcart/api/contract';
import type { SiteCode } from '@ironcart/core/site';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { search, session, ssr } = contract;
const { bar, strap } = fixtureIds;

const customer = async (name: keyof typeof fixtureEmails, siteCode: SiteCode = 'USA') => {
  const shopper = store.shopper(siteCode);
  await shopper.call(session.login, { body: { email: fixtureEmails[name], password: fixturePassword } });
  return shopper;
};

const price = (productId: number, groupId: number, amount: string) =>
  store.db
    .insertInto('group_prices')
    .values({ product_id: productId, group_id: groupId, currency: 'USD', price: amount })
    .onConflict((conflict) => conflict.columns(['product_id', 'group_id', 'currency']).doUpdateSet({ price: amount }))
    .execute();

/** Bob's group pays more than anybody for a strap, and one dollar for a bar: the first is no price for it. */
beforeAll(async () => {
  await store.db.updateTable('customers').set({ group_id: 2 }).where('email', '=', fixtureEmails.bob).execute();
  // Nothing is free: the cheapest of a list is the group's bar.
  await store.db.updateTable('product_prices').set({ price: '50.00' }).where('price', '<', '5').execute();
  await price(bar, 2, '1.00');
  await price(bar, 3, '0.50');
  await price(strap, 2, '5000.00');
});

const ask = async (shopper: Shopper, data: Record<string, unknown> = {}, code: SiteCode = 'USA') => {
  const { token } = await shopper.call(ssr.getSearchToken, { params: { code } });
  const { content, facet } = await shopper.call(search.query, {
    headers: { Authorization: `Bearer ${token}` },
    body: {
      data: {
        n_item: 80,
        page_number: 1,
        content: { product: {} },
        widget: { rfkid: 'rfkid_10' },
        facet: { all: true },
        sort: { value: [{ name: 'price', order: 'asc' }] },
        ...data,
      },
    },
  });
  const prices = facet?.find(({ key }) => key === 'price');
  return { ids: content.product.value.map(({ productId }) => productId), range: prices?.range, bands: prices?.value };
};

const upTo = (amount: number) => ({ filter: { price: { value: [`0..${amount}`] } } });

describe('search of a customer whose group has its own prices', () => {
  it('filters, bounds and sorts by the prices of the group, as shown in the list [S6-roles-03]', async () => {
    const bob = await customer('bob');
    const all = await ask(bob);
    expect(all.ids[0]).toBe(bar);
    expect(all.range).toMatchObject({ least: 1 });
    expect((await ask(bob, upTo(1))).ids).toEqual([bar]);
    const descending = await ask(bob, { sort: { value: [{ name: 'price', order: 'desc' }] } });
    expect(descending.ids.at(-1)).toBe(bar);
    const first = (answer: typeof all) => answer.bands?.[0]?.count ?? 0;
    expect(first(all)).toBe(first(await ask(store.shopper())) + 1);
  });

  it('never raises a price, and has no group prices in another currency', async () => {
    const bob = await customer('bob');
    const guests = await ask(store.shopper());
    expect((await ask(bob)).range?.most).toBe(guests.range?.most);
    expect((await ask(await customer('bob', 'EUR'), upTo(1), 'EUR')).ids).toEqual([]);
  });

  it('follows a price change immediately', async () => {
    const bob = await customer('bob');
    await price(bar, 2, '2.00');
    expect((await ask(bob, upTo(1))).ids).toEqual([]);
    expect((await ask(bob)).range).toMatchObject({ least: 2 });
    await price(bar, 2, '1.00');
  });
});

describe('search of all other shoppers', () => {
  it.each([
    ['a guest', async () => store.shopper()],
    ['a customer of the default group', () => customer('alice')],
  ])('uses the public prices, even after the same search by the group: %s [S6-roles-04]', async (_who, come) => {
    const bob = await customer('bob');
    expect((await ask(bob, upTo(1))).ids).toEqual([bar]);
    const other = await come();
    expect((await ask(other, upTo(1))).ids).toEqual([]);
    expect((await ask(other)).ids[0]).not.toBe(bar);
  });
});
