import { emptyAddress } from '@ironcart/core/address';
import { describe, expect, it } from 'vitest';
import { blankAddress } from './blank-address.ts';

const countries = [{ alpha2: 'US', name: 'United States', requireRegion: true, postcodeRegex: '' }];

describe('a new address', () => {
  it('begins in the country of the one before', () => {
    expect(blankAddress(emptyAddress('US'), countries, 'CA').countryId).toBe('US');
  });

  it('begins in the site’s country where that one cannot be chosen', () => {
    expect(blankAddress(emptyAddress('GB'), countries, 'US').countryId).toBe('US');
  });

  it('keeps no subdivision, by name or by number', () => {
    const before = { ...emptyAddress('US'), region: 'OH', regionId: 36 };
    expect(blankAddress(before, countries, 'US')).toMatchObject({ region: '', regionId: undefined });
  });
});
