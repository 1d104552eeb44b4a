import type { Product } from '../product/product.ts';
import { requireFields } from '../require-argument.ts';

/** Separator of the attribute's items. */
const separator = '|';

/**
 * Items in the box besides the product: the attribute `box_contents`, for example 'Barbell
 * Certificate'. Empty if it is missing.
 */
export const boxContentsOf = (product: Pick<Product, 'attributes'>): readonly string[] => {
  requireFields(product, 'product', { attributes: 'object' });
  const { attributes } = product;
  return typeof attributes.box_contents === 'string'
    ? attributes.box_contents
        .split(separator)
        .map((thing) => thing.trim())
        .filter((thing) => thing !== '')
    : [];
};
