import type { SearchEvent } from '@ironcart/api/client';
import type { ContentBlock } from '@ironcart/core/content';
import { type BlockView, needsOfBlocks, type WatchBlocksOptions, watchBlocks } from '@ironcart/react-ui';
import { type BlockViewDetail, blockViewEvent } from '../content/block-view-event.ts';
import type { PageVisit } from '../navigation/page-visit.ts';

const blocksOf = ({ matches }: PageVisit): readonly ContentBlock[] =>
  matches.flatMap(({ loaderData }) =>
    typeof loaderData === 'object' && loaderData !== null && 'blocks' in loaderData && Array.isArray(loaderData.blocks)
      ? (loaderData.blocks as readonly ContentBlock[])
      : [],
  );

const findTracked = (blocks: readonly ContentBlock[], view: BlockView): ContentBlock | undefined => {
  for (const block of blocks) {
    if (block.tracking?.name === view.name && block.tracking.index === view.index) return block;
    const inner = findTracked(Object.values(block.slots ?? {}).flat(), view);
    if (inner) return inner;
  }
  return undefined;
};

/** The products of a tracked block, including those loaded late. */
const productsOf = (block: ContentBlock | undefined): readonly number[] =>
  block ? needsOfBlocks([{ ...block, props: { ...block.props, isLazy: false } }]).productIds : [];

/**
 * Reports the views of a content page's tracked blocks with their products; a row whose products are not loaded yet
 * reports later (S4-misc-06). @returns a function that stops it
 */
export const tellOfBlocks = (
  visit: PageVisit,
  tell: (event: SearchEvent) => void,
  createObserver?: WatchBlocksOptions['createObserver'],
): (() => void) => {
  const blocks = blocksOf(visit);
  return watchBlocks(document, {
    ...(createObserver ? { createObserver } : {}),
    onView: (view, element) => {
      const productIds = productsOf(findTracked(blocks, view));
      const tellNow = () => {
        if (productIds.length > 0) tell({ name: 'widget_appear', widgetId: view.name, productIds });
      };
      const detail: BlockViewDetail = { name: view.name, tell: tellNow };
      if (element.dispatchEvent(new CustomEvent(blockViewEvent, { cancelable: true, detail }))) tellNow();
    },
  });
};
