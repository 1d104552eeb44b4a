import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitrarySite } from '../testing/arbitrary-site.ts';
import { shippableRegions, shipToObstacle } from './ship-to.ts';
import { defaultSites, siteByCode } from './specified-sites.ts';

const region = (countryId: string, code: string) => ({ regionId: 1, countryId, code, name: code });
const regions = [region('US', 'OH'), region('US', 'AE'), region('US', 'AA'), region('US', 'AP')];

describe('shipToObstacle', () => {
  it('is undefined for the countries of a site [S3-site-01]', () => {
    for (const site of defaultSites.all) {
      for (const countryId of site.shipTo) {
        expect(shipToObstacle(site, { countryId, region: 'AE' })).toBeUndefined();
        expect(shipToObstacle(site, { countryId, region: 'OH' })).toEqual(
          site.code === 'APO' ? { code: 'regionNotServed' } : undefined,
        );
      }
    }
  });

  it('is the country if the site does not ship there [S3-site-01]', () => {
    fc.assert(
      fc.property(arbitrarySite(), fc.constantFrom('BR', 'ZZ', '', 'us'), (site, countryId) => {
        expect(shipToObstacle(site, { countryId, region: 'AE' })).toEqual({ code: 'countryNotServed' });
      }),
    );
  });

  it.each(['AA', 'AE', 'AP'])('permits APO to ship to the armed forces of %s', (code) => {
    expect(shipToObstacle(siteByCode('APO'), { countryId: 'US', region: code })).toBeUndefined();
  });
});

describe('shippableRegions', () => {
  it('are all regions of a country, but on APO only those of the armed forces', () => {
    for (const site of defaultSites.all) {
      expect(shippableRegions(site, regions).map(({ code }) => code)).toEqual(
        site.code === 'APO' ? ['AE', 'AA', 'AP'] : ['OH', 'AE', 'AA', 'AP'],
      );
    }
  });
});

describe('site for a country', () => {
  it.each([
    ['US', 'USA'],
    ['CA', 'CAN'],
    ['NZ', 'AUS'],
    ['IE', 'EUR'],
    ['GB', 'GBR'],
    ['BR', undefined],
  ])('for shoppers of %s is %s', (countryId, code) => {
    expect(defaultSites.forCountry(countryId)?.code).toBe(code);
  });
});
