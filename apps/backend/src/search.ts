import { randomUUID } from 'node:crypto';
import type { Sites } from '@ironcart/core/site';
import type { Database } from './db/pool.ts';
import type { SearchIndex } from './providers/search/search-index.ts';
import { openCurrencyPlaces } from './services/search/currency-places.ts';
import { readFeedDelay, readFeedRow } from './services/search/feed/feed-row.ts';
import { feedContextOf } from './services/search/feed/open-search.ts';
import { type ReindexProgress, reindexProducts } from './services/search/feed/reindex.ts';

export { openSearchIndex } from './providers/search/open-search-index.ts';
export type { SearchIndex } from './providers/search/search-index.ts';

/** Rebuilds the index of a store's search engine. @returns the number of products in it */
export const reindex = async (
  db: Database,
  index: SearchIndex,
  { sites, tell }: { readonly sites: Sites; readonly tell: (progress: ReindexProgress) => void },
): Promise<number> => {
  const currencyPlaces = await openCurrencyPlaces(db, sites);
  return reindexProducts(await feedContextOf(db, index, { currencyPlaces, randomId: randomUUID }), tell);
};

/** The state of a search engine's index. `delaySeconds` is the age of its oldest unwritten change. */
export type IndexStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'building' }
  | { readonly kind: 'complete'; readonly delaySeconds: number };

/** Reads the state of the index from engine and database. @throws Error if the engine does not respond */
export const readIndexStatus = async (db: Database, index: SearchIndex): Promise<IndexStatus> => {
  const { generation = null, building = null } = (await readFeedRow(db)) ?? {};
  if (generation === null && building === null) {
    // Called to detect an unreachable engine, which must not be reported as one without an index.
    await index.has('none');
    return { kind: 'none' };
  }
  if (generation === null) return { kind: 'building' };
  if (!(await index.has(generation))) return { kind: 'missing' };
  return { kind: 'complete', delaySeconds: await readFeedDelay(db) };
};
