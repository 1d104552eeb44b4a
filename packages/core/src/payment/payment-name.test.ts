import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { cardName, giftCardNames, payingGiftCards, paymentNameOf } from './payment-name.ts';

const card = { paymentType: 'adyen', adyenType: 'scheme', amount: money(8_000), cardBrand: 'visa', cardLast4: '0001' };
const giftCard = { code: 'PLATE-0000-1234', amount: money(2_000) };

describe('name of a payment', () => {
  it.each([
    ['Visa ending 0001', card],
    ['Card', { ...card, cardBrand: undefined, cardLast4: undefined }],
    ['PayPal', { paymentType: 'paypal', amount: money(8_000) }],
    ['Apple Pay', { ...card, adyenType: 'applepay' }],
    ['iDEAL', { paymentType: 'adyen', adyenType: 'ideal', amount: money(8_000) }],
    ['Klarna', { paymentType: 'adyen', adyenType: 'klarna_new', amount: money(8_000) }],
    ['Krone', { paymentType: 'krone', methodName: 'Krone', amount: money(8_000) }],
    ['bancontact', { paymentType: 'adyen', adyenType: 'bancontact', amount: money(8_000) }],
    ['Card', { paymentType: 'adyen', amount: money(8_000), cardLast4: '0001' }],
    ['Card', { paymentType: 'adyen', amount: money(8_000), cardBrand: 'visa' }],
    ['Finnish bank', { paymentType: 'adyen', adyenType: 'ebanking_fi', amount: money(8_000) }],
    ['eps', { paymentType: 'adyen', adyenType: 'eps', amount: money(8_000) }],
    ['Klarna, in instalments', { paymentType: 'adyen', adyenType: 'klarna_account', amount: money(8_000) }],
    ['Klarna, paid now', { paymentType: 'adyen', adyenType: 'klarna_paynow', amount: money(8_000) }],
    ['MobilePay', { paymentType: 'adyen', adyenType: 'mobilepay', amount: money(8_000) }],
    ['paysafecard', { paymentType: 'adyen', adyenType: 'paysafecard', amount: money(8_000) }],
    ['Trustly', { paymentType: 'adyen', adyenType: 'trustly', amount: money(8_000) }],
  ])('is written as %s', (name, payment) => {
    expect(paymentNameOf({ payment, giftcards: [] })).toBe(name);
  });

  it('lists gift cards first, and omits the card if they pay everything', () => {
    const nothing = { paymentType: 'spreedly', amount: money(0) };
    expect(paymentNameOf({ payment: nothing, giftcards: [giftCard] })).toBe('Gift card ending 1234');
    expect(paymentNameOf({ payment: card, giftcards: [giftCard] })).toBe('Gift card ending 1234 and Visa ending 0001');
    expect(paymentNameOf({ payment: card, giftcards: [giftCard, { code: 'X-9876', amount: money(1) }] })).toBe(
      'Gift card ending 1234, Gift card ending 9876 and Visa ending 0001',
    );
    expect(paymentNameOf({ payment: card, giftcards: [{ ...giftCard, amount: money(0) }] })).toBe('Visa ending 0001');
    expect(paymentNameOf({ payment: nothing, giftcards: [] })).toBe('Nothing to pay');
  });

  it('distinguishes gift cards with the same last digits consistently', () => {
    const alike = { code: 'IRON-5555-1234', amount: money(500) };
    const used = { code: 'X-9876', amount: money(0) };
    expect(giftCardNames([giftCard, used, alike])).toEqual([
      'Gift card 1 ending 1234',
      'Gift card ending 9876',
      'Gift card 3 ending 1234',
    ]);
    expect(payingGiftCards([giftCard, used, alike])).toEqual(['Gift card 1 ending 1234', 'Gift card 3 ending 1234']);
    expect(paymentNameOf({ payment: card, giftcards: [giftCard, used, alike] })).toBe(
      'Gift card 1 ending 1234, Gift card 3 ending 1234 and Visa ending 0001',
    );
  });

  it('shows only the last digits of a gift card code', () => {
    expect(giftCardNames([giftCard]).join()).not.toContain('PLATE');
    expect(cardName({ brand: 'mc', last4: '1881' })).toBe('Mastercard ending 1881');
  });
});
