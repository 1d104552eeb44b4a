import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlacementFailureCode, placementFailureCodes, recoveryOf, skusNamedIn } from './placement-failure.ts';

describe('recoveryOf', () => {
  it.each([
    ['giftcard_balance_error', 'S8-err-order-01'],
    ['giftcard_not_exist', 'S8-err-order-02'],
  ])('%s drops all gift cards and shows their balance error [%s] [S8-err-order-03] [S8-err-order-04]', (code) => {
    expect(recoveryOf(code)).toMatchObject({ show: 'giftcard_balance_error', dropGiftCards: true });
  });

  it('fetches the order that is published already [S8-err-order-05]', () => {
    expect(recoveryOf('order_already_published')).toMatchObject({
      show: 'order_already_published',
      fetchExistingOrder: true,
    });
  });

  it('reloads the cart on an inventory error [S8-err-order-08]', () => {
    expect(recoveryOf('inventory_error')).toMatchObject({ show: 'inventory_error', reloadCart: true });
  });

  it('reloads prices and tax on a wrong tax [S8-err-order-12] [S8-err-order-25] [S8-err-order-27]', () => {
    expect(recoveryOf('wrong_tax_total')).toMatchObject({
      show: 'wrong_tax_total',
      reloadPrices: true,
      forceTax: true,
      forceRates: false,
    });
  });

  it.each([
    ['wrong_discount', 'S8-err-order-13'],
    ['wrong_grandtotal', 'S8-err-order-14'],
    ['wrong_payment_amount', 'S8-err-order-15'],
    ['wrong_product_price', 'S8-err-order-21'],
  ])('%s reloads prices and shows wrong_product_price [%s] [S8-err-order-24]', (code) => {
    expect(recoveryOf(code)).toMatchObject({ show: 'wrong_product_price', reloadPrices: true, forceRates: false });
  });

  it.each([
    ['shipping_rate', 'S8-err-order-16'],
    ['wrong_shipping_total', 'S8-err-order-17'],
    ['wrong_shipping_rate', 'S8-err-order-18'],
    ['shipping_method_not_found', 'S8-err-order-19'],
    ['shipping_method_not_valid', 'S8-err-order-20'],
    ['pickup_disabled', 'S8-err-order-22'],
  ])('%s reloads prices and rates and shows wrong_shipping_rate [%s] [S8-err-order-23] [S8-err-order-26]', (code) => {
    expect(recoveryOf(code)).toMatchObject({ show: 'wrong_shipping_rate', reloadPrices: true, forceRates: true });
  });

  it('shows cvv_required by its message, after the listed codes [S8-err-order-28]', () => {
    expect(recoveryOf('declined', 'cvv_required').show).toBe('cvv_required');
    expect(recoveryOf('payment_error', 'cvv_required').show).toBe('cvv_required');
    expect(recoveryOf('wrong_tax_total', 'cvv_required').show).toBe('wrong_tax_total');
  });

  it('clears a PayPal payment whose amount differs [S8-err-order-29] [S8-err-order-30]', () => {
    expect(recoveryOf('payment_error', 'amount_mismatch', { isPayPal: true })).toMatchObject({
      show: 'paypal_amount_mismatch',
      clearPaymentToken: true,
    });
  });

  it('shows any other payment_error as it is [S8-err-order-31]', () => {
    expect(recoveryOf('payment_error', 'amount_mismatch')).toMatchObject({
      show: 'payment_error',
      clearPaymentToken: false,
    });
    expect(recoveryOf('payment_error', 'declined', { isPayPal: true }).show).toBe('payment_error');
  });

  it('shows any other code as it is and does nothing else [S8-err-order-32]', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        fc.pre(!isPlacementFailureCode(code));
        const { show, ...actions } = recoveryOf(code);
        expect(show).toBe(code);
        expect(Object.values(actions).every((action) => action === false)).toBe(true);
      }),
    );
  });

  it('knows a recovery that does something for every listed code but payment_error', () => {
    for (const code of placementFailureCodes) {
      const { show: _show, ...actions } = recoveryOf(code);
      expect(Object.values(actions).includes(true)).toBe(code !== 'payment_error');
    }
  });
});

describe('skusNamedIn', () => {
  it('finds the SKUs of the cart that a message names, as whole words [S8-err-order-10]', () => {
    const skus = ['BAR-20', 'BAR-2', 'RA0001', 'C++', ''];
    expect(skusNamedIn('Not enough stock for BAR-20, RA0001.', skus)).toEqual(['BAR-20', 'RA0001']);
    expect(skusNamedIn('XBAR-20 and BAR-2', skus)).toEqual(['BAR-2']);
    expect(skusNamedIn('sku C++ is gone', skus)).toEqual(['C++']);
  });

  it('finds none in other words, for the generic error [S8-err-order-11]', () => {
    expect(skusNamedIn('Something is out of stock', ['BAR-20'])).toEqual([]);
  });
});
