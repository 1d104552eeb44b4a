import { requireFields } from '../require-argument.ts';
import type { Product } from './product.ts';

const isWeight = (value: number): boolean => Number.isFinite(value) && value >= 0;

/**
 * Weight of one piece in pounds: the product's weight, otherwise its `weight` attribute (S3-attr-09). Invalid weights
 * count as none.
 */
export const weightOf = (product: Pick<Product, 'weight' | 'attributes'>): number => {
  requireFields(product, 'product', { attributes: 'object' });
  const { weight, attributes } = product;
  if (isWeight(weight) && weight > 0) return weight;
  const named = attributes.weight;
  const pounds = typeof named === 'string' && named.trim() === '' ? 0 : Number(named ?? 0);
  return isWeight(pounds) ? pounds : 0;
};
