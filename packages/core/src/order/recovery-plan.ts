import type { ErrorName } from './checkout-error-code.ts';

/** The part of checkout that an error stands beside; `page` is the errors' own place above the step. */
export type ErrorField =
  | 'page'
  | 'cart'
  | 'totals'
  | 'shippingAddress'
  | 'shippingMethod'
  | 'billingAddress'
  | 'giftCards'
  | 'card'
  | 'securityCode'
  | 'wallet'
  | 'paymentMethods'
  | 'agreements';

/** Where an error can be mended. */
export interface ErrorPlace {
  readonly step: 'shipping' | 'payment' | 'review';
  readonly field: ErrorField;
}

/**
 * What becomes of the payment: it is `kept`; its token is used up and it is given `again`; only its `securityCode` is
 * asked for; or its token and the authorised amount are `cleared` (S8-err-order-30).
 */
export type PaymentAfterError = 'kept' | 'again' | 'securityCode' | 'cleared';

/** What checkout does after an error, and what it shows. */
export interface RecoveryPlan {
  /** The error to show; what `fetchesExistingOrder` or `reloadsCart` find out may stand in for it. */
  readonly shows: ErrorName;
  readonly place: ErrorPlace;
  readonly reloadsPrices: boolean;
  /** Loads the cart again: items out of stock open their dialog, else the message is read for SKUs. */
  readonly reloadsCart: boolean;
  readonly forcesRates: boolean;
  readonly forcesTax: boolean;
  readonly dropsGiftCards: boolean;
  readonly payment: PaymentAfterError;
  /** Loads the order that exists: with the same grand total the placing has succeeded. */
  readonly fetchesExistingOrder: boolean;
  /** Whether nobody knows what became of the attempt: the store is asked before another one is made. */
  readonly isOutcomeUnknown: boolean;
  /** The page goes to its top (S8-err-order-33); not for a command that is refused beside what goes on. */
  readonly scrollsToTop: boolean;
  /** The app that shows the Apple Pay sheet hears of the failure (S8-err-order-34). */
  readonly tellsApp: boolean;
}
