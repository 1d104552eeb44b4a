import { describe, expect, it } from 'vitest';
import type { ZoneArea } from './shipping-table.ts';
import { zoneOf } from './zone-of.ts';

const area = (zoneCode: string, given: Partial<ZoneArea> = {}): ZoneArea => ({
  zoneCode,
  countryId: 'GB',
  region: '*',
  postcode: '*',
  ...given,
});
const areas = [
  area('country'),
  area('region', { region: 'KEN' }),
  area('letters', { postcode: 'SW*' }),
  area('letters of the region', { postcode: 'SW*', region: 'KEN' }),
  area('district', { postcode: 'SW1A*' }),
  area('palace', { postcode: 'SW1A1AA' }),
  area('canada', { countryId: 'CA' }),
  area('ottawa', { countryId: 'CA', postcode: 'K1A*' }),
];

describe('zoneOf', () => {
  it.each([
    ['SW1A 1AA', '', 'palace'],
    ['sw1a 2aa', '', 'district'],
    ['SW9 1AA', '', 'letters'],
    ['SW9 1AA', 'KEN', 'letters of the region'],
    ['M1 1AA', 'KEN', 'region'],
    ['M1 1AA', '', 'country'],
  ])('selects the narrowest area that contains %s in region %j: %s', (postcode, region, zone) => {
    const destination = { countryId: 'GB', region, postcode };
    expect(zoneOf(areas, destination)).toBe(zone);
    expect(zoneOf(areas.toReversed(), destination)).toBe(zone);
  });

  it('uses the known part of a partial postal code', () => {
    expect(zoneOf(areas, { countryId: 'GB', region: '', postcode: 'SW1A' })).toBe('district');
    expect(zoneOf(areas, { countryId: 'GB', region: '', postcode: 'SW' })).toBe('letters');
    expect(zoneOf(areas, { countryId: 'CA', region: 'ON', postcode: 'K1A' })).toBe('ottawa');
    expect(zoneOf(areas, { countryId: 'CA', region: 'ON', postcode: '' })).toBe('canada');
  });

  it('returns no zone for a country that is not served', () => {
    expect(zoneOf(areas, { countryId: 'FR', region: '', postcode: 'SW1A1AA' })).toBeUndefined();
  });
});
