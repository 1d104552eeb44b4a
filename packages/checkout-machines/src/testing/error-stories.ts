import type { CheckoutErrorCode } from '@ironcart/core/checkout';
import type { CheckoutPage } from '../checkout/checkout.types.ts';

/** An unsuccessful response in the wire format. */
interface WireRefusal {
  readonly status: number;
  readonly error: { readonly type: string; readonly message: string; readonly details?: unknown };
}

/** The cause of an error as plain data: sufficient to reproduce it with the machines or to render it. */
export type ErrorCause =
  /** The store refuses the order. */
  | ({ readonly kind: 'placing refused'; readonly paidBy?: 'card' | 'paypal' } & WireRefusal)
  /** There is no response, or an unreadable one. */
  | { readonly kind: 'placing unanswered'; readonly because: 'silence' | 'offline' | 'unreadable' | 'unforeseen' }
  | { readonly kind: 'bank refuses' }
  /** Rates, tax or the payment methods cannot be loaded. */
  | ({ readonly kind: 'call refused'; readonly call: 'rates' | 'tax' | 'paymentMethods' } & WireRefusal)
  /** Input is rejected before the order is placed. */
  | { readonly kind: 'entry refused'; readonly entry: 'card' | 'method' | 'address' | 'rates' }
  /** Checkout itself rejects the command. */
  | { readonly kind: 'command refused'; readonly command: 'order.place' | 'order.reload' };

/** A situation in which an error is shown. */
export interface ErrorStory {
  /** A sentence that describes what happened. */
  readonly situation: string;
  readonly cause: ErrorCause;
  /** The page on which the shopper sees it. */
  readonly step: CheckoutPage;
  /** The displayed error code, if it differs. */
  readonly shows?: CheckoutErrorCode;
}

const placing = (
  situation: string,
  status: number,
  type: string,
  {
    message = type,
    details,
    step = 'review',
    paidBy = 'card',
    ...shown
  }: {
    readonly message?: string;
    readonly details?: unknown;
    readonly step?: CheckoutPage;
    readonly paidBy?: 'card' | 'paypal';
    readonly shows?: CheckoutErrorCode;
  } = {},
): ErrorStory => ({
  situation,
  step,
  ...shown,
  cause: { kind: 'placing refused', status, paidBy, error: { type, message, ...(details ? { details } : {}) } },
});

const call = (
  situation: string,
  of: Extract<ErrorCause, { kind: 'call refused' }>['call'],
  status: number,
  type: string,
  step: CheckoutPage,
): ErrorStory => ({
  situation,
  step,
  cause: { kind: 'call refused', call: of, status, error: { type, message: type } },
});

const entry = (situation: string, of: Extract<ErrorCause, { kind: 'entry refused' }>['entry'], step: CheckoutPage) => ({
  situation,
  step,
  cause: { kind: 'entry refused', entry: of } as const,
});

const stale = (situation: string, shows?: CheckoutErrorCode): ErrorStory => ({
  situation,
  step: 'review',
  cause: { kind: 'command refused', command: 'order.place' },
  ...(shows ? { shows } : {}),
});

const unanswered = (
  situation: string,
  because: Extract<ErrorCause, { kind: 'placing unanswered' }>['because'],
): ErrorStory => ({ situation, step: 'review', cause: { kind: 'placing unanswered', because } });

const price = { shows: 'wrong_product_price' } as const;
const rate = { shows: 'wrong_shipping_rate' } as const;

/** A story for every error that checkout can show; a new code does not compile until it has one. */
export const errorStories = {
  giftcard_balance_error: placing('The gift card was spent in another order', 409, 'giftcard_balance_error'),
  giftcard_not_exist: placing('The gift card was withdrawn', 409, 'giftcard_not_exist', {
    shows: 'giftcard_balance_error',
  }),
  order_already_published: placing('Another tab ordered this cart with another total', 409, 'order_already_published', {
    details: { orderId: 'order-1' },
  }),
  inventory_error: placing('Somebody bought the last piece', 409, 'inventory_error', {
    message: 'Out of stock: SKU-1',
    details: { skus: ['SKU-1'] },
  }),
  wrong_tax_total: placing('A tax rate changed a moment ago', 409, 'wrong_tax_total'),
  wrong_discount: placing('The weight tiers changed', 409, 'wrong_discount', price),
  wrong_grandtotal: placing('The totals do not add up any more', 409, 'wrong_grandtotal', price),
  wrong_payment_amount: placing('The amount to pay is another one', 409, 'wrong_payment_amount', price),
  wrong_product_price: placing('A promotion ended', 409, 'wrong_product_price'),
  shipping_rate: placing('The quote has expired', 409, 'shipping_rate', rate),
  wrong_shipping_total: placing('The shipping adds up to something else', 409, 'wrong_shipping_total', rate),
  wrong_shipping_rate: placing('The carrier costs something else now', 409, 'wrong_shipping_rate', rate),
  shipping_method_not_found: placing('The carrier is no longer offered', 409, 'shipping_method_not_found', rate),
  shipping_method_not_valid: placing('The carrier does not go there any more', 409, 'shipping_method_not_valid', rate),
  pickup_disabled: placing('The warehouse is closed for collecting', 409, 'pickup_disabled', rate),
  trial_used: placing('The customer has had this trial before', 409, 'trial_used'),
  payment_error: placing('The card was declined', 402, 'payment_error', { message: 'declined', step: 'payment' }),
  three_ds: {
    situation: 'The bank did not confirm the payment in its challenge',
    step: 'payment',
    cause: { kind: 'bank refuses' },
  },
  invalid_address: placing('The store knows the postal code to be wrong', 422, 'invalid_address'),
  list_not_found: placing('The cart was ordered in another session', 404, 'list_not_found'),
  idempotency_key_reused: placing('The same key came with another order', 409, 'idempotency_key_reused'),

  cvv_required: placing('The stored card needs its security code', 402, 'payment_error', {
    message: 'cvv_required',
    step: 'payment',
  }),
  paypal_amount_mismatch: placing('PayPal approved another amount', 402, 'payment_error', {
    message: 'amount_mismatch',
    step: 'payment',
    paidBy: 'paypal',
  }),

  no_response: unanswered('Nothing came back after Place order', 'silence'),
  browser_offline: unanswered('The train went into a tunnel', 'offline'),
  unexpected_answer: unanswered('The store answered something else than it promises', 'unreadable'),
  unexpected: unanswered('Something broke that nobody foresaw', 'unforeseen'),
  internal_error: placing('The payment provider did not answer the store', 500, 'internal_error'),
  TOKEN_EXPIRED: placing('The session ended and could not be brought back', 401, 'token_expired', {
    message: 'Missing customer data',
  }),
  token_expired: placing('The session’s token is no longer valid', 401, 'token_expired'),
  too_many_requests: placing('Too many orders came from this address', 429, 'too_many_requests'),
  captcha_failed: placing('The captcha took the shopper for a robot', 403, 'captcha_failed'),
  invalid_request: placing('The order does not fit the contract', 400, 'invalid_request'),
  card_number_refused: placing('The comments have a card number', 400, 'card_number_refused'),
  forbidden: placing('The cart belongs to somebody else', 403, 'forbidden'),
  not_found: placing('The call is not there', 404, 'not_found'),
  method_not_allowed: placing('The call takes another method', 405, 'method_not_allowed'),
  body_too_large: placing('The order is larger than the store takes', 413, 'body_too_large'),

  'No shipping address provided': entry('Rates were asked for without an address', 'address', 'shipping'),
  unknown_country: call('The country is not shipped to', 'rates', 422, 'unknown_country', 'shipping'),
  no_shipping_method: call('No carrier takes this order there', 'rates', 422, 'no_shipping_method', 'shipping'),
  no_shipping_rates: entry('The answer holds no rate at all', 'rates', 'shipping'),
  tax_error: call('The tax could not be computed', 'tax', 200, 'tax_error', 'review'),

  card_refused: entry('The card form refuses the number', 'card', 'payment'),
  card_form_silent: entry('The card form did not answer for 15 s', 'card', 'payment'),
  stored_card_expired: entry('The stored card ran out last month', 'method', 'payment'),
  payment_method_unavailable: entry('iDEAL was chosen for the Netherlands, then shipped to Ohio', 'method', 'payment'),
  payment_methods_unavailable: call('The methods cannot be had', 'paymentMethods', 500, 'internal_error', 'payment'),

  placing: stale('Place order was pressed again while it is placing'),
  'No order id to reload': {
    situation: 'An order was to be loaded again before there was one',
    step: 'review',
    cause: { kind: 'command refused', command: 'order.reload' },
  },
  'Subscription Agree Missing': stale('Place order was pressed without agreeing to the subscription'),
  prices_not_current: stale('A promotion ended while the review was open', 'wrong_product_price'),
  shipping_not_current: stale('The rates were about to be loaded again'),
  billing_not_complete: stale('The billing address lost its city'),
  tax_not_current: stale('The tax was about to be loaded again'),
  payment_not_current: stale('The total changed after PayPal approved another amount'),
} as const satisfies Record<CheckoutErrorCode, ErrorStory>;
