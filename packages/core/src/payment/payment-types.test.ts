import { describe, expect, it } from 'vitest';
import { defaultOrder } from '../order/default-order.ts';
import { siteByCode } from '../site/specified-sites.ts';
import { cardType } from './payment-methods.ts';
import { isPayPalPayment, isRedirectPayment, methodTypeOfPayment, paymentTypesOf } from './payment-types.ts';

describe('paymentTypesOf', () => {
  it('writes the selected method to the order: PayPal under its own name, all others as Adyen types', () => {
    expect(paymentTypesOf({ type: 'paypal' })).toEqual({ paymentType: 'paypal' });
    expect(paymentTypesOf({ type: cardType })).toEqual({ paymentType: 'adyen', adyenType: 'scheme' });
    expect(paymentTypesOf({ type: 'ideal' })).toEqual({ paymentType: 'adyen', adyenType: 'ideal' });
  });

  it('identifies a PayPal payment', () => {
    expect(isPayPalPayment(paymentTypesOf({ type: 'paypal' }))).toBe(true);
    expect(isPayPalPayment(paymentTypesOf({ type: 'ideal' }))).toBe(false);
    expect(isPayPalPayment(defaultOrder(siteByCode('USA')).payment)).toBe(false);
  });
});

describe('payment type of a method registered by the store', () => {
  const krone = { type: 'krone', own: { kind: 'redirect', paymentType: 'krone' } } as const;
  const bancontact = { type: 'bancontact', own: { kind: 'redirect', paymentType: 'adyen' } } as const;

  it('is its own name, or an Adyen type if the card provider handles it', () => {
    expect(paymentTypesOf(krone)).toEqual({ paymentType: 'krone' });
    expect(paymentTypesOf(bancontact)).toEqual({ paymentType: 'adyen', adyenType: 'bancontact' });
  });

  it('is read back from the order', () => {
    for (const method of [krone, bancontact, { type: 'scheme' }, { type: 'paypal' }, { type: 'ideal' }]) {
      expect(methodTypeOfPayment(paymentTypesOf(method))).toBe(method.type);
    }
  });

  it('leaves the page for redirects, unlike the cards and wallets of the specification', () => {
    for (const method of [krone, bancontact, { type: 'ideal' }, { type: 'klarna_slice' }]) {
      expect(isRedirectPayment(paymentTypesOf(method)), method.type).toBe(true);
    }
    for (const type of ['scheme', 'paypal', 'applepay'])
      expect(isRedirectPayment(paymentTypesOf({ type }))).toBe(false);
    expect(isRedirectPayment({ paymentType: 'adyen' })).toBe(false);
    expect(isRedirectPayment({ paymentType: '' })).toBe(false);
  });
});
