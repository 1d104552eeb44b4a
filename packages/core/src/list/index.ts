export { type BundleCount, bundleCountOf } from './bundle-count.ts';
export { type CartHeader, cartHeaderSchema } from './cart-header.ts';
export { giftCardMetadata } from './gift-card-item.ts';
export { lineIdentity, withAddedItem } from './line-identity.ts';
export type * from './line-item.ts';
export { itemQueryName, linePageUrl } from './line-page.ts';
export { lineQuantityCap } from './line-quantity-cap.ts';
export { type LineShortage, lineShortages, shortageText } from './line-shortages.ts';
export {
  type CustomQuote,
  currentCart,
  currentList,
  keptListTypes,
  type ListMetadata,
  type ListType,
  type ShoppingList,
  sharedListTypes,
} from './list.ts';
export {
  type LimitedSkus,
  limitedQuantity,
  type QuantityLimit,
  type QuantityOutcome,
  type QuantityRange,
  quantityRangeOf,
} from './quantity-limits.ts';
export { hasUses, redeemableTicket, redeems, redeemsAnything, withRedeeming } from './redeeming.ts';
