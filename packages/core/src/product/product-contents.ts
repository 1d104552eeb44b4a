import { requireArray, requireObject } from '../require-argument.ts';
import { type ComposedProduct, type PricedProduct, type Product, rulesOf } from './product.ts';
import type { ConfigurableAxis, CustomOption } from './product-parts.ts';

/** Whether a product has its own prices. */
export const hasOwnPrice = (product: Product): product is PricedProduct => {
  requireObject(product, 'product');
  return 'listPrice' in product;
};

/** Whether a product consists of other products. */
export const isComposed = (product: Product): product is ComposedProduct => {
  requireObject(product, 'product');
  return 'childrenIds' in product;
};

const none: readonly never[] = [];

/** The children of a product that were loaded with it. */
export const childrenOf = (product: Product): readonly Product[] => {
  return isComposed(product) ? product.children : none;
};

/** The ids of a product's children. */
export const childrenIdsOf = (product: Product): readonly number[] => {
  return isComposed(product) ? product.childrenIds : none;
};

/** The axes by which the children of a product differ; empty for all types except configurable. */
export const axesOf = (product: Product): readonly ConfigurableAxis[] => {
  requireObject(product, 'product');
  return 'axes' in product ? product.axes : none;
};

/** The custom options of a product; a group has none. */
export const customOptionsOf = (product: Product): readonly CustomOption[] => {
  requireObject(product, 'product');
  if (!('customOptions' in product)) return none;
  requireArray(product.customOptions, 'product.customOptions');
  return product.customOptions;
};

/** The children that are sold in a product's place: the variants of a configurable, the members of a group. */
export const soldChildrenOf = (product: Product): readonly Product[] =>
  rulesOf(product).isSoldAsChild || !hasOwnPrice(product) ? childrenOf(product) : none;
