import type { Product } from './product.ts';

/** Products of this visibility have a page and stand in lists; others are only reached through their parent. */
export const visibleOnPage = 4;

/** Whether a product has a page of its own (S9-visibility-01). */
export const isVisible = ({ visibility }: Pick<Product, 'visibility'>): boolean => visibility === visibleOnPage;
