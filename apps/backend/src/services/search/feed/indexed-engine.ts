import { sql } from 'kysely';
import type { Database } from '../../../db/pool.ts';
import type { Generation, SearchIndex } from '../../../providers/search/search-index.ts';
import { placeOf } from '../currency-places.ts';
import type { SearchEngine } from '../search-engine.ts';
import type { SearchFeed } from './search-feed.ts';

export interface IndexedEngineOptions {
  readonly db: Database;
  readonly index: SearchIndex;
  readonly feed: Pick<SearchFeed, 'state' | 'leave'>;
  /**
   * Used for searches that the index does not support (group prices), and for all searches while the engine is
   * unavailable.
   */
  readonly database: SearchEngine;
  /** Called with the source of each search's result. */
  readonly countSearch?: ((answeredBy: 'engine' | 'database') => void) | undefined;
}

interface VisibleRow {
  /** The current index. */
  readonly generation: Generation | null;
  readonly ids: readonly number[];
}

/**
 * Filters the index's hits to products that are currently visible and sold, or their replacements. The database is
 * authoritative, because an index may be outdated. Undefined if another index is current by now, because changes are
 * written only to that one.
 */
const readVisible = async (
  db: Database,
  ids: readonly number[],
  { generation, pricePlace }: { readonly generation: Generation; readonly pricePlace: number },
): Promise<readonly number[] | undefined> => {
  const { rows } = await sql<VisibleRow>`
    select (select generation from search_feed) as generation, array(
      select coalesce(replacement_id, product_id)
      from unnest(${[...ids]}::int[]) with ordinality as found (product_id, place)
        join search_documents using (product_id)
        left join search_replacements using (product_id)
      where prices[${placeOf(pricePlace)}] is not null
      order by place) as ids`.execute(db);
  const [row] = rows;
  return row?.generation === generation ? row.ids : undefined;
};

/** Searches an engine's own index, and falls back to the database. */
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
    const { generation } = state;
    const found = await index.find(generation, search, facets).catch((error: unknown) => feed.leave(error));
    const ids = found && (await readVisible(db, found.ids, { generation, pricePlace: search.pricePlace }));
    if (!found || !ids) return fromDatabase();
    countSearch('engine');
    return { ...found, ids };
  },
});
