import type { ErrorMessage, Severity } from './message.ts';
import type { StoreCode } from './store-code.ts';

/** The protocol's message for a store code. */
interface Told {
  /** The protocol's own code if there is one, otherwise the store's. */
  readonly code: string;
  readonly severity: Severity;
  /** The affected part of the response, as JSONPath; undefined: the whole. */
  readonly path?: string;
}

const told = (code: string, severity: Severity, path?: string): Told => ({
  code,
  severity,
  ...(path === undefined ? {} : { path }),
});

/** The platform can retry with a corrected request. */
const again = (code: string, path?: string) => told(code, 'recoverable', path);
/** A person has to provide something that the protocol does not support. */
const input = (code: string, path?: string) => told(code, 'requires_buyer_input', path);
/** A person has to review and agree. */
const review = (code: string, path?: string) => told(code, 'requires_buyer_review', path);
/** Cannot be corrected: a new resource is needed. */
const over = (code: string, path?: string) => told(code, 'unrecoverable', path);

const lines = '$.line_items';
const totals = '$.totals';
const delivery = '$.fulfillment';
const destinations = '$.fulfillment.methods[*].destinations';
const payment = '$.payment';
const discounts = '$.discounts.codes';
const buyer = '$.buyer';
const mandate = '$.ap2';

const item = again('item_unavailable', lines);
const pricesChanged = again('price_changed', totals);
const ratesChanged = again('fulfillment_changed', delivery);
const undeliverable = again('address_undeliverable', destinations);
const ourFault = again('temporary_failure');

/**
 * The protocol's message for each store code: what an agent can do about it. A new code does not compile without one.
 */
export const errorTable: Readonly<Record<StoreCode, Told>> = {
  // Any call
  invalid_request: again('invalid_request'),
  card_number_refused: again('invalid_request'),
  token_expired: again('identity_required'),
  TOKEN_EXPIRED: again('identity_required'),
  captcha_failed: input('human_required'),
  forbidden: over('forbidden'),
  not_found: over('not_found'),
  method_not_allowed: over('method_not_allowed'),
  body_too_large: again('request_too_large'),
  request_too_large: again('request_too_large'),
  too_many_requests: again('rate_limited'),
  internal_error: ourFault,
  no_response: ourFault,
  browser_offline: ourFault,
  unexpected_answer: ourFault,
  unexpected: ourFault,
  invalid_token: ourFault,
  uri_not_found: over('not_found'),

  // Lists
  cart_not_found: over('not_found'),
  with_buyer: input('with_buyer'),
  list_not_found: over('not_found'),
  list_inactive: over('not_found'),
  item_not_found: again('not_found', lines),
  product_not_found: over('not_found', lines),
  unreadable_item: again('item_unavailable', lines),
  invalid_item: item,
  quantity_unavailable: again('out_of_stock', lines),
  inventory_error: again('out_of_stock', lines),
  list_full: again('quantity_limit', lines),
  list_empty: again('cart_empty', lines),
  quotes_full: input('quotes_full'),
  quote_not_priced: input('quote_not_priced'),
  quote_expired: input('quote_expired'),
  quote_accepted: over('quote_accepted'),

  // Prices
  invalidOptions: item,
  optionRequired: input('option_required', lines),
  invalidOptionValue: item,
  invalidOptionValues: item,
  invalidConfigurable: item,
  unknownConfigurableChild: item,
  bundleOptionRequired: item,
  invalidBundleChild: item,
  unknownBundleChild: item,
  incorrectFreeProduct: item,
  freeProductMissing: item,
  invalidGiftCardProduct: item,
  invalidGiftCardItem: item,
  invalidGiftCardCustomAmount: item,
  invalidGiftCardAmount: item,
  groupedNotPriceable: item,
  invalidChoice: input('option_required', lines),
  productNotLoaded: item,
  unreadableItem: item,
  invalidQuantity: again('quantity_limit', lines),
  cyclicItem: item,
  tooDeeplyNested: item,
  unknownProductType: item,
  invalidProductPrice: item,
  invalidFluidPrice: item,
  invalidEarnedDiscount: again('discount_invalid', discounts),
  invalidOrderDiscount: again('discount_invalid', discounts),
  invalidContext: ourFault,
  amountTooLarge: again('amount_too_large', totals),

  // Addresses and delivery
  required: again('field_required', buyer),
  invalidEmail: again('invalid_email', '$.buyer.email'),
  invalidTelephone: again('invalid_phone_number', '$.buyer.phone_number'),
  invalidPostcode: again('invalid_address', destinations),
  unknownRegion: again('invalid_address', destinations),
  unknownCountry: undeliverable,
  invalid_address: again('invalid_address', destinations),
  address_not_found: again('invalid_address', destinations),
  unknown_country: undeliverable,
  'No shipping address provided': again('invalid_address', destinations),
  no_shipping_method: undeliverable,
  no_shipping_rates: undeliverable,
  shipping_rate: ratesChanged,
  wrong_shipping_total: ratesChanged,
  wrong_shipping_rate: ratesChanged,
  shipping_method_not_found: ratesChanged,
  shipping_method_not_valid: ratesChanged,
  shipping_not_current: ratesChanged,
  pickup_disabled: ratesChanged,
  trial_used: again('trial_used', lines),
  tax_error: ourFault,
  tax_not_current: again('tax_changed', totals),

  // Totals
  wrong_tax_total: again('tax_changed', totals),
  wrong_discount: pricesChanged,
  wrong_grandtotal: pricesChanged,
  wrong_product_price: pricesChanged,
  prices_not_current: pricesChanged,

  // Payment
  payment_error: again('payment_failed', payment),
  wrong_payment_amount: pricesChanged,
  paypal_amount_mismatch: input('payment_approval_required', payment),
  paid_by_person: input('paid_by_buyer', payment),
  three_ds: input('requires_3ds', payment),
  cvv_required: input('security_code_required', payment),
  card_refused: again('payment_failed', payment),
  card_form_silent: ourFault,
  stored_card_expired: again('payment_failed', payment),
  payment_method_unavailable: again('payment_method_unavailable', payment),
  payment_methods_unavailable: ourFault,
  payment_not_current: again('payment_failed', payment),
  billing_not_complete: again('billing_address_required', payment),
  giftcard_balance_error: again('payment_failed', payment),
  giftcard_not_exist: again('payment_failed', payment),

  // Mandates
  mandate_required: again('mandate_required', mandate),
  agent_missing_key: again('agent_missing_key', mandate),
  mandate_invalid_signature: again('mandate_invalid_signature', mandate),
  mandate_expired: again('mandate_expired', mandate),
  mandate_scope_mismatch: again('mandate_scope_mismatch', mandate),
  merchant_authorization_invalid: again('merchant_authorization_invalid', mandate),
  merchant_authorization_missing: again('merchant_authorization_missing', mandate),

  // The order
  order_already_published: over('already_completed'),
  idempotency_key_reused: again('idempotency_conflict'),
  placing: again('in_progress'),
  'No order id to reload': ourFault,
  'Subscription Agree Missing': review('agreement_required'),
  not_cancellable: over('not_cancellable'),
};

/** Creates the protocol's message for a store code. */
export const messageOf = ({
  code,
  content,
  path,
}: {
  readonly code: StoreCode;
  readonly content: string;
  /** More specific than the table's path. */
  readonly path?: string | undefined;
}): ErrorMessage => ({ type: 'error', ...errorTable[code], content, ...(path === undefined ? {} : { path }) });

/** Whether a text is a store code. */
export const isStoreCode = (code: string): code is StoreCode => Object.hasOwn(errorTable, code);
