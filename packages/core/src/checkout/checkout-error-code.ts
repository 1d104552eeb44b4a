/** Why the backend refuses an order: the specification's codes (S8-err-order) and those of the contract. */
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
  | 'trial_used'
  | 'payment_error'
  | 'three_ds'
  | 'invalid_address'
  | 'list_not_found'
  | 'idempotency_key_reused';

/** Codes for messages of a payment_error (S8-err-order-28, S8-err-order-29). */
type PaymentCode = 'cvv_required' | 'paypal_amount_mismatch';

/** Codes of any call, and of missing responses (S8-http). */
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
  | 'card_number_refused'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'body_too_large';

/** Codes of the rates and tax calls. */
type QuoteCode =
  | 'No shipping address provided'
  | 'unknown_country'
  | 'no_shipping_method'
  | 'no_shipping_rates'
  | 'tax_error';

/** Codes of the card's frame and of the payment method, before an order is placed. */
type PaymentFormCode =
  | 'card_refused'
  | 'card_form_silent'
  | 'stored_card_expired'
  | 'payment_method_unavailable'
  | 'payment_methods_unavailable';

/** Codes of checkout's own refusals (S5-place, S5-subs), and of outdated parts found before placing. */
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
 * All errors that checkout can show. A new code does not compile without a recovery plan (`recoveryPlans`), a message
 * and a story (both in `@ironcart/checkout-machines`).
 */
export type CheckoutErrorCode = RefusalCode | PaymentCode | CallCode | QuoteCode | PaymentFormCode | CommandCode;

/** An error's name: a known code, or an unknown one, which is shown unchanged (S8-err-order-32). */
export type ErrorName = { readonly code: CheckoutErrorCode } | { readonly code: 'other'; readonly shown: string };
