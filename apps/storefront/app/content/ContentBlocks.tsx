import { BlockList, type FormAnswer } from '@ironcart/react-ui';
import { useLocation } from 'react-router';
import { pageBlocks } from './page-blocks.tsx';
import type { PageBlocks } from './read-blocks.server.ts';

export interface ContentBlocksProps extends Pick<PageBlocks, 'blocks' | 'cards'> {
  readonly specs?: PageBlocks['specs'] | undefined;
  readonly html?: PageBlocks['html'] | undefined;
  readonly priceTiers?: PageBlocks['priceTiers'] | undefined;
  readonly formAnswer?: FormAnswer | undefined;
}

const warn = (problem: string) => console.warn(problem);

/** The blocks of the CMS with what they refer to. Their forms are sent to the page that they stand on. */
export const ContentBlocks = ({ blocks, cards, specs, html, priceTiers, formAnswer }: ContentBlocksProps) => {
  const { pathname } = useLocation();
  return (
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
  );
};
