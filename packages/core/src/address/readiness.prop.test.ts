import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arbitraryAddress,
  arbitraryAddressIn,
  arbitraryBlankText,
  arbitraryCountry,
  arbitraryInvalidAddress,
  arbitraryPlacedAddress,
  arbitraryPostcode,
  regionsIn,
} from '../testing/index.ts';
import { type Address, emptyAddress } from './address.ts';
import { readinessOf } from './address-readiness.ts';
import { type Country, needsRegionList } from './country.ts';
import { countryTable } from './data/index.ts';
import { isPartialPostcode } from './partial-postcode.ts';
import {
  isAddressValid,
  validateAddress,
  validateAddressIn,
  validateBilling,
  validateForRating,
} from './validate-address.ts';

const country = (alpha2: string): Country => {
  const found = countryTable.find((known) => known.alpha2 === alpha2);
  if (found === undefined) throw new Error(`${alpha2} is not in the table`);
  return found;
};

/** The part of an address that a wallet reveals before payment. */
const redacted = (address: Address): Address => ({
  ...address,
  firstname: '',
  lastname: '',
  telephone: '',
  email: '',
  street: [],
});

const postcodeNames: Readonly<Record<string, string>> = { US: 'ZIP code', GB: 'postcode' };

const invalidPostcodeIn = (alpha2: string): string => `Please enter a valid ${postcodeNames[alpha2] ?? 'postal code'}`;

describe('address in any country of the country table', () => {
  it('is valid with a contact, a street, a city, a matching postal code and a listed region [S5-address-07]', () => {
    fc.assert(
      fc.property(arbitraryPlacedAddress(), ({ address, country: place }) => {
        expect(validateAddress(address, place, regionsIn(place))).toEqual([]);
        expect(readinessOf(address, place, regionsIn(place))).toEqual({ status: 'placeable' });
      }),
    );
  });

  it('is rejected with exactly one issue for its single error [S5-address-02]', () => {
    fc.assert(
      fc.property(arbitraryInvalidAddress(), ({ address, path, code, country: place }) => {
        expect(validateAddress(address, place, regionsIn(place))).toEqual([
          { path, code, message: expect.stringMatching(/^Please enter /) },
        ]);
        expect(isAddressValid(address, place, regionsIn(place))).toBe(false);
      }),
    );
  });

  it.each([
    ['full-width digits', 'DE', '\uff11\uff10\uff19\uff19\uff19'],
    ['a directional mark', 'DE', '\u200f10999'],
    ['a lone surrogate', 'DE', '1099\ud800'],
    ['a megabyte', 'DE', '1'.repeat(1_000_000)],
    ['a megabyte of letters', 'GB', 'SW1A'.repeat(250_000)],
    ['a trailing newline', 'GB', 'SW1A 1AA\n'],
  ])('is rejected for a postal code with %s [S5-address-07]', (_, alpha2, postcode) => {
    fc.assert(
      fc.property(arbitraryAddressIn(country(alpha2)), (address) => {
        expect(validateAddress({ ...address, postcode }, country(alpha2))).toEqual([
          { path: 'postcode', code: 'invalidPostcode', message: invalidPostcodeIn(alpha2) },
        ]);
      }),
      { numRuns: 3 },
    );
  });
});

describe('empty address', () => {
  it('has empty strings, no street line and the country, so that a form shows no undefined', () => {
    const { countryId, street, ...texts } = emptyAddress('US');
    expect({ countryId, street }).toEqual({ countryId: 'US', street: [] });
    expect(texts).toEqual({
      firstname: '',
      lastname: '',
      telephone: '',
      email: '',
      city: '',
      postcode: '',
      region: '',
    });
  });

  it('is validated field by field, with the labels and order of the form [S5-val-02]', () => {
    const nothing = emptyAddress('');
    expect(validateAddress(nothing, { ...country('US') }).map(({ message }) => message)).toEqual([
      'Please enter your first name',
      'Please enter your last name',
      'Please enter your phone number',
      'Please enter your email',
      'Please enter your street address',
      'Please enter your city',
      'Please enter your region',
      'Please enter your postal code',
      'Please enter your country',
    ]);
    expect(validateBilling(nothing).map(({ path }) => path)).toEqual([
      'firstname',
      'street',
      'city',
      'region',
      'countryId',
    ]);
  });

  it.each([
    ['US', 'Please enter your state', 'Please enter your ZIP code'],
    ['CA', 'Please enter your province or territory', 'Please enter your postal code'],
    ['AU', 'Please enter your state or territory', 'Please enter your postcode'],
  ])('is validated with the field labels of its country: %s [S5-val-02]', (alpha2, forRegion, forPostcode) => {
    const messages = validateAddress(emptyAddress(alpha2), country(alpha2)).map(({ message }) => message);
    expect(messages).toEqual(expect.arrayContaining([forRegion, forPostcode]));
    expect(validateBilling(emptyAddress(alpha2)).map(({ message }) => message)).toContain(forRegion);
    expect(validateForRating(emptyAddress(alpha2), country(alpha2)).map(({ message }) => message)).toEqual([
      forRegion,
      forPostcode,
    ]);
  });

  it('is validated only for the fields that every country requires while its country is unknown', () => {
    const paths = validateAddress(emptyAddress(''), undefined).map(({ path }) => path);
    expect(paths).not.toContain('region');
    expect(paths).toContain('postcode');
    fc.assert(
      fc.property(arbitraryAddress(), (address) => {
        expect(validateAddress({ ...address, postcode: '?', region: '' }, undefined)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});

describe('validateAddress with the subdivisions of several countries', () => {
  const regions = ['US', 'CA'].flatMap((alpha2) => regionsIn(country(alpha2)));

  it('rejects a region of another country', () => {
    fc.assert(
      fc.property(arbitraryAddressIn(country('CA')), (address) => {
        expect(validateAddress({ ...address, region: 'OH' }, country('CA'), regions)).toEqual([
          { path: 'region', code: 'unknownRegion', message: 'Please enter your province or territory' },
        ]);
        expect(validateAddress(address, country('CA'), regions)).toEqual([]);
      }),
    );
  });

  it('accepts any region of a country without known regions', () => {
    fc.assert(
      fc.property(arbitraryAddressIn(country('DE')), (address) => {
        expect(validateAddress({ ...address, region: 'Berlin' }, country('DE'), regions)).toEqual([]);
      }),
    );
  });
});

describe('validateAddressIn', () => {
  const places = { countries: [country('US'), country('DE')], regions: regionsIn(country('US')) };

  it("validates an address with its own country's rules", () => {
    fc.assert(
      fc.property(arbitraryAddress(), (address) => {
        expect(validateAddressIn(address, places)).toEqual([]);
        expect(validateAddressIn({ ...address, countryId: 'DE', region: '' }, places)).toEqual([]);
        expect(validateAddressIn({ ...address, region: '' }, places)).toMatchObject([{ path: 'region' }]);
      }),
    );
  });

  it.each(['FR', 'us', 'ZZ', 'USA', '__proto__'])('rejects the unknown country %s', (countryId) => {
    fc.assert(
      fc.property(arbitraryAddress(), (address) => {
        expect(validateAddressIn({ ...address, countryId }, places)).toEqual([
          { path: 'countryId', code: 'unknownCountry', message: 'Please enter your country' },
        ]);
      }),
      { numRuns: 5 },
    );
  });

  it('reports a missing country once [S5-address-05]', () => {
    fc.assert(
      fc.property(arbitraryAddress(), arbitraryBlankText(), (address, countryId) => {
        expect(validateAddressIn({ ...address, countryId }, places)).toEqual([
          { path: 'countryId', code: 'required', message: 'Please enter your country' },
        ]);
      }),
    );
  });
});

describe('address redacted by a wallet', () => {
  it('can be rated but not placed, in every country', () => {
    fc.assert(
      fc.property(arbitraryPlacedAddress(), ({ address, country: place }) => {
        const readiness = readinessOf(redacted(address), place, regionsIn(place));
        expect(readiness.status).toBe('rateable');
        expect(readiness.status === 'rateable' && readiness.issues.map(({ path }) => path)).toEqual([
          'firstname',
          'lastname',
          'telephone',
          'email',
          'street',
        ]);
      }),
    );
  });

  it.each([
    ['GB', 'SW1A'],
    ['GB', 'M2'],
    ['GB', 'EC1Y'],
    ['CA', 'K1A'],
    ['CA', 'V8X'],
  ])('can be rated in %s with the first half of a postal code: %s', (alpha2, postcode) => {
    fc.assert(
      fc.property(arbitraryAddressIn(country(alpha2)), (address) => {
        const partial = { ...address, postcode };
        expect(validateForRating(partial, country(alpha2), regionsIn(country(alpha2)))).toEqual([]);
        expect(readinessOf(partial, country(alpha2))).toEqual({
          status: 'rateable',
          issues: [{ path: 'postcode', code: 'invalidPostcode', message: invalidPostcodeIn(alpha2) }],
        });
      }),
      { numRuns: 10 },
    );
  });

  it.each([
    ['US', '45'],
    ['DE', '109'],
    ['GB', 'ZZ9'],
    ['GB', 'SW'],
    ['GB', 'SW1A 1'],
    ['CA', 'D1A'],
    ['CA', 'K1'],
    ['GG', 'GY1'],
  ])('cannot be rated in %s with any other part of a postal code: %s', (alpha2, postcode) => {
    fc.assert(
      fc.property(arbitraryAddressIn(country(alpha2)), (address) => {
        expect(readinessOf({ ...address, postcode }, country(alpha2))).toEqual({
          status: 'incomplete',
          issues: [{ path: 'postcode', code: 'invalidPostcode', message: invalidPostcodeIn(alpha2) }],
        });
      }),
      { numRuns: 5 },
    );
  });

  it('accepts as half a postal code the part before the space', () => {
    const whole = arbitraryCountry('GB', 'CA').chain((place) =>
      arbitraryPostcode(place).map((postcode) => ({ postcode, place })),
    );
    fc.assert(
      fc.property(whole, ({ postcode, place }) => {
        fc.pre(!/^(GIR|BFPO)/.test(postcode));
        const half = postcode.slice(0, -3).trim();
        expect(isPartialPostcode(half, place)).toBe(true);
        expect(isPartialPostcode(postcode, place)).toBe(false);
      }),
    );
    expect(isPartialPostcode('SW1A', { ...country('GB'), postcodeRegex: undefined })).toBe(false);
    expect(isPartialPostcode('SW1A', { ...country('GG'), postcodeRegex: '^.*$' })).toBe(false);
  });

  it('requires a country with shipping, a region if the country has them, and likewise a postal code', () => {
    const regions = regionsIn(country('US'));
    fc.assert(
      fc.property(arbitraryAddress(), arbitraryBlankText(), (address, blank) => {
        expect(validateForRating({ ...address, countryId: blank }, undefined)).toMatchObject([
          { path: 'countryId', code: 'required' },
        ]);
        expect(validateForRating(address, undefined)).toMatchObject([{ path: 'countryId', code: 'unknownCountry' }]);
        expect(validateForRating({ ...address, region: blank, postcode: blank }, country('US'))).toMatchObject([
          { path: 'region', code: 'required' },
          { path: 'postcode', code: 'required' },
        ]);
        expect(validateForRating({ ...address, region: 'ON' }, country('US'), regions)).toMatchObject([
          { path: 'region', code: 'unknownRegion' },
        ]);
        expect(validateForRating({ ...address, countryId: 'HK', postcode: blank }, country('HK'))).toEqual([]);
        expect(validateForRating({ ...address, countryId: 'HK', postcode: '999077' }, country('HK'))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('needsRegionList', () => {
  it('is true for countries that require a region, and for APO [S5-address-09]', () => {
    expect(needsRegionList({ alpha2: 'US', requireRegion: true })).toBe(true);
    expect(needsRegionList({ alpha2: 'APO', requireRegion: false })).toBe(true);
    expect(needsRegionList({ alpha2: 'DE', requireRegion: false })).toBe(false);
  });
});
