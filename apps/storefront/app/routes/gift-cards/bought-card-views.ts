import type { BoughtGiftCard } from '@ironcart/core/payment';
import { giftCardDesignName } from '@ironcart/core/product-look';
import type { BoughtGiftCardView } from '@ironcart/react-ui';
import { giftCardDesigns } from '../../product/gift-card-designs.ts';
import type { RouteArgs } from '../route-args.ts';

/** The bought cards with the pictures of their designs, as far as their products are still sold. */
export const boughtCardViews = async (
  { api }: RouteArgs['context'],
  cards: readonly BoughtGiftCard[],
): Promise<readonly BoughtGiftCardView[]> => {
  const ids = [...new Set(cards.map(({ productId }) => productId))];
  const products = ids.length === 0 ? [] : await api.content.products(ids);
  const designs = new Map(products.map((product) => [product.productId, giftCardDesigns(product)]));
  return cards.map(({ productId, design, ...card }) => {
    const offered = designs.get(productId);
    const known = offered?.find(({ id }) => id === design);
    return {
      ...card,
      design: known?.name ?? (design && giftCardDesignName(design)),
      picture: (known ?? offered?.[0])?.picture ?? null,
    };
  });
};
