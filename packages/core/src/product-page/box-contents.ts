import type { Product } from '../product/product.ts';

/** What stands between two things in the attribute. */
const separator = '|';

/** What comes in the box besides the product's name: `box_contents`, as in 'Barbell|Certificate'. Empty where it is not said. */
export const boxContentsOf = ({ attributes }: Pick<Product, 'attributes'>): readonly string[] =>
  typeof attributes.box_contents === 'string'
    ? attributes.box_contents
        .split(separator)
        .map((thing) => thing.trim())
        .filter((thing) => thing !== '')
    : [];
