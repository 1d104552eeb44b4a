import type { Product } from '../product/product.ts';

/** Separator of the attribute's items. */
const separator = '|';

/**
 * Items in the box besides the product: the attribute `box_contents`, for example 'Barbell
 * Certificate'. Empty if it is missing.
 */
export const boxContentsOf = ({ attributes }: Pick<Product, 'attributes'>): readonly string[] =>
  typeof attributes.box_contents === 'string'
    ? attributes.box_contents
        .split(separator)
        .map((thing) => thing.trim())
        .filter((thing) => thing !== '')
    : [];
