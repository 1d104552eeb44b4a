import { emptyAddress } from '@ironcart/core/address';
import { describe, expect, it } from 'vitest';
import { blankAddress } from './blank-address.ts';

const country = (alpha2: string) => ({ alpha2, name: alpha2, requireRegion: true, postcodeRegex: '' });
const countries = ['CA', 'US'].map(country);

describe('new address', () => {
  it.each([
    ['the previous address', 'US', 'CA', 'US'],
    ['the site’s default, if the previous country is not available', 'GB', 'CA', 'CA'],
  ])('starts in the country of %s', (_whose, before, defaultCountry, begins) => {
    expect(blankAddress(emptyAddress(before), countries, defaultCountry).countryId).toBe(begins);
  });

  it('keeps the personal data without the address', () => {
    const place = { street: ['1 Barbell Way'], city: 'Columbus', postcode: '43201', region: 'OH', regionId: 36 };
    const more = { _id: 'home', company: 'Halden', apartment: '4' };
    const before = { ...emptyAddress('US'), firstname: 'Ada', ...place, ...more };
    expect({ ...before, ...blankAddress(before, countries, 'US') }).toEqual({
      ...emptyAddress('US'),
      firstname: 'Ada',
      _id: undefined,
      regionId: undefined,
      company: undefined,
      apartment: undefined,
    });
  });
});
