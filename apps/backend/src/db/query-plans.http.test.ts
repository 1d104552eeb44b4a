import { siteByCode } from '@ironcart/core/site';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { readProducts } from '../catalogue/catalogue-reader.ts';
import { prune } from '../jobs/prune.ts';
import { findLiveOrder, readOrder, readOrders } from '../services/checkout/order.reader.ts';
import { readList, readLists, readSharedList } from '../services/list/list.reader.ts';
import { readQuotes } from '../services/list/quote.reader.ts';
import { readGifts, searchRegistries } from '../services/list/registry.reader.ts';
import { type FacetColumns, facetColumnsOf } from '../services/search/facet.reader.ts';
import { facetsToCount, shownFacetsOf } from '../services/search/facet.ts';
import { readOwnFacets } from '../services/search/own-facet.reader.ts';
import { readPhrase } from '../services/search/phrase.reader.ts';
import { recommendProducts } from '../services/search/recommend.reader.ts';
import { searchProducts } from '../services/search/search.reader.ts';
import { type DemoCatalogue, openDemoCatalogue } from '../testing/demo-catalogue.ts';
import type { Database } from './pool.ts';
import type { Tables } from './tables.ts';

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const usa = siteByCode('USA');
const statements: Statement[] = [];
let demo: DemoCatalogue;
let pool: pg.Pool;
let db: Database;
beforeAll(async () => {
  demo = await openDemoCatalogue();
  // Forces the use of an index even for small tables; tables that are still read sequentially lack one.
  pool = new pg.Pool({ connectionString: demo.databaseUrl, max: 1, options: '-c enable_seqscan=off' });
  const log = ({ query }: { readonly query: Statement }): void => {
    statements.push(query);
  };
  const own = await readOwnFacets(demo.db);
  columns = facetColumnsOf(own, usa);
  facets = facetsToCount(shownFacetsOf(own, usa, 'Color'), []);
  db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log });
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await demo.close();
});

const relationsReadWhole = (node: PlanNode): readonly string[] => [
  ...(node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : []),
  ...(node.Plans ?? []).flatMap(relationsReadWhole),
];

/** The tables that the statements of a read scan sequentially. */
const readWholeBy = async (read: (db: Database) => Promise<unknown>): Promise<readonly string[]> => {
  statements.length = 0;
  await read(db);
  const sent = [...statements];
  expect(sent.length).toBeGreaterThan(0);
  const found: string[] = [];
  for (const { sql: text, parameters } of sent) {
    const { rows } = await pool.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
      `explain (format json) ${text}`,
      [...parameters],
    );
    for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) found.push(...relationsReadWhole(Plan));
  }
  return found;
};

const id = '00000000-0000-4000-8000-000000000000';
const session = { sessionId: id, customerId: id } as Parameters<typeof readOrder>[2];
const asked = { site: usa, now: new Date(0) };
const list = {
  filters: {},
  sort: [],
  limit: 20,
  offset: 0,
  pricePlace: 1,
  runningDeals: [],
  shownPrices: { factors: {}, untaxedTypes: [], bands: [50, 100] },
  priceGroup: undefined,
} as const;
let columns: FacetColumns;
let facets: readonly string[];

const asking = { pricePlace: 1, now: new Date(0), limit: 12 } as const;

const setting = { siteCode: 'USA', now: new Date(0) } as const;

const readings: readonly (readonly [string, (db: Database) => Promise<unknown>])[] = [
  [
    'a list of a category with its facets',
    (on) => searchProducts(on, { ...list, phrase: undefined, categoryIds: [61], facets }, columns),
  ],
  [
    'a list of a category with the prices of a group',
    (on) => {
      const priceGroup = { groupId: 2, currency: 'USD' } as const;
      return searchProducts(on, { ...list, priceGroup, phrase: undefined, categoryIds: [61], facets }, columns);
    },
  ],
  [
    'a search by words',
    async (on) => {
      const typed = 'ketlebell 12kg';
      const { query, normal } = await readPhrase(on, typed);
      return searchProducts(on, { ...list, phrase: { query, typed, normal }, categoryIds: [], facets }, columns);
    },
  ],
  [
    'a search by SKU',
    async (on) => {
      const typed = 'hld-kb';
      const { query, normal } = await readPhrase(on, typed);
      return searchProducts(on, { ...list, phrase: { query, typed, normal }, categoryIds: [], facets: [] }, columns);
    },
  ],
  [
    'what goes with the product of a page',
    (on) => recommendProducts(on, { ...asking, widgetId: 'rfkid_31', uri: '/power-bar-20kg', userId: undefined }),
  ],
  [
    'what a browser may like by what it has done',
    (on) => recommendProducts(on, { ...asking, widgetId: 'rfkid_32', uri: undefined, userId: 'browser-1' }),
  ],
  ['the products of a page', (on) => readProducts(on, [1001, 1002, 1005], usa)],
  ['a product with all that is below it', (on) => createCatalogue(on).completeProduct(3001, usa)],
  ['a cart', (on) => readList(on, id, { sessionId: id }, setting)],
  ['a guest’s lists', (on) => readLists(on, { sessionId: id }, setting, { onlyActive: true, type: undefined })],
  ['a customer’s lists', (on) => readLists(on, { customerId: id }, setting, { onlyActive: true, type: undefined })],
  [
    'a customer’s lists, also those of old',
    (on) => readLists(on, { customerId: id }, setting, { onlyActive: false, type: undefined }),
  ],
  ['a registry by its address', (on) => readSharedList(on, { urlKey: 'smith-gym' }, 'USA')],
  ['what was bought for a registry', (on) => readGifts(on, id)],
  ['a customer’s quotes', (on) => readQuotes(on, id, 'USA')],
  ['a search for registries', (on) => searchRegistries(on, 'smith gym', 'USA')],
  ['an order', (on) => readOrder(on, 'ORDER', session, asked)],
  ['a customer’s orders', (on) => readOrders(on, id, { page: 1, limit: 10 }, asked)],
  ['a customer’s orders to return', (on) => readOrders(on, id, { page: 1, limit: 10, stage: 'returnable' }, asked)],
  ['the live order of a cart', (on) => Promise.resolve(findLiveOrder(on, 1, id))],
];

describe('database indexes cover', () => {
  it.each(readings)('%s', async (_, read) => {
    expect(await readWholeBy(read)).toEqual([]);
  });

  it('all tables: this test would detect a table without an index', async () => {
    expect(await readWholeBy((on) => sql`select from products where brand = ${'Halden'}`.execute(on))).toEqual([
      'products',
    ]);
  });

  it('references to pruned rows: deleting such a row reads no whole table', async () => {
    statements.length = 0;
    await prune(db, new Date(0));
    const pruned = statements.flatMap((statement) => /delete from "(\w+)"/.exec(statement.sql)?.[1] ?? []);
    expect(pruned).toContain('sessions');
    const { rows } = await sql<{ reference: string }>`
      select conrelid::regclass || ' ' || conname as reference from pg_constraint
      where contype = 'f' and confrelid::regclass::text = any(${pruned}) and not exists (
        select from pg_index where indrelid = conrelid and (indkey::int2[])[0] = conkey[1])`.execute(demo.db);
    expect(rows).toEqual([]);
  });
});
