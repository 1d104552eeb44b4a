import { requireObject } from '../require-argument.ts';
import type { Product } from './product.ts';

/** Products with this visibility have a page and appear in lists; others appear as part of their parent only. */
export const visibleOnPage = 4;

/** Whether a product has its own page (S9-visibility-01). */
export const isVisible = (product: Pick<Product, 'visibility'>): boolean => {
  requireObject(product, 'product');
  const { visibility } = product;
  return visibility === visibleOnPage;
};
