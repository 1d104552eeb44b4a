import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { arbitraryAddress } from '../testing/arbitrary-address.ts';
import { quoteAddressOf, quoteAddressSchema } from './quote-address.ts';
import { noShippingAddressMessage, ratesAddressOf } from './rates-address.ts';

const sample = {
  region: 'OH',
  city: 'Dayton',
  postcode: '45402',
  countryId: 'US',
  email: 'gale@shop.example',
  street: ['1200 Foundry Row', ''],
  firstname: 'Gale',
  lastname: 'Guest',
  telephone: '6143586190',
};

describe('address of a shipping quote', () => {
  it('has region, city, postcode, country, email, street, names and telephone [S3-quote-01]', () => {
    expect(v.parse(quoteAddressSchema, { ...sample, company: 'Halden' })).toEqual(sample);
  });

  it.each(Object.keys(sample))('is rejected without its %s [S3-quote-01]', (field) => {
    expect(v.safeParse(quoteAddressSchema, { ...sample, [field]: undefined }).success).toBe(false);
  });

  it.each([
    ['an invalid country code', { countryId: 'USA' }],
    ['a country in lower case', { countryId: 'us' }],
    ['a line that is too long', { city: 'x'.repeat(321) }],
    ['too many lines', { street: Array.from({ length: 9 }, () => 'x') }],
  ])('is rejected with %s', (_case, patch) => {
    expect(v.safeParse(quoteAddressSchema, { ...sample, ...patch }).success).toBe(false);
  });

  it('has exactly those parts of an address [S3-quote-01]', () => {
    fc.assert(
      fc.property(arbitraryAddress(), (address) => {
        const quoted = quoteAddressOf(address);
        expect(Object.keys(quoted).toSorted()).toEqual(Object.keys(sample).toSorted());
        expect(address).toMatchObject(quoted);
        expect(v.parse(quoteAddressSchema, quoted)).toEqual(quoted);
      }),
    );
  });
});

describe('rate request', () => {
  it('fails without a shipping address [S5-ship-01]', () => {
    expect(() => ratesAddressOf({ shippingAddress: undefined })).toThrow(new Error('No shipping address provided'));
    expect(noShippingAddressMessage).toBe('No shipping address provided');
  });

  it('uses the shipping address if there is one [S5-ship-01]', () => {
    fc.assert(
      fc.property(arbitraryAddress(), (shippingAddress) => {
        expect(ratesAddressOf({ shippingAddress })).toBe(shippingAddress);
      }),
    );
  });
});
