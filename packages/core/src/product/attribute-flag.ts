import type { ProductAttributes } from './product-parts.ts';

/** Whether an attribute is switched on, in any of the ways in which the wire writes a boolean. */
export const isAttributeOn = (attributes: ProductAttributes, name: string): boolean => {
  const value = attributes[name];
  return value === true || value === 1 || value === '1' || value === 'true';
};
