import { type ErrorField, type ErrorName, errorNameOf, planOf } from '@ironcart/core/checkout';
import { cardNumberMessage, tryAgainIn } from '@ironcart/core/forms';
import { type CodeTexts, textOfCode } from '@ironcart/core/result';
import { noShippingAddressMessage } from '@ironcart/core/shipping';

/** The pages of checkout; `start` exists for guests only. */
export type CheckoutPage = 'start' | 'shipping' | 'payment' | 'review';

/** An error to show: its name, message, page, and the field next to which it is shown. */
export type CheckoutError = ErrorName & {
  readonly message: string;
  readonly place: CheckoutPage;
  readonly field: ErrorField;
};

const ourFault = 'Something went wrong on our side. Please try again.';
const signedOut = 'Your session has ended. Please log in again; your cart is kept.';
const ratesChanged = 'The shipping rates have changed. Please look at them again.';
const notKnown = 'We do not know yet whether the order was placed. Try again: it is placed only once.';
const approveAgain = 'The total has changed. Please approve the payment again.';
const noCarrier = 'Nobody delivers this order to your address.';
const pricesChanged = 'Your cart or its prices have changed. Please look at the new total.';

/** The message of a rate limit, with the time to wait if the response states it. */
export const tooOften = (retryAfterSeconds: number | undefined): string =>
  `That was too often. ${tryAgainIn(retryAfterSeconds)}`;

/** The messages of all errors (S8-err-order); an unknown code is shown unchanged (S8-err-order-32). */
const messages: CodeTexts<ErrorName> = {
  giftcard_balance_error: 'A gift card could not be used. Gift cards were removed.',
  giftcard_not_exist: 'There is no gift card with this code.',
  order_already_published: 'An order for this cart exists already, with another total. You were not charged again.',
  inventory_error: 'Some of the items are no longer available.',
  wrong_tax_total: 'The tax has changed. Please look at the new total.',
  wrong_discount: pricesChanged,
  wrong_grandtotal: pricesChanged,
  wrong_payment_amount: pricesChanged,
  wrong_product_price: pricesChanged,
  shipping_rate: ratesChanged,
  wrong_shipping_total: ratesChanged,
  wrong_shipping_rate: ratesChanged,
  shipping_method_not_found: ratesChanged,
  shipping_method_not_valid: ratesChanged,
  pickup_disabled: ratesChanged,
  trial_used: 'You have had this trial before. Take it out of your cart, or subscribe without a trial.',
  payment_error: 'The payment was refused. You were not charged.',
  three_ds: 'Your bank did not confirm the payment.',
  invalid_address: 'We cannot deliver to this address. Please check it.',
  list_not_found: 'This cart is no longer there. It may have been ordered already.',
  idempotency_key_reused: ourFault,

  cvv_required: 'Please enter the security code of your card.',
  paypal_amount_mismatch: approveAgain,

  no_response: 'The store did not answer. Try again: it is placed only once.',
  browser_offline: 'You are offline. Try again: it is placed only once.',
  unexpected_answer: notKnown,
  internal_error: notKnown,
  unexpected: notKnown,
  TOKEN_EXPIRED: signedOut,
  token_expired: signedOut,
  too_many_requests: tooOften(undefined),
  captcha_failed: 'We could not tell that you are human. Please try again.',
  invalid_request: ourFault,
  card_number_refused: `${cardNumberMessage}.`,
  forbidden: signedOut,
  not_found: ourFault,
  method_not_allowed: ourFault,
  body_too_large: 'This order is too large. Please split it.',

  [noShippingAddressMessage]: noShippingAddressMessage,
  unknown_country: 'We do not deliver to this country.',
  no_shipping_method: noCarrier,
  no_shipping_rates: noCarrier,
  tax_error: 'The tax could not be calculated. Please try again.',

  card_refused: 'Your card was not accepted. Please check what you typed.',
  card_form_silent: 'The card form did not answer. Please try again.',
  stored_card_expired: 'This card has expired. Please choose another one.',
  payment_method_unavailable: 'This way to pay is not offered here.',
  payment_methods_unavailable: 'The ways to pay could not be loaded. Please try again.',

  placing: 'Your order is being placed.',
  'No order id to reload': 'No order id to reload',
  'Subscription Agree Missing': 'Subscription Agree Missing',
  prices_not_current: pricesChanged,
  shipping_not_current: 'Shipping rates are loading.',
  billing_not_complete: 'Please complete your billing address.',
  tax_not_current: 'The tax is being calculated.',
  payment_not_current: approveAgain,

  other: ({ shown }) => shown,
};

/** Creates an error with its place and message, or with `words` as its message. */
export const checkoutError = (code: string, words?: string): CheckoutError => {
  const name = errorNameOf(code);
  const { place } = planOf(name.code);
  return { ...name, message: words ?? textOfCode(name, messages), place: place.step, field: place.field };
};
