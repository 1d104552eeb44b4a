import type { StoredOrder } from '@ironcart/api/codec';
import { type Product, soldChildrenOf } from '@ironcart/core/product';
import { promoStatus } from '@ironcart/pricing';

/** A brand whose products affiliates get nothing for (S9-affiliate-01). */
const excludedBrand = 'Concept 2';

const isExcluded = ({ brand, attributes }: Product, placedAtMs: number): boolean =>
  [brand, attributes.manufacturer].includes(excludedBrand) || promoStatus(attributes, placedAtMs) === 'active';

/**
 * The lines of an order that affiliates get nothing for, by `listItemId`: of one brand, and of products that were on
 * promotion when the order was placed, in themselves or by the variant that was bought (S9-affiliate-01, -02).
 * @param products what is still sold, by id; a line of anything else counts
 */
export const notForAffiliates = (
  { items, createdAt }: Pick<StoredOrder, 'items' | 'createdAt'>,
  products: ReadonlyMap<number, Product>,
): readonly string[] =>
  items
    .filter(({ productId, children }) => {
      const product = products.get(productId);
      if (product === undefined) return false;
      const bought = soldChildrenOf(product).filter((child) =>
        children.some((part) => part.productId === child.productId),
      );
      return [product, ...bought].some((sold) => isExcluded(sold, Date.parse(createdAt)));
    })
    .map(({ listItemId }) => listItemId);
