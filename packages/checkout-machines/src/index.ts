export type {
  ApplePayCommand,
  ApplePayDetails,
  ApplePayRequest,
  ApplePaySheetEvent,
} from './apple-pay/apple-pay.types.ts';
export { checkoutMachine } from './checkout/checkout.machine.ts';
export * from './checkout/checkout.selectors.ts';
export type * from './checkout/checkout.types.ts';
export * from './checkout/payment.selectors.ts';
export { pricingIssueText } from './checkout/pricing-issue-text.ts';
export { cartShortages, productsById } from './checkout/products-by-id.ts';
export { type RepeatedCharge, selectRepeatedCharges } from './checkout/repeated-charges.ts';
export type { KnownTotals } from './checkout/totals.ts';
export { checkoutError } from './checkout-error.ts';
export { draftOrderMachine } from './draft-order/draft-order.machine.ts';
export { hasStoredDraft } from './draft-order/draft-storage.ts';
export { readDraft } from './draft-order/read-draft.ts';
export { giftCardsMachine } from './gift-cards/gift-cards.machine.ts';
export type { GiftCardFacts } from './gift-cards/gift-cards.selectors.ts';
export type { GiftCardIssue } from './gift-cards/gift-cards.types.ts';
export { createLateCheckout, type LateCheckout } from './late-checkout/late-checkout.ts';
export type { CheckoutStateData } from './late-checkout/standing-snapshot.ts';
export type { LocalPorts as DraftPorts } from './local-storage.ts';
export type { FreshOrder } from './order-placement/fresh-order.ts';
export { orderPlacementMachine } from './order-placement/order-placement.machine.ts';
export type { PlacementFacts } from './order-placement/order-placement.selectors.ts';
export type { PlacedOrder, PlacementIssue, PlacementOutcome } from './order-placement/order-placement.types.ts';
export { hasStoredPending } from './order-placement/pending-storage.ts';
export { readPending } from './order-placement/read-pending.ts';
export { choiceOfMethod, chosenMethod } from './payment-method/payment-choice.ts';
export { paymentMethodMachine } from './payment-method/payment-method.machine.ts';
export type { PaymentFacts } from './payment-method/payment-method.selectors.ts';
export type {
  CardToken,
  MethodsState,
  OfferedCard,
  PaymentChoice,
  PaymentFailure,
  PaymentSetup,
  PaymentState,
  WalletApproval,
  WalletSituation,
} from './payment-method/payment-method.types.ts';
export type * from './ports.ts';
export { promotionMachine } from './promotion/promotion.machine.ts';
export { type ActorRestored, type RestoreOptions, restoreActor } from './restore-actor.ts';
export { shippingRatesMachine } from './shipping-rates/shipping-rates.machine.ts';
export type { ShippingState } from './shipping-rates/shipping-rates.types.ts';
export { taxQuoteMachine } from './tax-quote/tax-quote.machine.ts';
export type { TaxState } from './tax-quote/tax-quote.types.ts';
export { threeDsMachine } from './three-ds/three-ds.machine.ts';
