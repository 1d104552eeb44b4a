import type { ErrorName } from './checkout-error-code.ts';

/** The field next to which an error is shown; `page` is the error list above the step. */
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

/** The step and the field at which the shopper can correct an error. */
export interface ErrorPlace {
  readonly step: 'shipping' | 'payment' | 'review';
  readonly field: ErrorField;
}

/**
 * The payment after an error: it is `kept`; it must be entered `again`, because its token is used up; only its
 * `securityCode` is requested; or its token and authorised amount are `cleared` (S8-err-order-30).
 */
export type PaymentAfterError = 'kept' | 'again' | 'securityCode' | 'cleared';

/** Checkout's reaction to an error. */
export interface RecoveryPlan {
  /** The error to show; results of `fetchesExistingOrder` or `reloadsCart` can replace it. */
  readonly shows: ErrorName;
  readonly place: ErrorPlace;
  readonly reloadsPrices: boolean;
  /** Reloads the cart: items out of stock open their dialog, otherwise the message is searched for SKUs. */
  readonly reloadsCart: boolean;
  readonly forcesRates: boolean;
  readonly forcesTax: boolean;
  readonly dropsGiftCards: boolean;
  readonly payment: PaymentAfterError;
  /** Loads the existing order: if it has the same grand total, the order was placed successfully. */
  readonly fetchesExistingOrder: boolean;
  /** Whether the attempt's result is unknown, so that the backend is asked before the next attempt. */
  readonly isOutcomeUnknown: boolean;
  /** Scrolls the page to its top (S8-err-order-33), except for a command that is refused while another runs. */
  readonly scrollsToTop: boolean;
  /** Reports the failure to the native app that shows the Apple Pay sheet (S8-err-order-34). */
  readonly tellsApp: boolean;
}
