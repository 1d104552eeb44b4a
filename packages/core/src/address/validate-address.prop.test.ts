import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryAddress } from '../testing/index.ts';
import type { Address } from './address.ts';
import type { Country, Region } from './country.ts';
import { isAddressValid, isBillingValid, isContactValid, validateAddress } from './validate-address.ts';

const unitedStates: Country = {
  alpha2: 'US',
  name: 'United States',
  requireRegion: true,
  postcodeRegex: String.raw`^(?:\d{5}([ \-]\d{4})?)$`,
};
const ohio: Region = { regionId: 1, countryId: 'US', code: 'OH', name: 'Ohio' };
const blank = () => fc.constantFrom('', ' ', '\t\n');

const without = (field: keyof Address) =>
  fc
    .record({ address: arbitraryAddress(), value: blank() })
    .map(({ address, value }): Address => ({ ...address, [field]: value }));

describe('validateAddress', () => {
  it('accepts a complete address [S5-address-01]', () => {
    fc.assert(
      fc.property(arbitraryAddress(), (address) => isContactValid(address) && isAddressValid(address, unitedStates)),
    );
  });

  it.each(['firstname', 'lastname', 'telephone', 'email'] as const)(
    'rejects a contact without %s, and therefore the address [S5-address-01] [S5-address-02]',
    (field) => {
      fc.assert(
        fc.property(without(field), (address) => {
          expect(isContactValid(address)).toBe(false);
          expect(validateAddress(address, unitedStates)).toEqual([
            expect.objectContaining({ path: field, code: 'required' }),
          ]);
        }),
      );
    },
  );

  it.each([
    ['city', 'S5-address-03'],
    ['postcode', 'S5-address-05'],
    ['countryId', 'S5-address-05'],
    ['region', 'S5-address-06'],
  ] as const)('rejects an address without %s [%s]', (field, _requirement) => {
    fc.assert(
      fc.property(without(field), (address) => {
        expect(validateAddress(address, unitedStates).map(({ path }) => path)).toEqual([field]);
      }),
    );
  });

  it('requires one non-empty street line [S5-address-04]', () => {
    fc.assert(
      fc.property(arbitraryAddress(), fc.array(blank(), { maxLength: 3 }), (address, street) => {
        expect(isAddressValid({ ...address, street }, unitedStates)).toBe(false);
        expect(isAddressValid({ ...address, street: [...street, '1 Main St'] }, unitedStates)).toBe(true);
      }),
    );
  });

  it('requires a region only if the country does [S5-address-06]', () => {
    fc.assert(
      fc.property(without('region'), (address) => {
        expect(isAddressValid(address, { ...unitedStates, requireRegion: false })).toBe(true);
      }),
    );
  });

  it("matches the postal code against the country's pattern, and accepts any without one [S5-address-07]", () => {
    fc.assert(
      fc.property(arbitraryAddress(), fc.stringMatching(/^[A-Z]{1,8}$/), (address, postcode) => {
        const issues = validateAddress({ ...address, postcode }, unitedStates);
        expect(issues).toEqual([expect.objectContaining({ path: 'postcode', code: 'invalidPostcode' })]);
        expect(isAddressValid({ ...address, postcode }, { ...unitedStates, postcodeRegex: undefined })).toBe(true);
      }),
    );
  });

  it('requires a listed region if the country has a list', () => {
    fc.assert(
      fc.property(arbitraryAddress(), (address) => {
        expect(isAddressValid({ ...address, region: 'OH' }, unitedStates, [ohio])).toBe(true);
        expect(isAddressValid({ ...address, region: 'Ohio' }, unitedStates, [ohio])).toBe(false);
      }),
    );
  });

  it.each(['firstname', 'street', 'city', 'region', 'countryId'] as const)(
    'requires %s for billing, and neither telephone nor e-mail [S5-address-08]',
    (field) => {
      fc.assert(
        fc.property(arbitraryAddress(), blank(), (address, value) => {
          const billed: Address = { ...address, telephone: '', email: '', lastname: '', postcode: '' };
          expect(isBillingValid(billed)).toBe(true);
          expect(isBillingValid({ ...billed, [field]: field === 'street' ? [value] : value })).toBe(false);
        }),
      );
    },
  );

  it('names the field by the label of the form [S5-val-02] [S5-email-01]', () => {
    fc.assert(
      fc.property(arbitraryAddress(), (address) => {
        expect(validateAddress({ ...address, firstname: '', email: 'abc' }, unitedStates)).toEqual([
          { path: 'firstname', code: 'required', message: 'Please enter your first name' },
          { path: 'email', code: 'invalidEmail', message: 'Please enter a valid email' },
        ]);
      }),
      { numRuns: 5 },
    );
  });
});
