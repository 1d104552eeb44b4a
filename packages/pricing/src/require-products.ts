import type { Product } from '@ironcart/core/product';

/**
 * Returns an argument that maps products by id, for untyped callers. @throws TypeError for an array or object of
 * products
 */
export const requireProducts = (products: ReadonlyMap<number, Product>): ReadonlyMap<number, Product> => {
  if (typeof products?.get === 'function') return products;
  throw new TypeError('products must be a Map by product id, as in new Map([[product.productId, product]])');
};
