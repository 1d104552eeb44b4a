export type { BoughtGiftCard } from './bought-gift-card.ts';
export type * from './extra-payment.ts';
export { type ConsideredMethod, considerMethods, offeredMethods } from './offered-methods.ts';
export type { OwnGiftCard } from './own-gift-card.ts';
export type { PayPalFacts, PayPalObstacle } from './pay-pal-availability.ts';
export {
  cardType,
  kindOfMethod,
  methodEntryOf,
  type OwnMethodFacts,
  type PaymentKind,
  type PaymentMethod,
  type PaymentMethodEntry,
  type PaymentObstacle,
  type PaymentSituation,
  type SpecifiedMethodType,
  specifiedMethods,
  walletTexts,
} from './payment-methods.ts';
export {
  cardBrandName,
  cardName,
  giftCardNames,
  payingGiftCards,
  paymentNameOf,
  paymentPhrase,
} from './payment-name.ts';
export { isPayPalPayment, isRedirectPayment, methodTypeOfPayment, paymentTypesOf } from './payment-types.ts';
export type { StoredCard } from './stored-card.ts';
export { type CardExpiry, isCardExpired } from './stored-card.ts';
