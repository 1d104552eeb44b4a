import type { CheckoutErrorCode } from './checkout-error-code.ts';
import type { ErrorField, ErrorPlace, RecoveryPlan } from './recovery-plan.ts';

/** The place of an error, and the actions besides showing it. */
type Plan = Partial<Omit<RecoveryPlan, 'shows' | 'tellsApp'>> & {
  readonly place: ErrorPlace;
  /** Another code whose message is shown. */
  readonly shownAs?: CheckoutErrorCode;
};

const at = (step: ErrorPlace['step'], field: ErrorField, plan: Omit<Plan, 'place'> = {}): Plan => ({
  place: { step, field },
  ...plan,
});

const onPage: Plan = at('review', 'page');
const unknownOutcome: Plan = at('review', 'page', { isOutcomeUnknown: true });
const refusedCommand: Plan = at('review', 'page', { scrollsToTop: false });
const wrongPrice: Plan = at('review', 'totals', { shownAs: 'wrong_product_price', reloadsPrices: true });
const wrongRate: Plan = at('shipping', 'shippingMethod', {
  shownAs: 'wrong_shipping_rate',
  reloadsPrices: true,
  forcesRates: true,
});
const wrongGiftCard = { shownAs: 'giftcard_balance_error', dropsGiftCards: true } as const;
const failedRates: Plan = at('shipping', 'shippingMethod');

/** The recovery plan of each error (S8-err-order); a new code does not compile without one. */
export const recoveryPlans = {
  giftcard_balance_error: at('review', 'giftCards', wrongGiftCard),
  giftcard_not_exist: at('payment', 'giftCards', wrongGiftCard),
  order_already_published: at('review', 'page', { fetchesExistingOrder: true }),
  inventory_error: at('review', 'cart', { reloadsCart: true }),
  wrong_tax_total: at('review', 'totals', { reloadsPrices: true, forcesTax: true }),
  wrong_discount: wrongPrice,
  wrong_grandtotal: wrongPrice,
  wrong_payment_amount: wrongPrice,
  wrong_product_price: wrongPrice,
  shipping_rate: wrongRate,
  wrong_shipping_total: wrongRate,
  wrong_shipping_rate: wrongRate,
  shipping_method_not_found: wrongRate,
  shipping_method_not_valid: wrongRate,
  pickup_disabled: wrongRate,
  trial_used: at('review', 'cart'),
  payment_error: at('payment', 'card', { payment: 'again' }),
  three_ds: at('payment', 'card', { payment: 'again' }),
  invalid_address: at('shipping', 'shippingAddress'),
  list_not_found: at('review', 'cart'),
  idempotency_key_reused: onPage,

  cvv_required: at('payment', 'securityCode', { payment: 'securityCode' }),
  paypal_amount_mismatch: at('payment', 'wallet', { payment: 'cleared' }),

  no_response: unknownOutcome,
  browser_offline: unknownOutcome,
  unexpected_answer: unknownOutcome,
  internal_error: unknownOutcome,
  unexpected: unknownOutcome,
  TOKEN_EXPIRED: onPage,
  token_expired: onPage,
  too_many_requests: onPage,
  captcha_failed: onPage,
  invalid_request: onPage,
  card_number_refused: onPage,
  forbidden: onPage,
  not_found: onPage,
  method_not_allowed: onPage,
  body_too_large: onPage,

  'No shipping address provided': at('shipping', 'shippingAddress'),
  unknown_country: at('shipping', 'shippingAddress'),
  no_shipping_method: failedRates,
  no_shipping_rates: failedRates,
  tax_error: at('review', 'totals'),

  card_refused: at('payment', 'card'),
  card_form_silent: at('payment', 'card'),
  stored_card_expired: at('payment', 'paymentMethods'),
  payment_method_unavailable: at('payment', 'paymentMethods'),
  payment_methods_unavailable: at('payment', 'paymentMethods'),

  placing: refusedCommand,
  'No order id to reload': refusedCommand,
  'Subscription Agree Missing': at('review', 'agreements'),
  prices_not_current: wrongPrice,
  shipping_not_current: failedRates,
  billing_not_complete: at('payment', 'billingAddress'),
  tax_not_current: at('review', 'totals'),
  payment_not_current: at('payment', 'wallet', { payment: 'cleared' }),
} as const satisfies Record<CheckoutErrorCode, Plan>;

/** Whether checkout has a recovery plan for a code. */
export const isCheckoutErrorCode = (code: string): code is CheckoutErrorCode => Object.hasOwn(recoveryPlans, code);

/** The plan of an error; for unknown ones, it is only shown. */
export const planOf = (code: CheckoutErrorCode | 'other'): Plan => (code === 'other' ? onPage : recoveryPlans[code]);
