import { describe, expect, it } from 'vitest';
import { countriesWithSubdivisions, countryTable, subdivisionsOf } from './index.ts';

const patterns = countryTable.flatMap(({ alpha2, postcodeRegex, examples }) =>
  postcodeRegex === undefined ? [] : [{ alpha2, postcodeRegex, pattern: new RegExp(postcodeRegex), examples }],
);
const patternOf = (alpha2: string): RegExp => patterns.find((known) => known.alpha2 === alpha2)?.pattern ?? /$^/;

describe('countryTable', () => {
  it('lists each country once, with two letters, whether it requires a region, and its postal code pattern [S3-country-01]', () => {
    expect(new Set(countryTable.map(({ alpha2 }) => alpha2)).size).toBe(countryTable.length);
    for (const country of countryTable) {
      expect(country).toEqual({
        alpha2: expect.stringMatching(/^[A-Z]{2}$/),
        name: expect.stringMatching(/\S/),
        requireRegion: expect.any(Boolean),
        postcodeRegex: country.postcodeRegex === undefined ? undefined : expect.any(String),
        basis: expect.stringMatching(/^(libaddressinput|cross-checked|unconfirmed)$/),
        examples: expect.any(Array),
      });
    }
  });

  it('has a source for the separate postal code patterns of at least 56 countries', () => {
    const confirmed = countryTable.filter(({ basis, postcodeRegex }) => basis !== 'unconfirmed' && postcodeRegex);
    expect(confirmed.length).toBeGreaterThanOrEqual(56);
  });

  it('marks postal code patterns that no stored source confirms', () => {
    const marked = countryTable.filter(({ basis }) => basis === 'unconfirmed').map(({ alpha2 }) => alpha2);
    expect(marked.sort()).toEqual(['CL', 'CO', 'CR', 'EG', 'MA', 'ME', 'MK', 'PE', 'PH', 'TR', 'UY']);
  });

  it.each(patterns)('accepts the postal codes in use in $alpha2, and none with additional text', (country) => {
    expect(country.examples.length).toBeGreaterThan(0);
    for (const example of country.examples) {
      expect(example).toMatch(country.pattern);
      for (const wrong of [`${example}\n`, ` ${example}`, `${example}0${example}`, example.slice(0, 2), '']) {
        expect(wrong).not.toMatch(country.pattern);
      }
    }
  });

  it.each([
    ['US', '4540'],
    ['US', '95014-101'],
    ['CA', 'D1A 1A1'],
    ['CA', 'K1A0O1'],
    ['GB', 'ZZ1 1AA'],
    ['GB', 'SW1A 1CA'],
    ['GB', 'SW1A'],
    ['DE', '1099'],
    ['PT', '90000'],
    ['NL', '1012'],
    ['IE', '1234'],
    ['LI', '94850'],
    ['LI', '9498'],
    ['KR', '110-110'],
    ['MT', 'NXR 01'],
    ['AR', 'I1000AAA'],
    ['IN', '010001'],
  ])('rejects for %s the postal code %s', (alpha2, wrong) => {
    expect(wrong).not.toMatch(patternOf(alpha2));
  });

  it('has only anchored and bounded patterns, without catastrophic backtracking', () => {
    for (const { postcodeRegex } of patterns) {
      expect(postcodeRegex).toMatch(/^\^\(\?:.*\)\$$/);
      expect(postcodeRegex.replaceAll(/\[[^\]]*\]/g, 'x')).not.toMatch(/[*+]|\{\d+,\}|\\\d/);
    }
  });

  it.each([
    '9'.repeat(50_000),
    'A1'.repeat(25_000),
    ' '.repeat(50_000),
    `SW1A 1A${'A'.repeat(50_000)}`,
    'GY1'.repeat(20_000),
    `${'1-'.repeat(25_000)}!`,
  ])('rejects 50 KB of %.12s… in every country [SECURITY-26]', (hostile) => {
    for (const { pattern } of patterns) expect(pattern.test(hostile)).toBe(false);
  });
});

describe('subdivisionsOf', () => {
  it('lists subdivisions for exactly the countries that require a region', () => {
    const asked = countryTable.filter(({ requireRegion }) => requireRegion).map(({ alpha2 }) => alpha2);
    expect(asked.sort()).toEqual([...countriesWithSubdivisions].sort());
    for (const { alpha2, requireRegion } of countryTable) {
      expect(subdivisionsOf(alpha2).length > 0).toBe(requireRegion);
    }
    expect(subdivisionsOf('constructor')).toEqual([]);
  });

  it.each([
    ['US', 62, 'OH', 'Ohio'],
    ['US', 62, 'AE', 'Armed Forces (AE)'],
    ['CA', 13, 'NL', 'Newfoundland and Labrador'],
    ['AU', 8, 'ACT', 'Australian Capital Territory'],
    ['AD', 7, '07', 'Andorra la Vella'],
    ['BR', 27, 'SP', 'São Paulo'],
    ['ES', 52, 'M', 'Madrid'],
    ['IT', 107, 'AQ', "L'Aquila"],
    ['JP', 47, '13', 'Tokyo'],
    ['KR', 17, '11', 'Seoul'],
  ])('lists for %s %i subdivisions, among them %s, %s', (countryId, count, code, name) => {
    const subdivisions = subdivisionsOf(countryId);
    expect(subdivisions).toContainEqual({ countryId, code, name });
    expect(new Set(subdivisions.map((subdivision) => subdivision.code)).size).toBe(count);
    expect(new Set(subdivisions.map((subdivision) => subdivision.name)).size).toBe(count);
    for (const subdivision of subdivisions) {
      expect(subdivision.code).toMatch(/^[A-Z0-9]{1,3}$/);
      expect(subdivision.name).toMatch(/^\p{Lu}[\p{L}\p{M}' ()-]+$/u);
    }
  });
});
