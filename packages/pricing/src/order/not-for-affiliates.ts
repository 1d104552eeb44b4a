import type { OrderItem } from '@ironcart/core/order';
import { type Product, soldChildrenOf } from '@ironcart/core/product';
import { requireArray, requireObject } from '@ironcart/core/result';
import { promoStatus } from '../promo/promo-status.ts';
import { requireProducts } from '../require-products.ts';

/** A brand without affiliate commission (S9-affiliate-01). */
const excludedBrand = 'Concept 2';

const isExcluded = ({ brand, attributes }: Product, placedAtMs: number): boolean =>
  [brand, attributes.manufacturer].includes(excludedBrand) || promoStatus(attributes, placedAtMs) === 'active';

/**
 * The lines of an order without affiliate commission, by `listItemId`: those of one brand, and of products (or
 * variants) that were on promotion when the order was placed (S9-affiliate-01, -02).
 * @param products those still sold, by id; lines of other products earn commission
 */
export const notForAffiliates = (
  order: { readonly items: readonly OrderItem[]; readonly createdAt: string },
  products: ReadonlyMap<number, Product>,
): readonly string[] => {
  const { items, createdAt } = requireObject(order, 'order');
  requireProducts(products);
  return requireArray(items, 'items')
    .filter(({ productId, children }) => {
      const product = products.get(productId);
      if (!product) return false;
      const bought = soldChildrenOf(product).filter((child) =>
        children.some((part) => part.productId === child.productId),
      );
      return [product, ...bought].some((sold) => isExcluded(sold, Date.parse(createdAt)));
    })
    .map(({ listItemId }) => listItemId);
};
