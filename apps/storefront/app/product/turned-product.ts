import { childrenOf, type Product } from '@ironcart/core/product';
import { type TurnedModel, turnedModel } from '@ironcart/core/product-page';
import { bundleChoiceIn } from './product-choice.ts';

/** What says in which finish a product is: the chosen part of a bundle that has a model itself, otherwise what is sold. */
const finished = (product: Product, sold: Product, parameters: URLSearchParams): Product => {
  if (product.type !== 'bundle') return sold;
  const chosen = new Set(Object.values(bundleChoiceIn(product.bundleOptions, parameters)));
  return (
    childrenOf(product).find(({ productId, attributes }) => chosen.has(productId) && attributes.turn_model) ?? sold
  );
};

/** The model that the page of a product can turn, in the finish that its address chooses. */
export const turnedProduct = (product: Product, sold: Product, parameters: URLSearchParams): TurnedModel | undefined =>
  turnedModel(finished(product, sold, parameters).attributes, product.attributes);
