import type { BlockRegistry } from '@ironcart/react-ui';

const sets = {
  layout: { module: 'app/content/layout-blocks.ts', load: () => import('./layout-blocks.ts') },
  event: { module: 'app/content/event-blocks.ts', load: () => import('./event-blocks.ts') },
} as const satisfies Readonly<Record<string, { module: string; load: () => Promise<{ blocks: BlockRegistry }> }>>;

/** Blocks that arrive together, when a page has one of them. */
export type BlockSet = keyof typeof sets;

/** Block views that have arrived beside those that every content page brings: a cache of code, the same for every shopper. */
const arrived = new Map<BlockSet, BlockRegistry>();

/** The blocks that can be shown beside the first ones; `loadBlockViews` has run before a page renders. */
export const arrivedBlocks = (): readonly BlockRegistry[] => [...arrived.values()];

const loadSets = async (names: readonly BlockSet[]): Promise<void> => {
  await Promise.all(
    names.map(async (name) => {
      if (!arrived.has(name)) arrived.set(name, (await sets[name].load()).blocks);
    }),
  );
};

/** Fetches the views of all blocks, once, when a server starts. */
export const loadAllBlockViews = (): Promise<void> => loadSets(['layout', 'event']);

const setsOf = (data: unknown): readonly BlockSet[] =>
  typeof data === 'object' && data !== null && 'blockSets' in data && Array.isArray(data.blockSets)
    ? data.blockSets.filter((name): name is BlockSet => Object.hasOwn(sets, String(name)))
    : [];

/** Fetches the views that the data of a content page asks for, so that it renders at once. */
export const loadBlockViews = (data: unknown): Promise<void> => loadSets(setsOf(data));

/** The source modules of the views that a route's data asks for, for the page's links to their chunks. */
export const blockModulesOf = (data: unknown): readonly string[] => setsOf(data).map((name) => sets[name].module);
