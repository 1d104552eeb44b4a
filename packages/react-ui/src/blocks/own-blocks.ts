import type { BlockRegistry, defineBlock } from './define-block.ts';
import type * as readProps from './read-props.ts';

/** Dependencies that a page provides to a module of blocks. */
export interface BlockKit {
  /** The page's React: a module with its own copy would not share its state. */
  readonly react: typeof import('react');
  readonly defineBlock: typeof defineBlock;
  readonly readProps: typeof readProps;
}

/** Blocks from a store's own module, by name: its default export. Called once by the server and once per page. */
export type OwnBlocks = (kit: BlockKit) => BlockRegistry;
