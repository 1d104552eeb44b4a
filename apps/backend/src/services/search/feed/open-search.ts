import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../../../db/pool.ts';
import { sharedSecret } from '../../../db/shared-secret.ts';
import type { OutageLog } from '../../../http/database-outage.ts';
import type { SearchIndex } from '../../../providers/search/search-index.ts';
import type { CurrencyPlaces } from '../currency-places.ts';
import { createDatabaseEngine } from '../database-engine.ts';
import type { SearchEngine } from '../search-engine.ts';
import type { FeedContext } from './feed.transactor.ts';
import { createIndexedEngine, type IndexedEngineOptions } from './indexed-engine.ts';
import { type SearchFeed, startSearchFeed } from './search-feed.ts';

/** Product search: in the database alone, or with an external engine that is kept up to date. */
export interface Search {
  engineOn(db: Database): SearchEngine;
  /** Undefined if only the database is used. */
  readonly feed: SearchFeed | undefined;
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * The context for feeding an engine from a store's database. Each store has its own name prefix, so that several stores
 * may share an engine.
 */
export const feedContextOf = async (
  db: Database,
  index: SearchIndex,
  { currencyPlaces, randomId }: { readonly currencyPlaces: CurrencyPlaces; readonly randomId: () => string },
): Promise<FeedContext> => ({
  db,
  index,
  store: `s${digestOf(await sharedSecret(db, 'search-index'))}`,
  layout: { format: index.format, places: currencyPlaces.size },
  random: () => digestOf(randomId()),
});

interface SearchSetup {
  readonly db: Database;
  readonly index: SearchIndex | undefined;
  readonly currencyPlaces: CurrencyPlaces;
  readonly randomId: () => string;
  readonly logger: Logger;
  readonly outageLog: Pick<OutageLog, 'tell'>;
  /** Interval of engine checks in milliseconds; 0: only on `feed`. */
  readonly everyMs: number;
  readonly countSearch: IndexedEngineOptions['countSearch'];
}

/** Opens the search, and starts feeding an external engine if there is one. */
export const openSearch = async ({ db, index, countSearch, ...setup }: SearchSetup): Promise<Search> => {
  if (index === undefined) return { engineOn: createDatabaseEngine, feed: undefined };
  const feed = startSearchFeed({ ...setup, ...(await feedContextOf(db, index, setup)) });
  return {
    engineOn: (reading) =>
      createIndexedEngine({ db: reading, index, feed, database: createDatabaseEngine(reading), countSearch }),
    feed,
  };
};
