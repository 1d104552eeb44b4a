import { siteByCode } from '@ironcart/core';
import { startEmbeddedDatabase } from '@ironcart/backend';
import pg from 'pg';
import { openDatabase } from '../apps/backend/src/db/pool.ts';
import { searchProducts, countBrands, readCategoryNames } from '../apps/backend/src/services/search/search.reader.ts';
import * as reader from '../apps/backend/src/catalogue/catalogue-reader.ts';
const server = await startEmbeddedDatabase({ dataDir: '/tmp/bench-look/data/postgresql' });
try {
  const c = new pg.Client({ connectionString: server.url }); await c.connect();
  console.log((await c.query("select relname, n_live_tup, last_autoanalyze, last_analyze from pg_stat_user_tables where relname in ('products','category_products','product_prices')")).rows);
  const id = (await c.query("select category_id from categories where url_key='all-strength-equipment'")).rows[0].category_id;
  const db = await openDatabase({ url: server.url });
  const search = { currency: 'USD', keyphrase: undefined, categoryIds: [id], brands: [], types: [], sort: [{ name: 'featured', order: 'desc' }], limit: 80, offset: 0 } as const;
  const time = async (label: string, f: () => Promise<unknown>) => { for (let i=0;i<3;i++) await f(); const t=performance.now(); for (let i=0;i<10;i++) await f(); console.log(label, ((performance.now()-t)/10).toFixed(1),'ms'); };
  const { ids } = await searchProducts(db, search);
  const all = async () => { await time('searchProducts', () => searchProducts(db, search)); await time('countBrands', () => countBrands(db, search)); await time('names', () => readCategoryNames(db)); await time('readProducts', () => (reader as any).readProducts(db, ids, siteByCode('USA'))); };
  await all(); await c.query('analyze'); console.log('after analyze'); await all(); await c.end();
  await db.destroy();
} finally { await server.stop(); }
