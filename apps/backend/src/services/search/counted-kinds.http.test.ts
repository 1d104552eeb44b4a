import { siteByCode } from '@ironcart/core/site';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prune } from '../../jobs/prune.ts';
import { type DemoCatalogue, openDemoCatalogue } from '../../testing/demo-catalogue.ts';
import { anyDemoSearch, demoSearchOf } from '../../testing/demo-searches.ts';
import { createDatabaseEngine } from './database-engine.ts';
import { facetsToCount, shownFacetsOf } from './facet.ts';
import { type OwnFacet, readOwnFacets } from './own-facet.reader.ts';
import type { ProductSearch } from './search-engine.ts';

const usa = siteByCode('USA');
let demo: DemoCatalogue;
let own: readonly OwnFacet[];
beforeAll(async () => {
  demo = await openDemoCatalogue();
  own = await readOwnFacets(demo.db);
}, 60_000);
afterAll(() => demo?.close());

const find = async (search: ProductSearch) => {
  const { facets, ...found } = await createDatabaseEngine(demo.db).find(search, { own, weightUnit: usa.weightUnit });
  return { ...found, facets: facets.map((count) => JSON.stringify(count)).toSorted() };
};

/** A group without prices: it finds the same as everyone else, but every product is read for it. */
const readingProducts = { priceGroup: { groupId: 9_999, currency: usa.currency } } satisfies Partial<ProductSearch>;

const expectSameFromCounts = async (numRuns: number): Promise<void> => {
  const anySort = fc.constantFrom<ProductSearch['sort']>(
    [],
    [{ name: 'featured', order: 'asc' }],
    [{ name: 'price', order: 'desc' }],
    [{ name: 'name', order: 'asc' }],
    [{ name: 'rating', order: 'desc' }],
    [{ name: 'newest', order: 'desc' }],
  );
  await fc.assert(
    fc.asyncProperty(anyDemoSearch, anySort, fc.constantFrom(0, 7), async ({ typed: _, ...given }, sort, offset) => {
      const facets = facetsToCount(shownFacetsOf(own, usa, 'Color'), given.categoryIds);
      const search = await demoSearchOf(demo.db, undefined, { ...given, sort, facets, offset, limit: 10 });
      expect(await find(search)).toEqual(await find({ ...search, ...readingProducts }));
    }),
    { numRuns, endOnFailure: true },
  );
};

/** Numbers that differ from those of the products themselves. */
const wrongCounts = async () => {
  const { rows } = await sql`
    select kind, prices, deal_prices, sum(products) as products from (
      select kind, prices, deal_prices, products from search_counts
      union all
      select kind, prices, case when deal_dates is not null then deal_prices end, -1 from search_documents
    ) as both_ways group by 1, 2, 3 having sum(products) <> 0`.execute(demo.db);
  return rows;
};

const countOf = async (query: ReturnType<typeof sql<{ count: number }>>): Promise<number | undefined> =>
  (await query.execute(demo.db)).rows[0]?.count;

describe('precomputed counts of a product list', () => {
  it('and its pages equal those computed from every product', { timeout: 120_000 }, async () => {
    expect(await wrongCounts()).toEqual([]);
    await expectSameFromCounts(150);
  });

  it('follow stock, prices, removed products and the store’s facets, and are consolidated each hour', {
    timeout: 120_000,
  }, async () => {
    const changes = [
      sql`update inventory set qoh = case when qoh > 0 then 0 else 5 end where product_id % 3 = 0`,
      sql`update product_prices set price = price + 1 where product_id % 5 = 0`,
      sql`delete from product_prices where currency = 'EUR' and product_id % 7 = 0`,
      sql`update products set visibility = 1 where product_id % 11 = 0`,
      sql`delete from search_facets where key = 'weight'`,
    ];
    for (const change of changes) {
      await change.execute(demo.db);
      expect(await wrongCounts()).toEqual([]);
    }
    own = await readOwnFacets(demo.db);
    await expectSameFromCounts(40);

    const countedOff = sql<{ count: number }>`select count(*)::int from search_counts where products < 0`;
    const unused = sql<{ count: number }>`
      select count(*)::int from search_kinds where kind not in (select kind from search_documents)`;
    expect(await countOf(countedOff)).toBeGreaterThan(0);
    expect(await countOf(unused)).toBeGreaterThan(0);
    await prune(demo.db, new Date());
    expect(await countOf(countedOff)).toBe(0);
    expect(await countOf(unused)).toBe(0);
    expect(await wrongCounts()).toEqual([]);
    await expectSameFromCounts(40);
  });

  it('are empty for an emptied catalogue', async () => {
    await sql`truncate search_documents`.execute(demo.db);
    expect(await wrongCounts()).toEqual([]);
    expect(await countOf(sql<{ count: number }>`select count(*)::int from search_kinds`)).toBe(0);
  });
});
