import { describe, expect, it } from 'vitest';
import { recover } from './recover.ts';
import { planOf, recoveryPlans } from './recovery-plans.ts';

/** Where the shopper can mend an error, and the errors that are shown there. */
const shownAt: Readonly<Record<string, readonly string[]>> = {
  'shipping shippingAddress': ['invalid_address', 'No shipping address provided', 'unknown_country'],
  'shipping shippingMethod': [
    'shipping_rate',
    'wrong_shipping_total',
    'wrong_shipping_rate',
    'shipping_method_not_found',
    'shipping_method_not_valid',
    'pickup_disabled',
    'no_shipping_method',
    'no_shipping_rates',
    'shipping_not_current',
  ],
  'payment card': ['payment_error', 'three_ds', 'card_refused', 'card_form_silent'],
  'payment securityCode': ['cvv_required'],
  'payment wallet': ['paypal_amount_mismatch', 'payment_not_current'],
  'payment paymentMethods': ['stored_card_expired', 'payment_method_unavailable', 'payment_methods_unavailable'],
  'payment billingAddress': ['billing_not_complete'],
  'review giftCards': ['giftcard_balance_error', 'giftcard_not_exist'],
  'review cart': ['inventory_error', 'trial_used', 'list_not_found'],
  'review agreements': ['Subscription Agree Missing'],
  'review totals': [
    'wrong_tax_total',
    'wrong_discount',
    'wrong_grandtotal',
    'wrong_payment_amount',
    'wrong_product_price',
    'prices_not_current',
    'tax_error',
    'tax_not_current',
  ],
  'review page': [
    'order_already_published',
    'idempotency_key_reused',
    'no_response',
    'browser_offline',
    'unexpected_answer',
    'internal_error',
    'unexpected',
    'TOKEN_EXPIRED',
    'token_expired',
    'too_many_requests',
    'captcha_failed',
    'invalid_request',
    'card_number_refused',
    'forbidden',
    'not_found',
    'method_not_allowed',
    'body_too_large',
    'placing',
    'No order id to reload',
  ],
};

describe('position of a checkout error', () => {
  it.each(Object.entries(shownAt).flatMap(([place, codes]) => codes.map((code) => [code, place])))(
    '%s: %s',
    (code, place) => {
      const { step, field } = recover({ code }).place;
      expect(`${step} ${field}`).toBe(place);
    },
  );

  it('is defined for every error code', () => {
    expect(Object.values(shownAt).flat().toSorted()).toEqual(Object.keys(recoveryPlans).toSorted());
  });

  it('is the page for an unknown error, and the code field for an unknown gift card', () => {
    expect(planOf('other').place).toEqual({ step: 'review', field: 'page' });
    expect(planOf('giftcard_not_exist').place).toEqual({ step: 'payment', field: 'giftCards' });
  });
});

describe('effect of an error on the payment', () => {
  it.each([
    ['again', ['payment_error', 'three_ds']],
    ['securityCode', ['cvv_required']],
    ['cleared', ['paypal_amount_mismatch', 'payment_not_current']],
  ])('is %s after exactly the listed errors', (payment, codes) => {
    expect(Object.keys(recoveryPlans).filter((code) => recover({ code }).payment === payment)).toEqual(codes);
  });
});
