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
  /** The beginning of the names of the store's indexes: lower-case letters and digits. */
  readonly store: string;
  readonly layout: IndexLayout;
  /** Eight letters and digits. */
  readonly random: () => string;
}

/** The key of the advisory lock: one process at a time feeds the engine, so that what is newer is written later. */
const lockKey = 4182016;

/** Maximum number of products in a batch. */
const batchSize = 500;

interface ChangeRow {
  readonly change_id: number;
  readonly product_id: number;
}

/** Writes the next changes into each of these indexes, and counts once that all are. @returns whether more wait */
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

/** Writes the next products into the index that is being built, or makes it the one that is read after the last. */
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
  // Processes that have not seen the change yet go on reading the former index, until the next one is built.
  await index.removeOthers(`${store}_`, [building, ...(generation === null ? [] : [generation])]);
  await sql`update search_feed set generation = ${building}, building = null, built_up_to = 0`.execute(db);
};

const startBuilding = async ({ index, store, layout, random }: FeedContext, db: Database): Promise<void> => {
  // Waits for transactions that began before the feed: they have not noted what they change.
  await sql`lock table search_documents in share mode`.execute(db);
  const building = generationOf(store, layout, random());
  await index.create(building, layout.places);
  await sql`update search_feed set building = ${building}, built_up_to = 0`.execute(db);
};

/** Makes the next step build a new index; the present one is read until the new one is complete. */
export const requestRebuild = async ({ db, index, store, layout, random }: FeedContext): Promise<void> => {
  await sql`insert into search_feed default values on conflict do nothing`.execute(db);
  await inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(transaction);
    await startBuilding({ db, index, store, layout, random }, transaction);
  });
};

/**
 * Takes the engine's index one step closer to the database, in a transaction that ends before the next step: it writes
 * what has changed, and what a new index lacks. Any process may go on where another one stopped.
 * @returns whether more is to be done; false as well where another process does it
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

/** Notes that an index is no longer there, so that it is built anew. */
export const noteLostIndex = async (db: Database, generation: Generation): Promise<void> => {
  await sql`update search_feed set generation = null where generation = ${generation}`.execute(db);
  await sql`update search_feed set building = null where building = ${generation}`.execute(db);
};
