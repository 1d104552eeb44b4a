/** Why the store refuses an order, in the specification's words (S8-err-order), with those of the contract beside them. */
type RefusalCode =
  | 'giftcard_balance_error'
  | 'giftcard_not_exist'
  | 'order_already_published'
  | 'inventory_error'
  | 'wrong_tax_total'
  | 'wrong_discount'
  | 'wrong_grandtotal'
  | 'wrong_payment_amount'
  | 'wrong_product_price'
  | 'shipping_rate'
  | 'wrong_shipping_total'
  | 'wrong_shipping_rate'
  | 'shipping_method_not_found'
  | 'shipping_method_not_valid'
  | 'pickup_disabled'
  | 'payment_error'
  | 'three_ds'
  | 'invalid_address'
  | 'list_not_found'
  | 'idempotency_key_reused';

/** What a payment_error's message stands for (S8-err-order-28, S8-err-order-29). */
type PaymentCode = 'cvv_required' | 'paypal_amount_mismatch';

/** What any call may answer, or the lack of an answer (S8-http). */
type CallCode =
  | 'no_response'
  | 'browser_offline'
  | 'TOKEN_EXPIRED'
  | 'token_expired'
  | 'unexpected_answer'
  | 'too_many_requests'
  | 'internal_error'
  | 'captcha_failed'
  | 'invalid_request'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'body_too_large';

/** What rates and tax may fail with. */
type QuoteCode =
  | 'No shipping address provided'
  | 'unknown_country'
  | 'no_shipping_method'
  | 'no_shipping_rates'
  | 'tax_error';

/** What the card's frame and the choice of a way to pay may fail with, before anything is placed. */
type PaymentFormCode =
  | 'card_refused'
  | 'card_form_silent'
  | 'stored_card_expired'
  | 'payment_method_unavailable'
  | 'payment_methods_unavailable';

/** What checkout itself refuses (S5-place, S5-subs), or finds out of date before it places. */
type CommandCode =
  | 'placing'
  | 'No order id to reload'
  | 'Subscription Agree Missing'
  | 'prices_not_current'
  | 'shipping_not_current'
  | 'billing_not_complete'
  | 'tax_not_current'
  | 'payment_not_current'
  | 'unexpected';

/**
 * Every error that checkout can show: a closed set. A new code compiles only once it has its plan
 * (`recoveryPlans`), its words and its story (both in `@ironcart/checkout-machines`).
 */
export type CheckoutErrorCode = RefusalCode | PaymentCode | CallCode | QuoteCode | PaymentFormCode | CommandCode;

/** The name of an error: one of the closed set, or a code that nobody knows, which is shown as it is (S8-err-order-32). */
export type ErrorName = { readonly code: CheckoutErrorCode } | { readonly code: 'other'; readonly shown: string };
