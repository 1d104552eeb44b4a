import { describe, expect, it } from 'vitest';
import { defaultOrder } from '../order/default-order.ts';
import { siteByCode } from '../site/specified-sites.ts';
import { cardType, isPayPalPayment, paymentTypesOf } from './payment-types.ts';

describe('paymentTypesOf', () => {
  it('writes the chosen method into the order: PayPal as itself, all others as Adyen types', () => {
    expect(paymentTypesOf('paypal')).toEqual({ paymentType: 'paypal' });
    expect(paymentTypesOf(cardType)).toEqual({ paymentType: 'adyen', adyenType: 'scheme' });
    expect(paymentTypesOf('ideal')).toEqual({ paymentType: 'adyen', adyenType: 'ideal' });
  });

  it('is how a PayPal payment is told', () => {
    expect(isPayPalPayment(paymentTypesOf('paypal'))).toBe(true);
    expect(isPayPalPayment(paymentTypesOf('ideal'))).toBe(false);
    expect(isPayPalPayment(defaultOrder(siteByCode('USA')).payment)).toBe(false);
  });
});
