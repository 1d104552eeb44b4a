import type { Logger } from 'pino';
import type { OutageLog } from '../../../http/database-outage.ts';
import type { Generation } from '../../../providers/search/search-index.ts';
import { type FeedContext, feedIndex, noteLostIndex } from './feed.transactor.ts';
import { readFeedRow } from './feed-row.ts';
import { ageOfIndex } from './generation.ts';

/** The index used by searches, as known to this process. Without one, PostgreSQL is used. */
export type IndexState =
  | { readonly kind: 'in service'; readonly generation: Generation }
  | { readonly kind: 'left'; readonly why: 'not built yet' | 'no answer' };

/** Feeds an external search engine and monitors it. */
export interface SearchFeed {
  readonly state: IndexState;
  /** Takes an unresponsive engine out of use until a later check succeeds. */
  leave(cause: unknown): void;
  /** Checks the engine and writes all pending changes. Never rejects. */
  feed(): Promise<void>;
  stop(): Promise<void>;
}

interface SearchFeedOptions extends FeedContext {
  readonly logger: Logger;
  readonly outageLog: Pick<OutageLog, 'tell'>;
  /** Interval of checks in milliseconds; 0: only on `feed`. */
  readonly everyMs: number;
}

/** Starts feeding the engine. */
export const startSearchFeed = (options: SearchFeedOptions): SearchFeed => {
  const { db, index, layout, logger, outageLog, everyMs } = options;
  const engine = index.name;
  let state: IndexState = { kind: 'left', why: 'not built yet' };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  const enter = (generation: Generation): void => {
    if (state.kind === 'left') logger.info({ engine }, 'The search engine answers searches');
    state = { kind: 'in service', generation };
  };
  const leave = (why: 'not built yet' | 'no answer', cause?: unknown): void => {
    if (state.kind === 'in service' || state.why !== why) {
      logger.warn({ engine, why, err: cause }, 'The search engine is no longer used: PostgreSQL answers searches');
    }
    state = { kind: 'left', why };
  };

  /** Takes a complete and available index into use. */
  const look = async (): Promise<void> => {
    const { generation = null, building = null } = (await readFeedRow(db)) ?? {};
    for (const name of [generation, building]) {
      if (name !== null && ageOfIndex(name, layout) === 'same' && !(await index.has(name)))
        await noteLostIndex(db, name);
    }
    const { generation: complete = null } = (await readFeedRow(db)) ?? {};
    if (complete !== null && ageOfIndex(complete, layout) === 'same') enter(complete);
    else leave('not built yet');
  };
  const feedNow = async (): Promise<void> => {
    try {
      await look();
      let isBehind = true;
      while (isBehind && !isStopped) isBehind = await feedIndex(options);
      await look();
    } catch (error) {
      if (!outageLog.tell(error)) leave('no answer', error);
    }
  };
  const feed = (): Promise<void> => {
    running ??= feedNow().finally(() => {
      running = undefined;
    });
    return running;
  };
  const feedAgain = async (): Promise<void> => {
    await feed();
    if (!isStopped) timer = setTimeout(() => void feedAgain(), everyMs).unref();
  };
  if (everyMs > 0) void feedAgain();

  return {
    get state() {
      return state;
    },
    leave: (cause) => leave('no answer', cause),
    feed,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
