import type { ContentBlock } from '@ironcart/core';
import { BlockList, Page, PageHeading, type ProductCardView } from '@ironcart/react-ui';

export interface ContentPageViewProps {
  readonly title: string;
  readonly blocks: readonly ContentBlock[];
  readonly cards: readonly ProductCardView[];
}

/** A page of the CMS; a page without a hero gets its title as its heading. */
export const ContentPageView = ({ title, blocks, cards }: ContentPageViewProps) => (
  <>
    {blocks[0]?.name !== 'Hero' && (
      <Page>
        <PageHeading title={title} />
      </Page>
    )}
    <BlockList
      blocks={blocks}
      data={{ products: Object.fromEntries(cards.map((card) => [card.product.productId, card])) }}
    />
  </>
);
