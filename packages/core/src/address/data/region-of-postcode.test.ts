import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryTable, regionOfPostcode, subdivisionsOf } from './index.ts';

describe('regionOfPostcode', () => {
  it.each([
    ['US', '45402', 'OH'],
    ['US', '99501-1234', 'AK'],
    ['US', '96813', 'HI'],
    ['US', '96799', 'AS'],
    ['US', '96910', 'GU'],
    ['US', '96950', 'MP'],
    ['US', '09012', 'AE'],
    ['US', '34002', 'AA'],
    ['US', '33101', 'FL'],
    ['US', '96205', 'AP'],
    ['US', '00601', 'PR'],
    ['US', '05501', 'MA'],
    ['US', '20101', 'VA'],
    ['US', '73301', 'TX'],
    ['CA', 'k1a 0b1', 'ON'],
    ['CA', 'X0A 0H0', 'NU'],
    ['CA', 'X1A 2B3', 'NT'],
    ['AU', '2600', 'ACT'],
    ['AU', '2060', 'NSW'],
    ['AU', '0870', 'NT'],
    ['ES', '28013', 'M'],
    ['ES', '35001', 'GC'],
    ['ES', '52001', 'ML'],
  ])('finds the region of %s %s: %s', (country, postcode, region) => {
    expect(regionOfPostcode(country, postcode)).toBe(region);
  });

  it.each([
    ['US', '00001'],
    ['US', '4'],
    ['US', ''],
    ['DE', '10115'],
    ['IT', '00100'],
  ])('finds no region for %s %j', (country, postcode) => {
    expect(regionOfPostcode(country, postcode)).toBeUndefined();
  });

  it('returns only regions of the list, and each of them for some postal code', () => {
    for (const country of ['US', 'CA', 'AU', 'ES']) {
      const listed = new Set(subdivisionsOf(country).map(({ code }) => code));
      const heads = Array.from({ length: 1_000 }, (_, at) =>
        `${String(at).padStart(3, '0')}00`.slice(0, country === 'AU' ? 4 : 5),
      );
      const letters = [...'ABCEGHJKLMNPRSTVXY'].flatMap((letter) => [`${letter}0A`, `${letter}1A`]);
      const within = ['96799', '96940', '96941', '96950', '96960'];
      const found = new Set([...heads, ...letters, ...within].flatMap((code) => regionOfPostcode(country, code) ?? []));
      expect(found).toEqual(listed);
    }
  });

  it('accepts any text and country', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countryTable.map(({ alpha2 }) => alpha2)), fc.string(), (country, text) => {
        const region = regionOfPostcode(country, text);
        expect(region === undefined || subdivisionsOf(country).some(({ code }) => code === region)).toBe(true);
      }),
    );
  });
});
