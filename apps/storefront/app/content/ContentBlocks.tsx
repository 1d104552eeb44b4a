import { BlockList, type FormAnswer } from '@ironcart/react-ui';
import { useLocation } from 'react-router';
import { pageBlocks } from './page-blocks.tsx';
import type { PageBlocks } from './read-blocks.server.ts';

export interface ContentBlocksProps extends PageBlocks {
  readonly formAnswer?: FormAnswer | undefined;
}

const warn = (problem: string) => console.warn(problem);

/** Renders CMS blocks with the data that they reference. Their forms post to the current page. */
export const ContentBlocks = (content: ContentBlocksProps) => {
  const { blocks, cards, specs, html, priceTiers, ownBlocks, formAnswer } = content;
  const { pathname } = useLocation();
  return (
    <>
      {ownBlocks?.styles && <link rel="stylesheet" href={ownBlocks.styles} precedence="own" />}
      <BlockList
        blocks={blocks}
        registry={pageBlocks(ownBlocks)}
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
