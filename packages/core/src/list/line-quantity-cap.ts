import { quantityCapOf } from '../product/inventory.ts';
import type { Product } from '../product/product.ts';
import type { LineItem } from './line-item.ts';

/**
 * The most pieces of a line that stock and purchase limits allow (S5-cart-01): of a configurable its chosen child
 * decides, of a bundle the scarcest of its children, each as often as one bundle holds it.
 */
export const lineQuantityCap = (
  item: Pick<LineItem, 'productId' | 'children'>,
  products: ReadonlyMap<number, Product>,
): number => {
  const product = products.get(item.productId);
  if (!product) return 0;
  if (item.children.length === 0) return quantityCapOf(product);
  return Math.min(
    ...item.children.map((child) => Math.floor(lineQuantityCap(child, products) / Math.max(1, child.qty))),
  );
};
