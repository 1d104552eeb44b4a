import type { BlockRegistry, defineBlock } from './define-block.ts';
import type * as readProps from './read-props.ts';

/** What a module of blocks is given by the page that shows them. */
export interface BlockKit {
  /** The page's React: a module that brings its own would not share its state. */
  readonly react: typeof import('react');
  readonly defineBlock: typeof defineBlock;
  readonly readProps: typeof readProps;
}

/** Blocks from a module of the store's own, by name: its default export. Called once by the server and once by each page. */
export type OwnBlocks = (kit: BlockKit) => BlockRegistry;
