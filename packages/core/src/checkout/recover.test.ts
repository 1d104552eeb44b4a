import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorNameOf, recover } from './recover.ts';
import type { RecoveryPlan } from './recovery-plan.ts';
import { isCheckoutErrorCode, recoveryPlans } from './recovery-plans.ts';

/** A code's recovery plan in short: its actions other than displaying something. */
const doneBy = (plan: RecoveryPlan): readonly string[] =>
  Object.entries(plan).flatMap(([what, value]) => (value === true && what !== 'scrollsToTop' ? [what] : []));

describe('recovery from an order error', () => {
  it.each([
    ['giftcard_balance_error', 'S8-err-order-01'],
    ['giftcard_not_exist', 'S8-err-order-02'],
  ])('removes for %s all gift cards and shows their balance error [%s] [S8-err-order-03] [S8-err-order-04]', (code) => {
    const plan = recover({ code });
    expect(plan.shows).toEqual({ code: 'giftcard_balance_error' });
    expect(plan.place.field).toBe('giftCards');
    expect(doneBy(plan)).toEqual(['dropsGiftCards']);
  });

  it('fetches an already published order [S8-err-order-05]', () => {
    const plan = recover({ code: 'order_already_published' });
    expect(plan.shows).toEqual({ code: 'order_already_published' });
    expect(doneBy(plan)).toEqual(['fetchesExistingOrder']);
  });

  it('reloads the cart on an inventory error [S8-err-order-08]', () => {
    const plan = recover({ code: 'inventory_error' });
    expect(plan.shows).toEqual({ code: 'inventory_error' });
    expect(doneBy(plan)).toEqual(['reloadsCart']);
  });

  it('reloads prices and tax on a wrong tax [S8-err-order-12] [S8-err-order-25] [S8-err-order-27]', () => {
    const plan = recover({ code: 'wrong_tax_total' });
    expect(plan.shows).toEqual({ code: 'wrong_tax_total' });
    expect(doneBy(plan)).toEqual(['reloadsPrices', 'forcesTax']);
  });

  it.each([
    ['wrong_discount', 'S8-err-order-13'],
    ['wrong_grandtotal', 'S8-err-order-14'],
    ['wrong_payment_amount', 'S8-err-order-15'],
    ['wrong_product_price', 'S8-err-order-21'],
  ])('reloads for %s prices and shows wrong_product_price [%s] [S8-err-order-24]', (code) => {
    const plan = recover({ code });
    expect(plan.shows).toEqual({ code: 'wrong_product_price' });
    expect(doneBy(plan)).toEqual(['reloadsPrices']);
  });

  it.each([
    ['shipping_rate', 'S8-err-order-16'],
    ['wrong_shipping_total', 'S8-err-order-17'],
    ['wrong_shipping_rate', 'S8-err-order-18'],
    ['shipping_method_not_found', 'S8-err-order-19'],
    ['shipping_method_not_valid', 'S8-err-order-20'],
    ['pickup_disabled', 'S8-err-order-22'],
  ])(
    'reloads for %s prices and rates and shows wrong_shipping_rate [%s] [S8-err-order-23] [S8-err-order-26]',
    (code) => {
      const plan = recover({ code });
      expect(plan.shows).toEqual({ code: 'wrong_shipping_rate' });
      expect(doneBy(plan)).toEqual(['reloadsPrices', 'forcesRates']);
    },
  );

  it('shows cvv_required by its message, with lower priority than listed codes [S8-err-order-28]', () => {
    const shown = (code: string) => recover({ code, message: 'cvv_required' }).shows;
    expect(shown('declined')).toEqual({ code: 'cvv_required' });
    expect(shown('payment_error')).toEqual({ code: 'cvv_required' });
    expect(shown('internal_error')).toEqual({ code: 'cvv_required' });
    expect(shown('wrong_tax_total')).toEqual({ code: 'wrong_tax_total' });
    expect(shown('inventory_error')).toEqual({ code: 'inventory_error' });
    expect(shown('order_already_published')).toEqual({ code: 'order_already_published' });
    expect(recover({ code: 'payment_error', message: 'cvv_required' })).toMatchObject({
      payment: 'securityCode',
      place: { step: 'payment', field: 'securityCode' },
    });
  });

  it('clears a PayPal payment whose amount differs [S8-err-order-29] [S8-err-order-30]', () => {
    expect(recover({ code: 'payment_error', message: 'amount_mismatch' }, { isPayPal: true })).toMatchObject({
      shows: { code: 'paypal_amount_mismatch' },
      payment: 'cleared',
    });
    expect(recover({ code: 'wrong_tax_total', message: 'amount_mismatch' }, { isPayPal: true }).payment).toBe('kept');
  });

  it('shows any other payment_error unchanged, and asks for the payment again [S8-err-order-31]', () => {
    const refusals = [
      recover({ code: 'payment_error', message: 'amount_mismatch' }),
      recover({ code: 'payment_error', message: 'declined' }, { isPayPal: true }),
      recover({ code: 'payment_error' }),
    ];
    for (const plan of refusals) {
      expect(plan).toMatchObject({ shows: { code: 'payment_error' }, payment: 'again', place: { step: 'payment' } });
      expect(doneBy(plan)).toEqual([]);
    }
  });

  it('shows any other code unchanged and does nothing else [S8-err-order-32]', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (code, message) => {
        fc.pre(!isCheckoutErrorCode(code) && message !== 'cvv_required');
        const plan = recover({ code, message });
        expect(plan.shows).toEqual({ code: 'other', shown: code });
        expect(plan.payment).toBe('kept');
        expect(doneBy(plan)).toEqual([]);
      }),
    );
    expect(errorNameOf('__proto__')).toEqual({ code: 'other', shown: '__proto__' });
    expect(errorNameOf('toString')).toEqual({ code: 'other', shown: 'toString' });
  });

  it('scrolls to the top for every error except a command refused during an ongoing action [S8-err-order-33]', () => {
    const staying = Object.keys(recoveryPlans).filter((code) => !recover({ code }).scrollsToTop);
    expect(staying).toEqual(['placing', 'No order id to reload']);
    expect(recover({ code: 'anything' }).scrollsToTop).toBe(true);
  });

  it('reports every failure of an Apple Pay order to the app, and no other [S8-err-order-34]', () => {
    for (const code of [...Object.keys(recoveryPlans), 'anything']) {
      expect(recover({ code }, { isApplePay: true }).tellsApp, code).toBe(true);
      expect(recover({ code }, { isPayPal: true }).tellsApp, code).toBe(false);
    }
  });

  it('marks the failures after which an order may exist', () => {
    const unknown = Object.keys(recoveryPlans).filter((code) => recover({ code }).isOutcomeUnknown);
    expect(unknown.toSorted()).toEqual([
      'browser_offline',
      'internal_error',
      'no_response',
      'unexpected',
      'unexpected_answer',
    ]);
  });

  it('shows an error where it can be resolved', () => {
    for (const code of Object.keys(recoveryPlans)) {
      const { shows, place } = recover({ code });
      expect(recover({ code: shows.code }).place, code).toEqual(place);
    }
  });
});
