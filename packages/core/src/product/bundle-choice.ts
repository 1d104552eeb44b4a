import { requireEntries, requireObject } from '../require-argument.ts';
import type { BundleOption } from './product-parts.ts';

/** The selected child of a bundle by option id. */
export type BundleChoice = Readonly<Record<number, number | undefined>>;

/** A child of a bundle's line item: a selected product, or the product that comes free with it. */
interface BundlePart {
  readonly productId: number;
  readonly qty: number;
  readonly metadata: { readonly bundleOptionId: number } | { readonly freeBundleOptionId: number };
}

/**
 * The children of a bundle's line item for a selection, in the order of the options: each selected product in its default
 * quantity, followed by the product that its option includes (S5-freebundle). Ignores products that are not offered.
 */
export const bundlePartsOf = (options: readonly BundleOption[], choice: BundleChoice): readonly BundlePart[] => {
  requireEntries(options, 'options', { values: 'array' });
  requireObject(choice, 'choice');
  return options.flatMap(({ id, values, includedProductId }): readonly BundlePart[] => {
    const value = values.find(({ productId }) => productId === choice[id]);
    if (value === undefined) return [];
    const chosen = { productId: value.productId, qty: value.defaultQty, metadata: { bundleOptionId: id } };
    return includedProductId === null
      ? [chosen]
      : [chosen, { productId: includedProductId, qty: 1, metadata: { freeBundleOptionId: id } }];
  });
};
