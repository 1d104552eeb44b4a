import { type BlockRegistry, basicBlocks, blockReaders, defineBlock } from '@ironcart/react-ui';
import { lateNames } from './arrived-blocks.ts';
import { LateBlock } from './LateBlock.tsx';
import { LazyProductRow } from './LazyProductRow.tsx';

const lateBlocks: BlockRegistry = Object.fromEntries(
  lateNames.map((name) => [name, (props, context) => <LateBlock {...{ name, props, context }} />]),
);

/**
 * The blocks of this store's pages: a product row may wait until it is seen, and the views that few pages need come after
 * the page.
 */
export const pageBlocks: BlockRegistry = {
  ...basicBlocks,
  ...lateBlocks,
  ProductRow: defineBlock('ProductRow', blockReaders.ProductRow, (props, context) =>
    props.isLazy ? <LazyProductRow {...props} /> : basicBlocks.ProductRow({ ...props }, context),
  ),
};
