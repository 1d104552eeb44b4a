import type { ContentBlock } from '@ironcart/core/content';
import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import styles from './BlockList.module.css';
import { frameStyles, trackingAttributes } from './block-frame.ts';
import type { BlockData, BlockRegistry } from './define-block.ts';
import { BlockPropsError } from './read-props.ts';

export interface BlockListProps {
  readonly blocks: readonly ContentBlock[];
  /** `blockRegistry`, or an adopter's own. */
  readonly registry: BlockRegistry;
  readonly data?: BlockData | undefined;
  /** Called for blocks that are omitted because their name or props are invalid. */
  readonly onProblem?: ((problem: string) => void) | undefined;
}

const noData: BlockData = {};

/** Renders a content page's blocks in order. Invalid blocks are omitted. */
export const BlockList = ({ blocks, registry, data = noData, onProblem }: BlockListProps) => {
  const renderContent = (block: ContentBlock): ReactNode => {
    const render = Object.hasOwn(registry, block.name) ? registry[block.name] : undefined;
    if (!render) {
      onProblem?.(`There is no block named ${block.name}`);
      return null;
    }
    const renderEach = (name: string): readonly ReactNode[] =>
      renderBlocks((block.slots && Object.hasOwn(block.slots, name) ? block.slots[name] : undefined) ?? []);
    const renderSlot = (name: string): ReactNode => {
      const rendered = renderEach(name);
      return rendered.length > 0 ? rendered : undefined;
    };
    try {
      return render(block.props, { data, renderSlot, renderEach });
    } catch (error) {
      if (!(error instanceof BlockPropsError)) throw error;
      onProblem?.(error.message);
      return null;
    }
  };
  const renderBlocks = (list: readonly ContentBlock[]): readonly ReactNode[] =>
    list.flatMap((block, index) => {
      const content = renderContent(block);
      if (!content) return [];
      return [
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place on the page.
          key={index}
          className={classNames(styles.block, block.class)}
          style={frameStyles(block.styles)}
          data-block={block.name}
          {...trackingAttributes(block.tracking)}
        >
          {content}
        </div>,
      ];
    });
  return <div className={styles.list}>{renderBlocks(blocks)}</div>;
};
