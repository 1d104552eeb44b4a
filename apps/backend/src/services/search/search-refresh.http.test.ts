import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import type { StoreData } from '../../catalogue-import/store-folder/record-schemas.ts';
import { writeStoreData } from '../../catalogue-import/store-folder/write-store-data.ts';
import type { Tables } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { copyDatabase } from '../../testing/copied-database.ts';
import { storeFixture } from '../../testing/store-fixture.ts';

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Rows that the nodes of a plan returned or discarded. */
const rowsTouchedBy = (node: PlanNode): number =>
  node['Actual Loops'] *
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)) +
  (node.Plans ?? []).reduce((sum, plan) => sum + rowsTouchedBy(plan), 0);

/**
 * Reports the plan of every statement, those of triggers included. The planner has no statistics of rows that the same
 * transaction has written: of 50,000 products it expected so few that it took a nested loop for the best join. Here it always
 * does, so that a few products are sufficient.
 */
const options = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_nested_statements=on',
  'auto_explain.log_analyze=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_format=json',
  'auto_explain.log_level=notice',
  'auto_explain.log_parameter_max_length=0',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  'enable_seqscan=off',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** The small store's products, prices and stock, so many times. */
const copiesOfStore = (copies: number): StoreData => {
  const every = Array.from({ length: copies }, (_, copy) => copy);
  const named = <Row extends { readonly sku: string }>(rows: readonly Row[]): Row[] =>
    every.flatMap((copy) => rows.map((row) => ({ ...row, sku: `${row.sku}-${copy}` })));
  return {
    ...storeFixture,
    products: every.flatMap((copy) =>
      storeFixture.products.map((product) => ({
        ...product,
        productId: product.productId + copy * 1_000,
        sku: `${product.sku}-${copy}`,
        urlKey: `${product.urlKey}-${copy}`,
        childrenIds: product.childrenIds.map((id) => id + copy * 1_000),
      })),
    ),
    prices: named(storeFixture.prices),
    stock: named(storeFixture.stock),
  };
};

/** Rows that the database touches to import so many products into a store without any, in one transaction. */
const rowsTouchedByImport = async (copies: number): Promise<number> => {
  const { url } = await copyDatabase(inject('templateUrl'));
  const pool = new pg.Pool({ connectionString: url, max: 1, options });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let touched = 0;
  pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const [, plan] = /^duration: .*? plan:\n(.*)$/s.exec(message) ?? [];
      if (plan === undefined) return;
      const { Plan }: { readonly Plan: PlanNode } = JSON.parse(plan);
      touched += rowsTouchedBy(Plan);
    });
  });
  try {
    await sql`truncate products, search_documents, search_skus, search_words cascade`.execute(db);
    const context = { now: new Date(), randomId: randomUUID };
    await inTransaction(db, async (transaction) => {
      await writeStoreData(transaction, copiesOfStore(copies), context, ['products', 'prices', 'stock']);
    });
    const { found } = await db
      .selectFrom('search_documents')
      .select(({ fn }) => fn.countAll<string>().as('found'))
      .executeTakeFirstOrThrow();
    expect(Number(found)).toBe(copies * storeFixture.products.filter(({ visibility }) => visibility === 4).length);
    return touched;
  } finally {
    await db.destroy();
  }
};

it('search refresh touches twice the rows for an import of twice the products, before the database has statistics', async () => {
  const few = await rowsTouchedByImport(30);
  const many = await rowsTouchedByImport(60);
  expect(few).toBeGreaterThan(10_000);
  expect(many / few).toBeGreaterThan(1.5);
  expect(many / few).toBeLessThan(2.5);
}, 60_000);
