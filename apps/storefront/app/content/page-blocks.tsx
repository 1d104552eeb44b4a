import { type BlockRegistry, basicBlocks, blockReaders, defineBlock } from '@ironcart/react-ui';
import { arrivedBlocks } from './arrived-blocks.ts';
import { LazyProductRow } from './LazyProductRow.tsx';

/** What every content page can show at once: a product row of this store may wait until it is seen. */
const firstBlocks: BlockRegistry = {
  ...basicBlocks,
  ProductRow: defineBlock('ProductRow', blockReaders.ProductRow, (props, context) =>
    props.isLazy ? <LazyProductRow {...props} /> : basicBlocks.ProductRow({ ...props }, context),
  ),
};

/** The blocks of this store's pages. */
export const pageBlocks = (): BlockRegistry => Object.assign({}, firstBlocks, ...arrivedBlocks());
