import type { BundleChoice } from '../product/bundle-choice.ts';
import type { Product } from '../product/product.ts';
import type { BundleOption } from '../product/product-parts.ts';
import { requireEntries, requireObject } from '../require-argument.ts';

type PartOf = (productId: number) => Pick<Product, 'attributes'> | undefined;

/** Name of a product's colour in the catalogue, for example 'red'. */
export const colourOf = (product: Pick<Product, 'attributes'> | undefined): string | undefined => {
  const { color } = product?.attributes ?? {};
  return typeof color === 'string' && color !== '' ? color : undefined;
};

/**
 * The option of a bundle that decides its look: the first required one whose parts differ in colour, such as the frame
 * of a rack.
 */
export const finishOptionOf = (options: readonly BundleOption[], partOf: PartOf): BundleOption | undefined => {
  requireEntries(options, 'options', { values: 'array' });
  return options.find(({ isRequired, values }) => {
    const colours = values.map(({ productId }) => colourOf(partOf(productId)));
    return isRequired && values.length > 1 && !colours.includes(undefined) && new Set(colours).size === colours.length;
  });
};

/** The part of a bundle that decides its look in a selection. */
export const finishPartOf = (
  options: readonly BundleOption[],
  choice: BundleChoice,
  partOf: PartOf,
): number | undefined => {
  requireObject(choice, 'choice');
  const option = finishOptionOf(options, partOf);
  const chosen = option && choice[option.id];
  return option?.values.some(({ productId }) => productId === chosen) ? chosen : undefined;
};
