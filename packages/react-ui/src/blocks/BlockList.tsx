import type { ContentBlock } from '@ironcart/core';
import type { ReactNode } from 'react';
import styles from './BlockList.module.css';
import { type BlockData, type BlockRegistry, blockRegistry } from './block-registry.tsx';
import { BlockPropsError } from './read-props.ts';

export interface BlockListProps {
  readonly blocks: readonly ContentBlock[];
  readonly registry?: BlockRegistry | undefined;
  readonly data?: BlockData | undefined;
  /** Hears of blocks that are left out because their name or their props are not known. */
  readonly onProblem?: ((problem: string) => void) | undefined;
}

const noData: BlockData = {};

/** A content page: its blocks in order. A block that does not fit is left out, the others stay. */
export const BlockList = ({ blocks, registry = blockRegistry, data = noData, onProblem }: BlockListProps) => {
  const renderBlock = (block: ContentBlock): ReactNode => {
    const render = Object.hasOwn(registry, block.name) ? registry[block.name] : undefined;
    if (!render) {
      onProblem?.(`There is no block named ${block.name}`);
      return null;
    }
    const renderSlot = (name: string): ReactNode => renderBlocks(block.slots?.[name] ?? []);
    try {
      return render(block.props, { data, renderSlot });
    } catch (error) {
      if (!(error instanceof BlockPropsError)) throw error;
      onProblem?.(error.message);
      return null;
    }
  };
  const renderBlocks = (list: readonly ContentBlock[]): ReactNode =>
    list.map((block, index) => {
      const content = renderBlock(block);
      return (
        content && (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place on the page.
          <div key={index} className={styles.block} data-block={block.name}>
            {content}
          </div>
        )
      );
    });
  return <div className={styles.list}>{renderBlocks(blocks)}</div>;
};
