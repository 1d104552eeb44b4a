import type { Product } from '@ironcart/core/product';
import type { PricedContents } from './checkout.types.ts';
import { derivedFrom } from './derived-from.ts';

const byId = /* @__PURE__ */ derivedFrom(
  ['cart'],
  ({ cart }): ReadonlyMap<number, Product> => new Map(cart.products.map((product) => [product.productId, product])),
);

/** The products of a cart by their id: the cart itself holds them as a list, which survives JSON. */
export const productsById = (cart: PricedContents): ReadonlyMap<number, Product> => byId({ cart });
