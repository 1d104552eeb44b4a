import { siteByCode } from '@ironcart/core/site';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readCatalogueState } from '../catalogue/catalogue-state.ts';
import { takePromotions } from '../services/checkout/promotion-ledger.ts';
import { takeStock } from '../services/checkout/stock.ts';
import { suggestCategories } from '../services/search/category.reader.ts';
import { facetColumnsOf } from '../services/search/facet.reader.ts';
import { readPhrase } from '../services/search/phrase.reader.ts';
import { searchProducts } from '../services/search/search.reader.ts';
import { copyDatabase } from '../testing/copied-database.ts';
import { type Database, openDatabase } from './pool.ts';

let database: { readonly url: string };
let db: Database;
beforeAll(async () => {
  database = await copyDatabase(inject('templateUrl'));
  db = await openDatabase({ url: database.url, maxConnections: 1 });
});
afterAll(async () => {
  await db.destroy();
});

const preparedTexts = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
};

describe('prepared statements of a pool', () => {
  it('are prepared once each, however often they are sent', async () => {
    for (const sku of ['BAR-20', 'LAST-A', 'BAR-20']) {
      await db.selectFrom('products').select('product_id').where('sku', '=', sku).execute();
    }
    const texts = (await preparedTexts()).filter((text) => text.includes('"sku"'));
    expect(texts).toHaveLength(1);
  });

  it('include count(*), which names no column', async () => {
    for (const points of ['1', '2']) {
      await sql`select count(*) as held from gift_cards where balance > ${points}`.execute(db);
    }
    expect((await preparedTexts()).filter((text) => text.includes('held'))).toHaveLength(1);
  });

  it('include statements that multiply', async () => {
    for (const factor of ['1', '2']) {
      await sql`select balance * 2 as doubled from gift_cards where balance * 3 > ${factor}`.execute(db);
    }
    expect((await preparedTexts()).filter((text) => text.includes('doubled'))).toHaveLength(1);
  });

  it('include searches, which are parsed and planned once for all phrases', async () => {
    for (const word of ['bar', 'plate']) {
      const { normal, query } = await readPhrase(db, word);
      const scope = {
        pricePlace: 1,
        shownPrices: { factors: { goods: 1.2, ebook: 1 }, untaxedTypes: ['giftcard'], bands: [50] },
        priceGroup: undefined,
        runningDeals: [],
      };
      const columns = facetColumnsOf([], siteByCode('USA'));
      const page = { categoryIds: [], filters: {}, facets: [...columns.keys()], sort: [], limit: 20, offset: 0 };
      await searchProducts(db, { ...scope, ...page, phrase: { query, typed: word, normal } }, columns);
      await suggestCategories(db, word, [], 5);
    }
    const texts = await preparedTexts();
    for (const part of ['from search_redirects', 'combinations as', 'named as']) {
      expect(
        texts.filter((text) => text.includes(part)),
        part,
      ).toHaveLength(1);
    }
  });

  it('include the statements that take the stock of an order', async () => {
    for (const qty of [1, 2]) {
      const { expressions, refusedWhat } = takeStock([{ productId: 1001, sku: 'BAR-20', qty }], 'placed');
      await sql`with placed as (select null::text as order_id), ${expressions} select (${refusedWhat})`.execute(db);
    }
    expect((await preparedTexts()).filter((text) => text.includes('stock_ledger'))).toHaveLength(1);
  });

  it('include the statements that take the pieces of a limited promotion', async () => {
    for (const qty of [1, 2]) {
      const part = takePromotions([{ productId: 1001, sku: 'BAR-20', qty, left: 10 }]);
      if (part === undefined) throw new Error('There is a piece to take');
      await sql`with placed as (select null::text as order_id), ${part.expressions} select count(*) from promotions_taken`.execute(
        db,
      );
    }
    expect((await preparedTexts()).filter((text) => text.includes('promotion_ledger'))).toHaveLength(1);
  });

  it('for the stock of products are planned once, even for one product', async () => {
    // In a table of a few products PostgreSQL reads all of them in any case.
    await sql`
      insert into products select (jsonb_populate_record(products, jsonb_build_object(
        'product_id', 700000 + copy, 'sku', sku || copy, 'url_key', url_key || copy))).*
      from products, generate_series(1, 1000) as copy where product_id = 1001`.execute(db);
    await sql`analyze products, inventory`.execute(db);
    for (const id of [1001, 1070, 1001, 1070, 1001, 1070, 1001, 1070]) {
      expect([...(await readCatalogueState(db, [id])).stock.keys()]).toEqual([id]);
    }
    const { rows } = await sql<{ plans: number }>`
      select generic_plans::int as plans from pg_prepared_statements where statement like '%stock_for_sale%'`.execute(
      db,
    );
    // PostgreSQL tries five plans before it decides.
    expect(rows).toEqual([{ plans: 3 }]);
    for (const ids of [[], [1001, 1070]]) {
      expect([...(await readCatalogueState(db, ids)).stock.keys()].toSorted()).toEqual(ids);
    }
  });

  it('survive a migration that adds a column, because none of them uses *', async () => {
    const readAll = () => db.selectFrom('gift_cards').selectAll().where('balance', '>', '0').execute();
    const before = await readAll();
    await sql`alter table gift_cards add column added int`.execute(db);
    expect(await readAll()).toHaveLength(before.length);
    expect((await preparedTexts()).filter((text) => text.includes('select *'))).toEqual([]);
  });
});
