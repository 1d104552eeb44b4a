import { type LineShortage, lineShortages } from '@ironcart/core/list';
import type { PricedContents } from './checkout.types.ts';
import { derivedFrom } from './derived-from.ts';
import { productsById } from './products-by-id.ts';

const shortagesOf = /* @__PURE__ */ derivedFrom(
  ['cart'],
  ({ cart }): ReadonlyMap<string, LineShortage> => lineShortages(cart.list.items, productsById(cart)),
);

/** The lines of a cart that cannot be bought in their quantity, by `listItemId`. */
export const cartShortages = (cart: PricedContents): ReadonlyMap<string, LineShortage> => shortagesOf({ cart });
