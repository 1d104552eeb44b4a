export { type BundlePrices, type BundleTerms, bundlePrices } from './bundle-prices.ts';
export { type CartPricer, createCartPricer } from './cart-pricer.ts';
export type { Entitlement, Redemption } from './discount/entitlement.ts';
export {
  defaultRedemptionsRemaining,
  type FiveForFiveOffer,
  type FiveForFiveStatus,
  fiveForFiveOffer,
} from './discount/five-for-five.ts';
export { guardPromotions, type PromotionFault } from './discount/guard-promotions.ts';
export { hundoDiscount, type SharedDiscount, type WeighedLine } from './discount/hundo-discount.ts';
export type { PriceDiscount } from './discount/price-discount.ts';
export {
  type AppliedPromotion,
  type CartPromotions,
  createPromotions,
  type PromotedCart,
  type PromotionLine,
  type PromotionRule,
  type PromotionTerms,
} from './discount/promotions.ts';
export { type DisplayedPrice, displayedPrice, type LowestPrice, lowestPrice } from './displayed-price.ts';
export type { ItemField, PricingIssue, PricingIssueCode, PricingProblem, TermsField } from './issues.ts';
export type { PreparedLine, PriceSource } from './item/prepared-line.ts';
export { applyGiftCards, type GiftCardBalance } from './order/apply-gift-cards.ts';
export { notForAffiliates } from './order/not-for-affiliates.ts';
export { amountToPay, type OrderAmounts, orderTotals } from './order/order-totals.ts';
export { type CartContents, type PreparedCart, prepareCart, type RejectedLine } from './prepare-cart.ts';
export type { PriceRung } from './price-ladder.ts';
export {
  isShippedFree,
  type LinePriceSource,
  type PricedLine,
  pricedLinesOf,
  type QuotedLine,
  type RefusedLine,
  toOrderItems,
} from './priced-line.ts';
export { type AnnouncedDeal, announcedDeal, upcomingDeals } from './promo/announced-deal.ts';
export { type MissedDeal, missedDeals } from './promo/missed-deals.ts';
export { type PromoPeriod, promoDatesIn, promoPeriod } from './promo/promo-dates.ts';
export { activePromo, isHotDealShown, type PromoStatus, promoStatus } from './promo/promo-status.ts';
export type { ActivePromo } from './promo/promo-terms.ts';
export {
  type CartQuote,
  type CompleteQuote,
  type PartialQuote,
  type QuoteAmounts,
  type QuoteRequest,
  quoteCart,
} from './quote-cart.ts';
export { earnedDiscountsOf, type QuoteTerms, type Shopper } from './quote-terms.ts';
