import { sql } from 'kysely';
import type { Database } from '../../../db/pool.ts';
import type { Generation } from '../../../providers/search/search-index.ts';

/** The state of a store's index: the one in use, and the one being built. */
export interface FeedRow {
  readonly generation: Generation | null;
  readonly building: Generation | null;
  /** The last product in the index being built. */
  readonly builtUpTo: number;
}

/** Undefined for a store without an external engine. */
export const readFeedRow = async (db: Database): Promise<FeedRow | undefined> => {
  const { rows } = await sql<FeedRow>`
    select generation, building, built_up_to as "builtUpTo" from search_feed`.execute(db);
  return rows[0];
};

/** The age of an index's oldest unwritten change, in seconds; 0 if there is none. */
export const readFeedDelay = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce((select extract(epoch from now() - noted_at)::float8 from search_changes order by change_id limit 1), 0)
      as seconds`.execute(db);
  return rows[0]?.seconds ?? 0;
};
