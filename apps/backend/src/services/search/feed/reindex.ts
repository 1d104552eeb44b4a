import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../db/pool.ts';
import { type FeedContext, feedIndex, requestRebuild } from './feed.transactor.ts';
import { readFeedRow } from './feed-row.ts';

/** Progress of building an index: the number of written products, and of all. */
export interface ReindexProgress {
  readonly done: number;
  readonly all: number;
}

const readProgress = async (db: Database): Promise<ReindexProgress> => {
  const { rows } = await sql<ReindexProgress>`
    select count(*) filter (where product_id <= (select built_up_to from search_feed))::int as done, count(*)::int as all
    from search_documents`.execute(db);
  return rows[0] ?? { done: 0, all: 0 };
};

/** Polling interval while another process of the store builds, in milliseconds. */
const pauseMs = 200;
const toldEveryMs = 2_000;

/**
 * Rebuilds the engine's index and waits until it is in use. Searches use the former one meanwhile. Running processes of
 * the store take part.
 * @param tell called about every two seconds
 * @returns the number of products in the index
 */
export const reindexProducts = async (
  context: FeedContext,
  tell: (progress: ReindexProgress) => void,
): Promise<number> => {
  const { db } = context;
  await requestRebuild(context);
  const building = (await readFeedRow(db))?.building ?? undefined;
  let toldAt = performance.now();
  while ((await readFeedRow(db))?.building === building) {
    if (!(await feedIndex(context))) await sleep(pauseMs);
    if (performance.now() - toldAt < toldEveryMs) continue;
    toldAt = performance.now();
    tell(await readProgress(db));
  }
  return (await readProgress(db)).all;
};
