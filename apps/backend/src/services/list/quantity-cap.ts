import type { LineItem, Product } from '@ironcart/core';

const limitOf = (product: Product | undefined): number => {
  if (!product) return 0;
  const purchaseLimit = Number(product.attributes.purchase_limit ?? Number.NaN);
  const stockLimit = product.inventory?.max ?? Number.POSITIVE_INFINITY;
  return Number.isSafeInteger(purchaseLimit) && purchaseLimit > 0 ? Math.min(stockLimit, purchaseLimit) : stockLimit;
};

/**
 * The most of a line that the stock and the purchase limits allow (S5-cart): of a configurable its variant decides,
 * of a bundle the scarcest of its choices.
 */
export const mostOf = (item: LineItem, products: ReadonlyMap<number, Product>): number => {
  const product = products.get(item.productId);
  if (item.children.length === 0) return limitOf(product);
  const ofChildren = item.children.map((child) => Math.floor(mostOf(child, products) / Math.max(1, child.qty)));
  return Math.min(...ofChildren);
};
