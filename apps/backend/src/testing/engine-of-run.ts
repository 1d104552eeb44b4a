import { randomUUID } from 'node:crypto';
import { defaultSites } from '@ironcart/core/site';
import { inject } from 'vitest';
import type { Database } from '../db/pool.ts';
import { createLogger } from '../log/create-logger.ts';
import { openSearchIndex } from '../providers/search/open-search-index.ts';
import { openCurrencyPlaces } from '../services/search/currency-places.ts';
import { createDatabaseEngine } from '../services/search/database-engine.ts';
import { openSearch } from '../services/search/feed/open-search.ts';
import type { SearchEngine } from '../services/search/search-engine.ts';

/** A search engine with a complete index of a database; it throws instead of falling back to the database. */
export const openFedEngine = async (db: Database, url: string): Promise<SearchEngine> => {
  const { engineOn, feed } = await openSearch({
    db,
    index: openSearchIndex(url),
    currencyPlaces: await openCurrencyPlaces(db, defaultSites),
    randomId: randomUUID,
    logger: createLogger('silent'),
    outageLog: { tell: () => undefined },
    everyMs: 0,
    countSearch: (answeredBy) => {
      if (answeredBy === 'database') throw new Error('The search engine did not answer');
    },
  });
  await feed?.feed();
  return engineOn(db);
};

/** The search engine of this test run: PostgreSQL, or the one started by `TEST_SEARCH_ENGINE`. */
export const openEngineOfRun = async (db: Database): Promise<SearchEngine> => {
  const url = inject('searchEngineUrl');
  return url === undefined ? createDatabaseEngine(db) : openFedEngine(db, url);
};
