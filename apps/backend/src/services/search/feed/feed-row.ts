import { sql } from 'kysely';
import type { Database } from '../../../db/pool.ts';
import type { Generation } from '../../../providers/search/search-index.ts';

/** Which index of the store is read and which one is being built. */
export interface FeedRow {
  readonly generation: Generation | null;
  readonly building: Generation | null;
  /** The last product in the index that is being built. */
  readonly builtUpTo: number;
}

/** Undefined in a store that has no engine beside the database. */
export const readFeedRow = async (db: Database): Promise<FeedRow | undefined> => {
  const { rows } = await sql<FeedRow>`
    select generation, building, built_up_to as "builtUpTo" from search_feed`.execute(db);
  return rows[0];
};

/** What an index waits for: the time since its oldest unwritten change, in seconds; 0 without any. */
export const readFeedDelay = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce((select extract(epoch from now() - noted_at)::float8 from search_changes order by change_id limit 1), 0)
      as seconds`.execute(db);
  return rows[0]?.seconds ?? 0;
};
