import { BlockList, type FormAnswer, Page, PageHeading } from '@ironcart/react-ui';
import { useLocation } from 'react-router';
import { pageBlocks } from './page-blocks.tsx';
import type { PageBlocks } from './read-blocks.server.ts';

export interface ContentPageViewProps extends Pick<PageBlocks, 'blocks' | 'cards'> {
  readonly title: string;
  readonly specs: PageBlocks['specs'] | undefined;
  readonly html: PageBlocks['html'] | undefined;
  readonly priceTiers?: PageBlocks['priceTiers'] | undefined;
  readonly formAnswer?: FormAnswer | undefined;
}

const warn = (problem: string) => console.warn(problem);

/** A page of the CMS; a page without a hero gets its title as its heading. */
export const ContentPageView = ({
  title,
  blocks,
  cards,
  specs,
  html,
  priceTiers,
  formAnswer,
}: ContentPageViewProps) => {
  const { pathname } = useLocation();
  return (
    <>
      {blocks[0]?.name !== 'Hero' && (
        <Page>
          <PageHeading title={title} />
        </Page>
      )}
      <BlockList
        blocks={blocks}
        registry={pageBlocks}
        data={{
          products: Object.fromEntries(cards.map((card) => [card.product.productId, card])),
          specs,
          html,
          priceTiers,
          formAction: pathname,
          formAnswer,
        }}
        onProblem={warn}
      />
    </>
  );
};
