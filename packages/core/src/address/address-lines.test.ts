import { describe, expect, it } from 'vitest';
import { emptyAddress } from './address.ts';
import { addressLines, localityLine } from './address-lines.ts';

describe('postal address lines', () => {
  it.each([
    ['US', 'Dayton', 'OH', '45402', 'Dayton OH 45402'],
    ['CA', 'Toronto', 'ON', 'M5H 2N2', 'Toronto ON M5H 2N2'],
    ['AU', 'Sydney', 'NSW', '2000', 'Sydney NSW 2000'],
    ['GB', 'London', '', 'SW1A 1AA', 'London SW1A 1AA'],
    ['IE', 'Dublin', '', 'D02 AF30', 'Dublin D02 AF30'],
    ['DE', 'Berlin', 'Berlin', '10119', '10119 Berlin'],
    ['FR', 'Paris', '', '75001', '75001 Paris'],
    ['ES', 'Madrid', 'M', '28013', '28013 Madrid'],
    ['IT', 'Roma', 'RM', '00184', '00184 Roma RM'],
    ['NL', 'Amsterdam', '', '1012 LG', '1012 LG Amsterdam'],
  ])('format the city line of %s like its postal service', (countryId, city, region, postcode, line) => {
    expect(localityLine({ city, region, postcode, countryId })).toBe(line);
  });

  it('omit the line of a blank or missing part', () => {
    const address = { ...emptyAddress('DE'), company: ' ', apartment: undefined, street: ['\t'], city: 'Berlin' };
    expect(addressLines(address, 'Germany')).toEqual(['Berlin', 'Germany']);
  });

  it('contain a line for each non-empty part', () => {
    const address = {
      ...emptyAddress('DE'),
      firstname: 'Jürgen',
      lastname: 'Weber',
      company: '',
      street: ['Torstraße 12'],
      apartment: 'Hinterhaus',
      city: 'Berlin',
      postcode: '10119',
    };
    expect(addressLines(address, 'Germany')).toEqual([
      'Jürgen Weber',
      'Torstraße 12',
      'Hinterhaus',
      '10119 Berlin',
      'Germany',
    ]);
  });
});
