import type { BlockRegistry, eventBlocks, layoutBlocks } from '@ironcart/react-ui';

/**
 * Sets of blocks loaded together on pages that contain one of them; the store's own blocks are named by their file's
 * path.
 */
export type BlockSet = 'layout' | 'event' | `/${string}`;

type LateName = keyof typeof layoutBlocks | keyof typeof eventBlocks | 'Recommendations';

/** The set of each block that is not part of every content page. */
export const setByName: Readonly<Record<LateName, BlockSet>> = {
  Block: 'layout',
  Button: 'layout',
  Carousel: 'layout',
  Tabs: 'layout',
  Media: 'layout',
  Gallery: 'layout',
  Rows: 'layout',
  ProductTabs: 'layout',
  PriceTiers: 'layout',
  Recommendations: 'layout',
  GearSpecs: 'layout',
  Leaderboards: 'event',
  EventSchedules: 'event',
  Athletes: 'event',
  Form: 'event',
};

interface SetSource {
  readonly module: string;
  load(): Promise<{ readonly blocks: BlockRegistry }>;
}

const sets: Readonly<Record<string, SetSource>> = {
  layout: { module: 'app/content/layout-blocks.tsx', load: () => import('./layout-blocks.tsx') },
  event: { module: 'app/content/event-blocks.ts', load: () => import('./event-blocks.ts') },
};

/** Block views being loaded, and loaded ones: a cache of code, the same for every shopper. */
const asked = new Map<BlockSet, Promise<BlockRegistry>>();
const arrived = new Map<BlockSet, BlockRegistry>();

/** Stores loaded views: on a server, the store's own blocks from its start. */
export const keepBlocks = (name: BlockSet, blocks: BlockRegistry): void => void arrived.set(name, blocks);

const loadOwn = async (name: BlockSet) => (await import('./own-blocks.ts')).loadOwnBlocks(name);

const loadSet = (name: BlockSet): Promise<BlockRegistry> => {
  const running = asked.get(name);
  if (running) return running;
  const started = (sets[name]?.load() ?? loadOwn(name)).then(({ blocks }) => {
    keepBlocks(name, blocks);
    return blocks;
  });
  started.catch(() => asked.delete(name));
  asked.set(name, started);
  return started;
};

/** The blocks of a set, or a promise of them while they are loading. */
export const blocksOf = (name: BlockSet): BlockRegistry | Promise<BlockRegistry> => arrived.get(name) ?? loadSet(name);

/** Loads the views of all blocks once at server start. */
export const loadAllBlockViews = async (): Promise<void> => {
  await Promise.all([loadSet('layout'), loadSet('event')]);
};

const setsIn = (data: unknown): readonly BlockSet[] =>
  typeof data === 'object' && data !== null && 'blockSets' in data ? (data.blockSets as readonly BlockSet[]) : [];

/** Loads the views for a content page's data. */
export const loadBlockViews = async (data: unknown): Promise<void> => {
  await Promise.all(setsIn(data).map(blocksOf));
};

/** The source modules of the views for a route's data, to link their chunks from the page. */
export const blockModulesOf = (data: unknown): readonly string[] =>
  setsIn(data).flatMap((name) => sets[name]?.module ?? []);
