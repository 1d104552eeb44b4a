import { type BlockRegistry, basicBlocks, blockReaders, defineBlock } from '@ironcart/react-ui';
import { type BlockSet, setByName } from './arrived-blocks.ts';
import { LateBlock } from './LateBlock.tsx';
import { LazyProductRow } from './LazyProductRow.tsx';
import type { PageBlocks } from './read-blocks.server.ts';

/** Placeholders for blocks whose views are loaded after the page. */
const lateBlocks = (sets: Iterable<readonly [name: string, set: BlockSet]>): BlockRegistry =>
  Object.fromEntries(
    Array.from(sets, ([name, set]) => [name, (props, context) => <LateBlock {...{ name, set, props, context }} />]),
  );

/**
 * The blocks of this store's pages: product rows may wait until they are visible, and rarely used views are loaded
 * after the page.
 */
const storeBlocks: BlockRegistry = {
  ...basicBlocks,
  ...lateBlocks(Object.entries(setByName)),
  ProductRow: defineBlock('ProductRow', blockReaders.ProductRow, (props, context) =>
    props.isLazy ? <LazyProductRow {...props} /> : basicBlocks.ProductRow({ ...props }, context),
  ),
};

/** The blocks of a page; the store's own blocks override built-in ones of the same name. */
export const pageBlocks = (own: PageBlocks['ownBlocks']): BlockRegistry =>
  own ? { ...storeBlocks, ...lateBlocks(own.names.map((name) => [name, own.set])) } : storeBlocks;
