import { sql } from 'kysely';
import type { Database } from '../../../db/pool.ts';
import type { SearchIndex } from '../../../providers/search/search-index.ts';
import { placeOf } from '../currency-places.ts';
import type { SearchEngine } from '../search-engine.ts';
import type { SearchFeed } from './search-feed.ts';

export interface IndexedEngineOptions {
  readonly db: Database;
  readonly index: SearchIndex;
  readonly feed: Pick<SearchFeed, 'state' | 'leave'>;
  /** Answers what the index cannot: prices of groups, and everything while the engine is away. */
  readonly database: SearchEngine;
  /** Told which of the two answered a search. */
  readonly countSearch?: ((answeredBy: 'engine' | 'database') => void) | undefined;
}

/**
 * Of what an index found, the products that are visible and sold at this moment, or what replaces them. The database
 * decides: an index may be older.
 */
const readVisible = async (db: Database, ids: readonly number[], pricePlace: number): Promise<readonly number[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select coalesce(replacement_id, product_id) as id
    from unnest(${[...ids]}::int[]) with ordinality as found (product_id, place)
      join search_documents using (product_id)
      left join search_replacements using (product_id)
    where prices[${placeOf(pricePlace)}] is not null
    order by place`.execute(db);
  return rows.map(({ id }) => id);
};

/** Searches in an engine's own index, and in the database where that does not answer. */
export const createIndexedEngine = ({
  db,
  index,
  feed,
  database,
  countSearch = () => undefined,
}: IndexedEngineOptions): SearchEngine => ({
  find: async (search, facets) => {
    const { state } = feed;
    const fromDatabase = () => {
      countSearch('database');
      return database.find(search, facets);
    };
    if (state.kind === 'left' || search.priceGroup !== undefined) return fromDatabase();
    const found = await index.find(state.generation, search, facets).catch((error: unknown) => feed.leave(error));
    if (!found) return fromDatabase();
    countSearch('engine');
    return { ...found, ids: await readVisible(db, found.ids, search.pricePlace) };
  },
});
