import type { BlockRegistry } from '@ironcart/react-ui';

/** Block views that have arrived beside those that every content page brings: a cache of code, the same for every shopper. */
let arrived: BlockRegistry = {};

/** The further blocks that can be shown now; `loadBlockViews` has run before a page renders. */
export const arrivedBlocks = (): BlockRegistry => arrived;

/** Fetches the views of the further blocks; a server does so once, when it starts. */
export const loadFurtherBlocks = async (): Promise<void> => {
  const { furtherBlocks } = await import('./further-blocks.ts');
  arrived = furtherBlocks;
};

/** Whether a route's data is a content page with a block that most pages do without. */
const needsFurtherBlocks = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'hasFurtherBlocks' in data;

/** Fetches the views that the data of a content page asks for, so that it renders at once. */
export const loadBlockViews = async (data: unknown): Promise<void> => {
  if (needsFurtherBlocks(data)) await loadFurtherBlocks();
};

/** The source modules of the views that a route's data asks for, for the page's links to their chunks. */
export const blockModulesOf = (data: unknown): readonly string[] =>
  needsFurtherBlocks(data) ? ['app/content/further-blocks.ts'] : [];
