import type { Product } from '../product/product.ts';
import { requireFields, requireMap } from '../require-argument.ts';
import { quantityCapOf } from '../stock/inventory.ts';
import type { LineItem } from './line-item.ts';

/**
 * The maximum quantity of a line that stock and purchase limits allow (S5-cart-01): for a configurable, that of its
 * chosen child; for a bundle, that of its scarcest child, divided by the quantity of the child in one bundle.
 */
export const lineQuantityCap = (
  item: Pick<LineItem, 'productId' | 'children'>,
  products: ReadonlyMap<number, Product>,
): number => {
  requireFields(item, 'item', { children: 'array' });
  requireMap(products, 'products');
  const product = products.get(item.productId);
  if (!product) return 0;
  if (item.children.length === 0) return quantityCapOf(product);
  return Math.min(
    ...item.children.map((child) => Math.floor(lineQuantityCap(child, products) / Math.max(1, child.qty))),
  );
};
