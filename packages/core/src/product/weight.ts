import type { Product } from './product.ts';

const isWeight = (value: number): boolean => Number.isFinite(value) && value >= 0;

/**
 * What one piece of a product weighs, in pounds: its own weight, or where it has none its `weight` attribute
 * (S3-attr-09). What is no weight counts as none.
 */
export const weightOf = ({ weight, attributes }: Pick<Product, 'weight' | 'attributes'>): number => {
  if (isWeight(weight) && weight > 0) return weight;
  const named = attributes.weight;
  const pounds = typeof named === 'string' && named.trim() === '' ? 0 : Number(named ?? 0);
  return isWeight(pounds) ? pounds : 0;
};
