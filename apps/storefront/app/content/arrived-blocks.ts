import type { BlockRegistry, eventBlocks, layoutBlocks } from '@ironcart/react-ui';

/** Blocks that arrive together, when a page has one of them. */
export type BlockSet = 'layout' | 'event';

type LateName = keyof typeof layoutBlocks | keyof typeof eventBlocks;

/** The set that brings a block which does not come with every content page. */
const setByName: Readonly<Record<LateName, BlockSet>> = {
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

export const lateNames = Object.keys(setByName) as readonly LateName[];

const sets: Readonly<
  Record<BlockSet, { readonly module: string; load(): Promise<{ readonly blocks: BlockRegistry }> }>
> = {
  layout: { module: 'app/content/layout-blocks.ts', load: () => import('./layout-blocks.ts') },
  event: { module: 'app/content/event-blocks.ts', load: () => import('./event-blocks.ts') },
};

/** Block views that are on their way, and those that are there: a cache of code, the same for every shopper. */
const asked = new Map<BlockSet, Promise<BlockRegistry>>();
const arrived = new Map<BlockSet, BlockRegistry>();

const loadSet = (name: BlockSet): Promise<BlockRegistry> => {
  const running = asked.get(name);
  if (running) return running;
  const started = sets[name].load().then(({ blocks }) => {
    arrived.set(name, blocks);
    return blocks;
  });
  started.catch(() => asked.delete(name));
  asked.set(name, started);
  return started;
};

/** The blocks that a block stands among, or what waits for them. */
export const blocksWith = (name: LateName): BlockRegistry | Promise<BlockRegistry> =>
  arrived.get(setByName[name]) ?? loadSet(setByName[name]);

/** Fetches the views of all blocks, once, when a server starts. */
export const loadAllBlockViews = async (): Promise<void> => {
  await Promise.all([loadSet('layout'), loadSet('event')]);
};

/** The sets that the blocks of these names come in. */
export const setsOfNames = (names: readonly string[]): readonly BlockSet[] => [
  ...new Set(lateNames.filter((name) => names.includes(name)).map((name) => setByName[name])),
];

const setsOf = (data: unknown): readonly BlockSet[] =>
  typeof data === 'object' && data !== null && 'blockSets' in data && Array.isArray(data.blockSets)
    ? data.blockSets.filter((name): name is BlockSet => Object.hasOwn(sets, String(name)))
    : [];

/** Fetches the views that the data of a content page asks for. */
export const loadBlockViews = async (data: unknown): Promise<void> => {
  await Promise.all(setsOf(data).map(loadSet));
};

/** The source modules of the views that a route's data asks for, for the page's links to their chunks. */
export const blockModulesOf = (data: unknown): readonly string[] => setsOf(data).map((name) => sets[name].module);
