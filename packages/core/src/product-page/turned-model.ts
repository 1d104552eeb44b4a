import type { ProductAttributes } from '../product/product-parts.ts';
import { requireObject } from '../require-argument.ts';

/** The 3-D model of a product that a page can rotate. */
export interface TurnedModel {
  /** Its key, for example 'power-rack'. */
  readonly model: string;
  /** Its finish by the catalogue's name, for example 'red'; undefined: the model's own finish. */
  readonly finish: string | undefined;
}

const textOf = (value: ProductAttributes[string] | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * The 3-D model of a product, from the attributes `turn_model` and `turn_finish` (otherwise `color`).
 * @param sold attributes of the selected variation, or of the product
 * @param product attributes of the product, used if the variation has none
 * @returns undefined for a product without a model
 */
export const turnedModel = (sold: ProductAttributes, product: ProductAttributes): TurnedModel | undefined => {
  requireObject(sold, 'sold');
  requireObject(product, 'product');
  const model = textOf(sold.turn_model) ?? textOf(product.turn_model);
  return model === undefined
    ? undefined
    : { model, finish: textOf(sold.turn_finish) ?? textOf(product.turn_finish) ?? textOf(sold.color) };
};
