import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/pool.ts';
import { readFeedDelay } from '../services/search/feed/feed-row.ts';
import type { SearchFeed } from '../services/search/feed/search-feed.ts';

/**
 * Registers whether an external search engine responds, and the number of pending index updates, measured at each
 * scrape.
 */
export const watchSearchFeed = (registry: Registry, db: Database, feed: Pick<SearchFeed, 'state'>): void => {
  const registers = [registry];
  new Gauge({
    name: 'ironcart_search_engine_in_service',
    help: '1 if this process searches with the engine beside the database, else 0.',
    registers,
    collect() {
      this.set(feed.state.kind === 'in service' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'ironcart_search_feed_delay_seconds',
    help: 'Time since which the oldest change is waiting to be written to the search engine; 0 without any.',
    registers,
    async collect() {
      this.set(await readFeedDelay(db).catch(() => Number.NaN));
    },
  });
};
