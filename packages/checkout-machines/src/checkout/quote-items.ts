import { quoteItemsOf as quoteItemsOfCart } from '@ironcart/core/order';
import { derivedFrom } from './derived-from.ts';
import { productsById } from './products-by-id.ts';

/** The lines as the rating and the tax call ask for them, worked out once for a cart. */
export const quoteItemsOf = /* @__PURE__ */ derivedFrom(['cart'], ({ cart }) =>
  quoteItemsOfCart(cart.items, productsById(cart)),
);
