import { countriesWithSubdivisions } from '@ironcart/core/address-data';
import { defaultSites } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { defaultReferenceData } from './default-reference-data.ts';
import type { RateBand, TaxRule } from './reference-data.ts';

const { countries, regions, shippingOrigins, shippingSites, taxRules } = defaultReferenceData;
const countryOf = new Map(countries.map((country) => [country.alpha2, country]));

describe('reference data of countries', () => {
  it('include at least the 56 with a known postal code pattern', () => {
    expect(countries.length).toBeGreaterThanOrEqual(56);
    expect(countryOf.size).toBe(countries.length);
  });

  it('have postal code patterns that compile and are anchored', () => {
    for (const { postcodeRegex } of countries) {
      if (postcodeRegex === undefined) continue;
      expect(() => new RegExp(postcodeRegex)).not.toThrow();
      expect(postcodeRegex).toMatch(/^\^.*\$$/);
    }
  });

  it.each([
    ['US', '45402', '4540'],
    ['US', '22162-1010', 'ABCDE'],
    ['CA', 'H3Z 2Y7', 'D1A 1A1'],
    ['GB', 'SW1A 1AA', '12345'],
    ['DE', '10999', '1099'],
    ['PT', '9000-001', '90000'],
    ['NL', '1012 AB', '1012'],
    ['IE', 'D02 X285', '1234'],
    ['LI', '9490', '94850'],
  ])('%s accepts the postal code %s and rejects %s', (alpha2, right, wrong) => {
    const pattern = new RegExp(countryOf.get(alpha2)?.postcodeRegex ?? '$^');
    expect(pattern.test(right)).toBe(true);
    expect(pattern.test(wrong)).toBe(false);
  });

  it('require a region exactly if there is a list of regions', () => {
    const listed = new Set(regions.map(({ countryId }) => countryId));
    expect(listed).toEqual(new Set(countriesWithSubdivisions));
    for (const { alpha2, requireRegion } of countries) expect(requireRegion).toBe(listed.has(alpha2));
  });

  it('include the military regions of the APO site in those of the United States', () => {
    const codes = regions.filter(({ countryId }) => countryId === 'US').map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['AA', 'AE', 'AP', 'OH', 'TX']));
    expect(new Set(regions.map(({ regionId }) => regionId)).size).toBe(regions.length);
  });
});

describe('reference data of shipping', () => {
  const originCodes = new Set(shippingOrigins.map(({ originCode }) => originCode));

  it('has existing origins, in known countries', () => {
    expect(originCodes.size).toBe(shippingOrigins.length);
    for (const { countryId } of shippingOrigins) expect(countryOf.has(countryId)).toBe(true);
    for (const { defaultOrigin, methods } of shippingSites) {
      const named = [defaultOrigin, ...methods.flatMap((one) => one.originCode ?? [])];
      for (const origin of named) expect(originCodes.has(origin), origin).toBe(true);
    }
  });

  it('has unique codes per site, and zones with unique and known areas', () => {
    for (const { methods, zones } of shippingSites) {
      expect(new Set(methods.map(({ shippingCode }) => shippingCode)).size).toBe(methods.length);
      const areas = zones.flatMap((zone) => zone.areas);
      expect(new Set(areas.map((area) => Object.values(area).join(' '))).size).toBe(areas.length);
      for (const { countryId, region } of areas) {
        expect(countryOf.has(countryId)).toBe(true);
        const isKnown = regions.some((known) => known.countryId === countryId && known.code === region);
        expect(region === '*' || isKnown, region).toBe(true);
      }
    }
  });

  it('serves every country and zone of each site, with a pallet of any weight', () => {
    for (const { siteCode, zones, methods } of shippingSites) {
      const reached = new Set(zones.flatMap(({ areas }) => areas.map(({ countryId }) => countryId)));
      expect(reached, siteCode).toEqual(new Set(defaultSites.byCode(siteCode).shipTo));
      for (const { zoneCode } of zones) {
        const open = methods.some(
          (method) => method.kind === 'freight' && method.rates[zoneCode]?.at(-1)?.upToWeight === null,
        );
        expect(open, `${siteCode} ${zoneCode}`).toBe(true);
      }
    }
  });

  it('offers the default method of each site wherever it ships', () => {
    for (const { siteCode, zones, methods } of shippingSites) {
      const standard = methods.find(
        ({ shippingCode }) => shippingCode === defaultSites.byCode(siteCode).defaultShippingCode,
      );
      expect(Object.keys(standard?.rates ?? {}).toSorted()).toEqual(zones.map(({ zoneCode }) => zoneCode).toSorted());
    }
  });

  it('has ascending weight bands, in which a heavier package never costs less', () => {
    const amountAt = ({ base, perLb }: RateBand, weight: number) => Number(base) + Number(perLb) * weight;
    for (const { methods } of shippingSites) {
      for (const bands of methods.flatMap(({ rates }) => Object.values(rates))) {
        expect(bands.at(-1)?.upToWeight).toBeNull();
        bands.forEach((band, at) => {
          expect(band.base).toMatch(/^\d+\.\d{2}$/);
          expect(band.perLb).toMatch(/^\d+\.\d{2}$/);
          const below = bands[at - 1];
          if (!below) return;
          const end = below.upToWeight ?? Number.POSITIVE_INFINITY;
          expect(band.upToWeight ?? Number.POSITIVE_INFINITY).toBeGreaterThan(end);
          expect(amountAt(band, end), JSON.stringify(band)).toBeGreaterThanOrEqual(amountAt(below, end));
        });
      }
    }
  });

  it('offers no free pickup at locations that a store may not have', () => {
    expect(shippingSites.flatMap(({ methods }) => methods).filter(({ kind }) => kind === 'pickup')).toEqual([]);
  });
});

describe('reference data of tax rules', () => {
  const ratesOf = (countryId: string, postcode = '*', region = '*') =>
    (['goods', 'food', 'ebook'] as const).map(
      (taxClass: TaxRule['taxClass']) =>
        taxRules.find(
          (rule) =>
            rule.countryId === countryId &&
            rule.taxClass === taxClass &&
            rule.postcode === postcode &&
            rule.region === region,
        )?.rate,
    );

  it('have unique places and classes', () => {
    const keys = taxRules.map(({ countryId, levy, taxClass, postcode, region }) =>
      [countryId, levy, taxClass, postcode, region].join(' '),
    );
    expect(new Set(keys).size).toBe(keys.length);
    for (const { rate } of taxRules) expect(rate).toMatch(/^\d+(\.\d+)?$/);
  });

  it.each([
    ['AT', ['20', '10', '10'], 'S9-vat-12'],
    ['DE', ['19', '19', '7'], 'S9-vat-13'],
    ['FR', ['20', '10', '5.5'], 'S9-vat-14'],
    ['GB', ['20', '20', '0'], 'S9-vat-15'],
    ['FI', ['25.5', '14', '14'], 'S9-vat-16'],
    ['SE', ['25', '12', '12'], 'S9-vat-17'],
    ['AD', ['0', '0', '0'], 'S9-vat-19'],
    ['AX', ['0', '0', '0'], 'S9-vat-20'],
    ['CH', ['0', '0', '0'], 'S9-vat-21'],
    ['GI', ['0', '0', '0'], 'S9-vat-22'],
    ['IS', ['0', '0', '0'], 'S9-vat-23'],
    ['LI', ['0', '0', '0'], 'S9-vat-24'],
    ['SM', ['0', '0', '0'], 'S9-vat-25'],
  ] as const)('tax %s with %j [%s]', (countryId, rates, _id) => {
    expect(ratesOf(countryId)).toEqual(rates);
  });

  it.each([
    ['the mainland', '*', '*', ['22', '12', '5']],
    ['Madeira', '90*', '*', ['22', '12', '5']],
    ['the Azores', '95*', '*', ['16', '9', '4']],
    ['the Azores by region', '*', 'Azores', ['16', '9', '4']],
  ] as const)('tax %s of Portugal by postal code %s and region %s [S9-vat-26]', (_, postcode, region, rates) => {
    expect(ratesOf('PT', postcode, region)).toEqual(rates);
  });

  it('are coded by country and class [S9-vat-08] [S9-vat-09] [S9-vat-10]', () => {
    const german = taxRules.filter(({ countryId }) => countryId === 'DE').map(({ code }) => code);
    expect(german).toEqual(['VAT DE', 'VAT Food DE', 'VAT EBook DE']);
  });

  it('are missing for a country that the specification does not list [S9-vat-18]', () => {
    expect(taxRules.filter(({ countryId }) => countryId === 'IT' || countryId === 'NL')).toEqual([]);
  });

  it.each([
    ['BC', ['GST CA 5', 'PST BC 7']],
    ['QC', ['GST CA 5', 'QST QC 9.975']],
    ['ON', ['HST ON 13']],
    ['AB', ['GST CA 5']],
  ])('charge in %s the provincial and federal taxes, separately or harmonized: %j', (region, expected) => {
    const due = taxRules.filter(
      (rule) => rule.countryId === 'CA' && rule.region === region && rule.taxClass === 'goods',
    );
    expect(due.map(({ code, rate }) => `${code} ${rate}`)).toEqual(expected);
  });

  it('name existing regions', () => {
    for (const { countryId, region } of taxRules) {
      if (region === '*' || countryId === 'PT') continue;
      expect(
        regions.some((known) => known.countryId === countryId && known.code === region),
        region,
      ).toBe(true);
    }
  });
});
