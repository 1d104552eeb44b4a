import { childrenOf, type Product } from '@ironcart/core/product';
import { type TurnedModel, turnedModel } from '@ironcart/core/product-page';
import { bundleChoiceIn } from './product-choice.ts';

/**
 * The product that determines the finish: the selected part of a bundle that has a model, otherwise the sold product.
 */
const finished = (product: Product, sold: Product, parameters: URLSearchParams): Product => {
  if (product.type !== 'bundle') return sold;
  const chosen = new Set(Object.values(bundleChoiceIn(product.bundleOptions, parameters)));
  return (
    childrenOf(product).find(({ productId, attributes }) => chosen.has(productId) && attributes.turn_model) ?? sold
  );
};

/** The 3-D model of a product page, in the finish that its URL selects. */
export const turnedProduct = (product: Product, sold: Product, parameters: URLSearchParams): TurnedModel | undefined =>
  turnedModel(finished(product, sold, parameters).attributes, product.attributes);
