import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { getGroupPrices, getCompatibility } = contract.catalog;

const customerOf = async (name: keyof typeof fixtureEmails, siteCode: 'USA' | 'EUR' = 'USA') => {
  const shopper = store.shopper(siteCode);
  await shopper.call(contract.session.login, { body: { email: fixtureEmails[name], password: fixturePassword } });
  return shopper;
};
const ids = `${fixtureIds.bar},${fixtureIds.strap}`;

beforeAll(async () => {
  await store.db.updateTable('customers').set({ group_id: 2 }).where('email', '=', fixtureEmails.bob).execute();
  const fits = JSON.stringify({ compat_tag: 'bar-50mm', compat_group: 'barbells' });
  await sql`update products set attributes = attributes || ${fits}::jsonb
    where product_id in (${fixtureIds.strap}, ${fixtureIds.bar}, ${fixtureIds.collar})`.execute(store.db);
});

describe('prices of a customer group', () => {
  it("are those of the session's group in the site's currency, by product id [S7-calls-cat-07]", async () => {
    const query = { ids };
    expect(await (await customerOf('bob')).call(getGroupPrices, { query })).toEqual({ [fixtureIds.bar]: 280 });
    expect(await (await customerOf('bob', 'EUR')).call(getGroupPrices, { query })).toEqual({ [fixtureIds.bar]: 270 });
    expect(await (await customerOf('bob')).call(getGroupPrices, { query: { ids: `${fixtureIds.strap}` } })).toEqual({});
  });

  it('are empty for guests and the default group, whatever group they request [SECURITY-11]', async () => {
    const guest = store.shopper();
    expect(await guest.call(getGroupPrices, { query: { ids } })).toEqual({});
    expect(guest.cookie()).toBeUndefined();
    expect(await (await customerOf('alice')).call(getGroupPrices, { query: { ids } })).toEqual({});
    const asked = await guest.request(`/svc_content/catalog/product/group-prices?ids=${ids}&group=2&groupId=2`);
    expect(await asked.json()).toEqual({});
  });

  it('are never cached where another shopper could get them', async () => {
    const answer = await store.shopper().request(`/svc_content/catalog/product/group-prices?ids=${ids}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['', '1,', 'x', '1;drop table products', '-1', '0', '2147483648', '999999999999999'])(
    'are rejected for the ids %j',
    async (wrong) => {
      const refused = await store.shopper().refused(getGroupPrices, { query: { ids: wrong } });
      expect(refused).toMatchObject({ status: 400, type: 'invalid_request' });
    },
  );
});

describe('compatible products', () => {
  it('are the visible products of the tag and the group, by name [S7-calls-cat-08] [S3-compat-01]', async () => {
    const fits = await store.shopper().call(getCompatibility, { query: { tag: 'bar-50mm', group: 'barbells' } });
    expect(fits.map(({ productId }) => productId)).toEqual([fixtureIds.strap, fixtureIds.bar]);
    expect(fits[0]).toEqual({ productId: fixtureIds.strap, sku: 'STRAP', name: 'Lifting strap' });
  });

  it.each([
    ['another tag', 'bar-25mm', 'barbells'],
    ['another group', 'bar-50mm', 'racks'],
    ['SQL', "' or 1=1 --", '%'],
  ])('are empty for %s', async (_title, tag, group) => {
    expect(await store.shopper().call(getCompatibility, { query: { tag, group } })).toEqual([]);
  });

  it.each([
    ['', 'barbells'],
    ['bar-50mm', ''],
    ['x'.repeat(101), 'barbells'],
  ])('are rejected for the tag %j and the group %j', async (tag, group) => {
    expect(await store.shopper().refused(getCompatibility, { query: { tag, group } })).toMatchObject({ status: 400 });
  });

  it('are found with the index on tag and group [S7-calls-cat-08]', async () => {
    const plan = await store.db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows } = await sql`explain select sku from products where visibility = 4
        and attributes ->> 'compat_tag' = 'a' and attributes ->> 'compat_group' = 'b'`.execute(transaction);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('products_compatibility');
  });
});
