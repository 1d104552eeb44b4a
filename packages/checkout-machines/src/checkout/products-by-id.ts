import { type LineShortage, lineShortages } from '@ironcart/core/list';
import { quoteItemsOf as quoteItemsOfCart } from '@ironcart/core/order';
import type { Product } from '@ironcart/core/product';
import type { PricedContents } from './checkout.types.ts';
import { derivedFrom } from './derived-from.ts';

const byId = /* @__PURE__ */ derivedFrom(
  ['cart'],
  ({ cart }): ReadonlyMap<number, Product> => new Map(cart.products.map((product) => [product.productId, product])),
);

/** The products of a cart by id. The cart contains a list, because a map does not survive JSON. */
export const productsById = (cart: PricedContents): ReadonlyMap<number, Product> => byId({ cart });

const shortagesOf = /* @__PURE__ */ derivedFrom(
  ['cart'],
  ({ cart }): ReadonlyMap<string, LineShortage> => lineShortages(cart.list.items, productsById(cart)),
);

/** The lines of a cart that exceed the available quantity, by `listItemId`. */
export const cartShortages = (cart: PricedContents): ReadonlyMap<string, LineShortage> => shortagesOf({ cart });

/** The lines in the format of the rates and tax requests, computed once per cart. */
export const quoteItemsOf = /* @__PURE__ */ derivedFrom(['cart'], ({ cart }) =>
  quoteItemsOfCart(cart.items, productsById(cart)),
);
