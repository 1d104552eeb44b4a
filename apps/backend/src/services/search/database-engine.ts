import type { Database } from '../../db/pool.ts';
import { facetColumnsOf } from './facet.reader.ts';
import { searchProducts } from './search.reader.ts';
import type { SearchEngine } from './search-engine.ts';

/** The default engine: PostgreSQL's full-text search, always consistent with the database. */
export const createDatabaseEngine = (db: Database): SearchEngine => ({
  find: (search, { own, weightUnit }) => searchProducts(db, search, facetColumnsOf(own, { weightUnit })),
});
