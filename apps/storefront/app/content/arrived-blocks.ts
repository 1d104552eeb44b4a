import type { BlockRegistry, eventBlocks, layoutBlocks } from '@ironcart/react-ui';

/** Blocks that arrive together, when a page has one of them; those of the store's own are named by their file's path. */
export type BlockSet = 'layout' | 'event' | `/${string}`;

type LateName = keyof typeof layoutBlocks | keyof typeof eventBlocks;

/** The set that brings a block which does not come with every content page. */
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
  layout: { module: 'app/content/layout-blocks.ts', load: () => import('./layout-blocks.ts') },
  event: { module: 'app/content/event-blocks.ts', load: () => import('./event-blocks.ts') },
};

/** Block views that are on their way, and those that are there: a cache of code, the same for every shopper. */
const asked = new Map<BlockSet, Promise<BlockRegistry>>();
const arrived = new Map<BlockSet, BlockRegistry>();

/** Keeps views that are there: on a server those of the store's own, which its start loads. */
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

/** The blocks of a set, or what waits for them. */
export const blocksOf = (name: BlockSet): BlockRegistry | Promise<BlockRegistry> => arrived.get(name) ?? loadSet(name);

/** Fetches the views of all blocks, once, when a server starts. */
export const loadAllBlockViews = async (): Promise<void> => {
  await Promise.all([loadSet('layout'), loadSet('event')]);
};

const setsIn = (data: unknown): readonly BlockSet[] =>
  typeof data === 'object' && data !== null && 'blockSets' in data ? (data.blockSets as readonly BlockSet[]) : [];

/** Fetches the views that the data of a content page asks for. */
export const loadBlockViews = async (data: unknown): Promise<void> => {
  await Promise.all(setsIn(data).map(blocksOf));
};

/** The source modules of the views that a route's data asks for, for the page's links to their chunks. */
export const blockModulesOf = (data: unknown): readonly string[] =>
  setsIn(data).flatMap((name) => sets[name]?.module ?? []);
