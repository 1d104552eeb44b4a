import type { Client } from '@ironcart/api/client';
import type { ContentBlock } from '@ironcart/core/content';
import { type ActivePromos, isPromoCategory, withPromo } from '@ironcart/core/product-page';

const isPromoList = ({ props }: ContentBlock): boolean => isPromoCategory(props.category);

const hasPromoList = (blocks: readonly ContentBlock[]): boolean =>
  blocks.some((block) => isPromoList(block) || Object.values(block.slots ?? {}).some(hasPromoList));

const keepIn = (blocks: readonly ContentBlock[], promos: ActivePromos): readonly ContentBlock[] =>
  blocks.map(({ props, slots, ...block }) => {
    const { category, productIds } = props;
    const isList = isPromoCategory(category) && Array.isArray(productIds);
    return {
      ...block,
      props: isList ? { ...props, productIds: withPromo(category, productIds, promos) } : props,
      ...(slots
        ? { slots: Object.fromEntries(Object.entries(slots).map(([name, inner]) => [name, keepIn(inner, promos)])) }
        : {}),
    };
  });

/** Filters product lists of a promotion's category to the products with a current promotion (S2-routes-02). */
export const keepPromoted = async (
  blocks: readonly ContentBlock[],
  content: Pick<Client['content'], 'hotDeals'>,
): Promise<readonly ContentBlock[]> => {
  if (!hasPromoList(blocks)) return blocks;
  const { products, hundoProductIds } = await content.hotDeals();
  return keepIn(blocks, { hotDealIds: products.map(({ productId }) => productId), hundoIds: hundoProductIds });
};
