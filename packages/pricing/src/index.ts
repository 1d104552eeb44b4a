export { type CartPricer, createCartPricer } from './cart-pricer.ts';
export type { Entitlement, Redemption } from './discount/entitlement.ts';
export {
  defaultRedemptionsRemaining,
  type FiveForFiveOffer,
  type FiveForFiveStatus,
  fiveForFiveOffer,
} from './discount/five-for-five.ts';
export { hundoDiscount, type SharedDiscount, type WeighedLine } from './discount/hundo-discount.ts';
export { type OrderDiscount, orderDiscount } from './discount/order-discount.ts';
export { discountedPrice, type PriceDiscount } from './discount/price-discount.ts';
export { type DisplayedPrice, displayedPrice } from './displayed-price.ts';
export { type FromPrice, fromPrice } from './from-price.ts';
export type { ContextField, ItemField, PricingIssue, PricingIssueCode, PricingProblem } from './issues.ts';
export type { PriceSource, ValidatedLine } from './item/validated-line.ts';
export { applyGiftCards, type GiftCardBalance } from './order/apply-gift-cards.ts';
export { amountToPay, type OrderAmounts, orderTotals } from './order/order-totals.ts';
export { orderableSubtotal, type PricedCart, type PricedItem, priceCart, priceItem } from './price-cart.ts';
export type { PriceContext } from './price-context.ts';
export type { PriceLadder, PriceRung } from './price-ladder.ts';
export {
  type CartPrices,
  type CartPricing,
  pricedLinesOf,
  priceValidatedCart,
} from './price-validated-cart.ts';
export { isShippedFree, type LineRung, type PricedLine, toOrderItems } from './priced-line.ts';
export { type MissedDeal, missedDeals } from './promo/missed-deals.ts';
export { type PromoPeriod, promoDatesIn, promoPeriod } from './promo/promo-dates.ts';
export { activePromo, isHotDealShown, type PromoStatus, promoStatus } from './promo/promo-status.ts';
export type { ActivePromo } from './promo/promo-terms.ts';
export { type CartQuote, earnedDiscountsOf, quoteCart } from './quote-cart.ts';
export { type CartValidation, type ValidatedCart, validateCart } from './validate-cart.ts';
