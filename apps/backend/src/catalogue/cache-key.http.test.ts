import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/pool.ts';
import { fixtureIds } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';

// With replicas, the key changes later: when all of them have the change (ADR 0035, acceptance/operator/read-replicas).
const store = useTestStore({ replicaUrls: undefined });
let merchant: Database;
beforeAll(async () => {
  merchant = await openDatabase({ url: store.databaseUrl, maxConnections: 1 });
});
afterAll(() => merchant.destroy());

const readKey = async () => {
  const { headers } = await store.shopper().request('/cache-key');
  return headers.get('ironcart-cache-key');
};

describe('shared cache key of catalogue pages', () => {
  it('is valid for a second, for all visitors', async () => {
    const { status, headers } = await store.shopper().request('/cache-key');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=0, s-maxage=1, must-revalidate']);
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get('ironcart-cache-key')).toMatch(/^\d+\.\d+\.development$/);
  });

  it.each([
    ['a price', sql`update product_prices set price = price + 1 where product_id = ${fixtureIds.redPlate}`],
    ['a name', sql`update products set name = name || ' II' where product_id = ${fixtureIds.redPlate}`],
    [
      'a flag',
      sql`insert into flag_settings (name, setting) values ('live_chat', '{"otherwise": true}')
      on conflict (name) do update set setting = excluded.setting`,
    ],
  ])('changes after a change: %s', async (_, change) => {
    const before = await readKey();
    expect(await readKey()).toBe(before);
    await change.execute(merchant);
    expect(await readKey()).not.toBe(before);
  });
});
