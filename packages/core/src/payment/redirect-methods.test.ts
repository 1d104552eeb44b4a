import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRedirectMethod } from './redirect-methods.ts';

describe('isRedirectMethod', () => {
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
  ])('is true of %s [%s]', (type) => {
    expect(isRedirectMethod(type)).toBe(true);
  });

  it('is true of whatever begins with klarna [S9-payment-07]', () => {
    fc.assert(fc.property(fc.string(), (variant) => isRedirectMethod(`klarna${variant}`)));
  });

  it.each(['scheme', 'applepay', 'paypal', 'ideal2', 'xideal', 'IDEAL', 'not_klarna', 'klarn', ''])(
    'is false of %j',
    (type) => {
      expect(isRedirectMethod(type)).toBe(false);
    },
  );
});
