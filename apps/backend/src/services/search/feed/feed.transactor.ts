import { sql } from 'kysely';
import type { Database } from '../../../db/pool.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Generation, IndexBatch, SearchIndex } from '../../../providers/search/search-index.ts';
import { readOwnFacets } from '../own-facet.reader.ts';
import { readDocuments, readDocumentsAfter } from './document.reader.ts';
import { type FeedRow, readFeedRow } from './feed-row.ts';
import { ageOfIndex, generationOf, type IndexLayout } from './generation.ts';

export interface FeedContext {
  readonly db: Database;
  readonly index: SearchIndex;
  /** Name prefix of the store's indexes: lower-case letters and digits. */
  readonly store: string;
  readonly layout: IndexLayout;
  /** Eight letters and digits. */
  readonly random: () => string;
}

/** The key of the advisory lock: one process at a time feeds the engine, so that changes are written in order. */
const lockKey = 4182016;

/** Maximum number of products in a batch. */
const batchSize = 500;

interface ChangeRow {
  readonly change_id: number;
  readonly product_id: number;
}

/**
 * Writes the next changes to all of these indexes, and removes them from the queue when all are written. @returns
 * whether more are pending
 */
const writeChanges = async (
  { index }: FeedContext,
  db: Database,
  generations: readonly Generation[],
  facets: IndexBatch['facets'],
): Promise<boolean> => {
  const { rows } = await sql<ChangeRow>`
    select change_id, product_id from search_changes order by change_id limit ${batchSize}`.execute(db);
  if (rows.length === 0) return false;
  const ids = [...new Set(rows.map(({ product_id }) => product_id))];
  const documents = await readDocuments(db, ids);
  const found = new Set(documents.map(({ productId }) => productId));
  const removed = ids.filter((id) => !found.has(id));
  for (const generation of generations) await index.write(generation, { documents, removed, facets });
  const written = rows.map(({ change_id }) => change_id);
  await sql`delete from search_changes where change_id = any (${written}::bigint[])`.execute(db);
  const { rows: waiting } = await sql`select from search_changes limit 1`.execute(db);
  if (waiting.length === 0) await sql`update search_feed set fed = fed + 1`.execute(db);
  return waiting.length > 0;
};

/** Writes the next products to the index being built, or makes it the current one after the last. */
const buildOn = async (
  { index, store }: FeedContext,
  db: Database,
  { generation, building, builtUpTo }: FeedRow & { readonly building: Generation },
  facets: IndexBatch['facets'],
): Promise<void> => {
  const documents = await readDocumentsAfter(db, builtUpTo, batchSize);
  const last = documents.at(-1);
  if (last !== undefined) {
    await index.write(building, { documents, removed: [], facets });
    await sql`update search_feed set built_up_to = ${last.productId}`.execute(db);
    return;
  }
  // Processes that have not seen the change yet continue to use the former index, until the next one is built.
  await index.removeOthers(`${store}_`, [building, ...(generation === null ? [] : [generation])]);
  await sql`update search_feed set generation = ${building}, building = null, built_up_to = 0`.execute(db);
};

const startBuilding = async ({ index, store, layout, random }: FeedContext, db: Database): Promise<void> => {
  // Waits for transactions that began before the feed, because they have not recorded their changes.
  await sql`lock table search_documents in share mode`.execute(db);
  const building = generationOf(store, layout, random());
  await index.create(building, layout.places);
  await sql`update search_feed set building = ${building}, built_up_to = 0`.execute(db);
};

/** Starts a rebuild with the next step; the current index stays in use until the new one is complete. */
export const requestRebuild = async ({ db, index, store, layout, random }: FeedContext): Promise<void> => {
  await sql`insert into search_feed default values on conflict do nothing`.execute(db);
  await inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(transaction);
    await startBuilding({ db, index, store, layout, random }, transaction);
  });
};

/**
 * Performs one step of updating the engine's index from the database, in its own transaction: writes pending changes,
 * and a part of an index being built. Any process may continue where another one stopped.
 * @returns whether more is to be done; false also if another process is feeding
 */
export const feedIndex = async (context: FeedContext): Promise<boolean> => {
  const { db, layout } = context;
  return inTransaction(db, async (transaction) => {
    const { rows } = await sql<{ is_ours: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(lockKey)}) as is_ours`.execute(transaction);
    if (rows[0]?.is_ours !== true) return false;
    const row = await readFeedRow(transaction);
    if (row === undefined) {
      await sql`insert into search_feed default values`.execute(transaction);
      return true;
    }
    await sql`update search_feed set seen_at = now() where seen_at < now() - interval '10 minutes'`.execute(
      transaction,
    );
    const { generation, building } = row;
    const generations = [generation, building].flatMap((name) => name ?? []);
    if (generations.some((name) => ageOfIndex(name, layout) === 'newer')) return false;
    const own = generations.filter((name) => ageOfIndex(name, layout) === 'same');
    if (own.length === 0) {
      await startBuilding(context, transaction);
      return true;
    }
    const facets = await readOwnFacets(transaction);
    const isBehind = await writeChanges(context, transaction, own, facets);
    if (building !== null && own.includes(building)) await buildOn(context, transaction, { ...row, building }, facets);
    return isBehind || building !== null;
  });
};

/** Records that an index no longer exists, so that it is rebuilt. */
export const noteLostIndex = async (db: Database, generation: Generation): Promise<void> => {
  await sql`update search_feed set generation = null where generation = ${generation}`.execute(db);
  await sql`update search_feed set building = null where building = ${generation}`.execute(db);
};
