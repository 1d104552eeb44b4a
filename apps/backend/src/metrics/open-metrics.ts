import type { Pool } from 'pg';
import type { Registry } from 'prom-client';
import type { Database } from '../db/pool.ts';
import type { Replicas } from '../db/replicas/watch-replicas.ts';
import type { ContractHandlers } from '../http/request-context.ts';
import type { SearchFeed } from '../services/search/feed/search-feed.ts';
import { type BackendMetrics, createBackendMetrics } from './backend-metrics.ts';
import { countPlacements } from './count-placements.ts';
import { watchDatabase } from './watch-database.ts';
import { watchReplicaAges } from './watch-replica-ages.ts';
import { watchSearchFeed } from './watch-search-feed.ts';

/** The metrics of a backend with a registry. */
export interface OpenMetrics {
  readonly ofProcess: BackendMetrics;
  /** Wraps the handlers to count the outcomes of orders. */
  counting(handlers: ContractHandlers): ContractHandlers;
  watchReplicas(replicas: Pick<Replicas<unknown>, 'all' | 'ageOf'>): void;
  watchSearch(feed: Pick<SearchFeed, 'state'>): void;
}

/** Registers all metrics of a backend. */
export const openMetrics = (registry: Registry, parts: { readonly pool: Pool; readonly db: Database }): OpenMetrics => {
  const ofProcess = createBackendMetrics(registry);
  watchDatabase(registry, parts);
  return {
    ofProcess,
    counting: (handlers) => countPlacements(handlers, ofProcess),
    watchReplicas: (replicas) => watchReplicaAges(registry, replicas),
    watchSearch: (feed) => watchSearchFeed(registry, parts.db, feed),
  };
};
