import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindOfMethod, walletTexts } from './payment-methods.ts';

const isRedirectMethod = (type: string): boolean => kindOfMethod({ type }) === 'redirect';

describe('redirect method', () => {
  it.each([
    ['ideal', 'S9-payment-01'],
    ['paysafecard', 'S9-payment-02'],
    ['mobilepay', 'S9-payment-03'],
    ['trustly', 'S9-payment-04'],
    ['ebanking_fi', 'S9-payment-05'],
    ['eps', 'S9-payment-06'],
    ['klarna', 'S9-payment-07'],
    ['klarna_account', 'S9-payment-07'],
    ['klarna_paynow', 'S9-payment-07'],
  ])('is recognized for %s [%s]', (type) => {
    expect(isRedirectMethod(type)).toBe(true);
  });

  it('is recognized for any type that starts with klarna [S9-payment-07]', () => {
    fc.assert(fc.property(fc.string(), (variant) => isRedirectMethod(`klarna${variant}`)));
  });

  it.each([
    'scheme',
    'applepay',
    'paypal',
    'ideal2',
    'xideal',
    'IDEAL',
    'not_klarna',
    'klarn',
    '',
    'toString',
    '__proto__',
  ])('is not recognized for %j', (type) => {
    expect(isRedirectMethod(type)).toBe(false);
  });
});

describe('payment method registered by the store', () => {
  const own = { kind: 'wallet', paymentType: 'krone', script: '/provider/krone/wallet.js' } as const;

  it('has the configured kind, and no kind if it is unknown', () => {
    expect(kindOfMethod({ type: 'krone', own })).toBe('wallet');
    expect(kindOfMethod({ type: 'bancontact', own: { kind: 'redirect', paymentType: 'adyen' } })).toBe('redirect');
    expect(kindOfMethod({ type: 'krone' })).toBeUndefined();
    expect([kindOfMethod({ type: 'scheme' }), kindOfMethod({ type: 'paypal' })]).toEqual(['card', 'wallet']);
  });

  it('is labelled with its name, while wallets of the specification have fixed labels', () => {
    expect(walletTexts({ type: 'krone', name: 'Krone' }).request).toBe('Please approve the payment with Krone.');
    expect(walletTexts({ type: 'krone', name: 'Krone' }).charge).toContain('The amount that you approved');
    expect(walletTexts({ type: 'applepay', name: 'x' }).request).toBe('Please pay with Apple Pay.');
    expect(walletTexts({ type: 'applepay', name: 'x' }).charge).toBe('Your card is charged when the order is placed.');
    expect(walletTexts({ type: 'ideal', name: 'iDEAL' }).request).toBe('Please approve the payment with iDEAL.');
  });
});
