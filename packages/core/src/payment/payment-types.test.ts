import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { defaultOrder } from '../order/default-order.ts';
import { cardType, isPayPalPayment, paymentInCountry, paymentTypesOf } from './payment-types.ts';

const amount = money(12_345);

describe('paymentTypesOf', () => {
  it('writes the chosen method into the order: PayPal as itself, all others as Adyen types', () => {
    expect(paymentTypesOf('paypal')).toEqual({ paymentType: 'paypal' });
    expect(paymentTypesOf(cardType)).toEqual({ paymentType: 'adyen', adyenType: 'scheme' });
    expect(paymentTypesOf('ideal')).toEqual({ paymentType: 'adyen', adyenType: 'ideal' });
  });

  it('is how a PayPal payment is told', () => {
    expect(isPayPalPayment(paymentTypesOf('paypal'))).toBe(true);
    expect(isPayPalPayment(paymentTypesOf('ideal'))).toBe(false);
    expect(isPayPalPayment(defaultOrder().payment)).toBe(false);
  });
});

describe('paymentInCountry', () => {
  const ideal = { ...paymentTypesOf('ideal'), amount, transactionToken: 'token', transactionId: 'reference' };

  it('keeps a method that the country offers [S4-shipto-02]', () => {
    expect(paymentInCountry(ideal, ['scheme', 'ideal'])).toBe(ideal);
  });

  it('goes back to a card, without the token of the method that is gone [S4-shipto-02]', () => {
    expect(paymentInCountry(ideal, ['scheme', 'eps'])).toEqual({ paymentType: 'adyen', adyenType: 'scheme', amount });
  });

  it('asks of PayPal too whether the country offers it', () => {
    const payPal = { ...paymentTypesOf('paypal'), amount, authorizedPayPalAmount: amount };
    expect(paymentInCountry(payPal, ['paypal'])).toBe(payPal);
    expect(paymentInCountry(payPal, ['scheme'])).toEqual({ paymentType: 'adyen', adyenType: 'scheme', amount });
  });

  it('leaves a card, and a payment that is not chosen yet, as they are', () => {
    const card = { ...paymentTypesOf(cardType), amount, transactionToken: 'token' };
    expect(paymentInCountry(card, [])).toBe(card);
    const { payment } = defaultOrder();
    expect(paymentInCountry(payment, ['ideal'])).toBe(payment);
  });
});
