import { type BlockRegistry, basicBlocks, blockReaders, defineBlock } from '@ironcart/react-ui';
import { LazyProductRow } from './LazyProductRow.tsx';

/** What every content page can show at once: a product row of this store may wait until it is seen. */
const firstBlocks: BlockRegistry = {
  ...basicBlocks,
  ProductRow: defineBlock('ProductRow', blockReaders.ProductRow, (props, context) =>
    props.isLazy ? <LazyProductRow {...props} /> : basicBlocks.ProductRow({ ...props }, context),
  ),
};

/** Block views that have arrived: a cache of code, the same for every shopper. */
let arrived: BlockRegistry = firstBlocks;

/** The blocks that can be shown now; `loadBlockViews` has run before a page renders. */
export const arrivedBlocks = (): BlockRegistry => arrived;

/** Fetches the views of every block, once, when a server starts. */
export const loadAllBlockViews = async (): Promise<void> => {
  if (arrived !== firstBlocks) return;
  const { furtherBlocks } = await import('./further-blocks.ts');
  arrived = { ...firstBlocks, ...furtherBlocks };
};

const namesIn = (blocks: unknown): readonly string[] =>
  Array.isArray(blocks)
    ? blocks.flatMap((block: { name: string; slots?: Record<string, unknown> }) => [
        block.name,
        ...Object.values(block.slots ?? {}).flatMap(namesIn),
      ])
    : [];

/** Whether a route's data has a content page with a block that most pages do without. */
const needsFurtherBlocks = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'blocks' in data &&
  namesIn(data.blocks).some((name) => !Object.hasOwn(firstBlocks, name));

/** Fetches the views that the data of a content page asks for, so that it renders at once. */
export const loadBlockViews = async (data: unknown): Promise<void> => {
  if (needsFurtherBlocks(data)) await loadAllBlockViews();
};

/** The source modules of the views that a route's data asks for, for the page's links to their chunks. */
export const blockModulesOf = (data: unknown): readonly string[] =>
  needsFurtherBlocks(data) ? ['app/content/further-blocks.ts'] : [];
