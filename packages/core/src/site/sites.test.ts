import { describe, expect, it } from 'vitest';
import type { StoreId } from './site.ts';
import { isSiteCode, isStoreId, pathWithinSite, siteByCode, siteByPath, siteByStoreId, sites } from './sites.ts';

describe('sites', () => {
  it('are exactly six [S1-sites-01]', () => {
    expect(sites.map(({ code }) => code)).toEqual(['USA', 'CAN', 'AUS', 'EUR', 'GBR', 'APO']);
    expect(isSiteCode('GBR')).toBe(true);
    expect(isSiteCode('gbr')).toBe(false);
  });

  it.each([
    ['USA', 1, 'USD'],
    ['CAN', 2, 'CAD'],
    ['AUS', 18, 'AUD'],
    ['EUR', 5, 'EUR'],
    ['GBR', 34, 'GBP'],
    ['APO', 3, 'USD'],
  ] as const)('%s is store %i and sells in %s [S1-sites-02]', (code, storeId, currency) => {
    expect(siteByCode(code)).toMatchObject({ storeId, currency });
  });

  it.each([
    [1, 'USA', 'S1-store-01'],
    [2, 'CAN', 'S1-store-02'],
    [3, 'APO', 'S1-store-03'],
    [4, 'EUR', 'S1-store-04'],
    [5, 'EUR', 'S1-store-05'],
    [14, 'AUS', 'S1-store-06'],
    [18, 'AUS', 'S1-store-07'],
    [34, 'GBR', 'S1-store-08'],
  ] as const)('knows the store %i of %s [%s]', (storeId, code, _requirement) => {
    expect(siteByStoreId(storeId).code).toBe(code);
    expect(isStoreId(storeId)).toBe(true);
    expect(isStoreId(storeId + 100)).toBe(false);
  });

  it('uses the locales of the specification and no other [S1-locale-01]', () => {
    expect(new Set(sites.map(({ locale }) => locale))).toEqual(new Set(['en_US', 'en_CA', 'en_GB', 'en_AU']));
  });

  it('shows the tax-exclusive price on EUR and GBR only [S9-vat-01] [S1-sites-03]', () => {
    expect(sites.filter((site) => site.showsTaxExclusivePrice).map(({ code }) => code)).toEqual(['EUR', 'GBR']);
  });

  it.each([
    ['USA', 'United States', '', '', 'US', 'en_US'],
    ['CAN', 'Canada', '/ca', '', 'CA', 'en_CA'],
    ['AUS', 'Australia', '/au', 'AU-', 'AU', 'en_AU'],
    ['EUR', 'Europe', '/eu', 'EU-', 'DE', 'en_GB'],
    ['GBR', 'United Kingdom', '/gb', 'EU-', 'GB', 'en_GB'],
    ['APO', 'Military (APO, FPO, DPO)', '/apo', '', 'US', 'en_US'],
  ] as const)('%s is %s at %j, with SKUs of its own and its default country [S3-site-01]', (code, name, ...rest) => {
    const [basePath, skuPrefix, defaultCountry, locale] = rest;
    expect(siteByCode(code)).toMatchObject({ code, name, basePath, skuPrefix, defaultCountry, locale });
  });

  it('all ship by ground where the shopper asks for nothing else [S4-method-02]', () => {
    expect(sites.map(({ defaultShippingCode }) => defaultShippingCode)).toEqual(sites.map(() => 'ground'));
  });

  it('are no more than these: another code is a mistake of the program', () => {
    expect(() => siteByCode('FRA' as 'USA')).toThrow(new RangeError('There is no site FRA'));
  });

  it('ships each site where it says: APO to the United States, EUR to the 27 members', () => {
    expect(siteByCode('APO').shipTo).toEqual(['US']);
    expect(siteByCode('AUS').shipTo).toEqual(['AU', 'NZ']);
    expect(siteByCode('EUR').shipTo).toHaveLength(27);
    for (const site of sites) expect(site.shipTo).toContain(site.defaultCountry);
  });

  it('says what taxes an order beyond the tax table: EUR by the dated ledger, AUS as an export, the rest not at all', () => {
    expect(sites.map(({ code, taxBeyondTable }) => [code, taxBeyondTable])).toEqual([
      ['USA', undefined],
      ['CAN', undefined],
      ['AUS', 'untaxedExport'],
      ['EUR', 'datedLedger'],
      ['GBR', undefined],
      ['APO', undefined],
    ]);
  });

  it('lets orders be collected in the United States only [S4-pickup-02]', () => {
    expect(sites.filter((site) => site.pickup?.enabled).map(({ code }) => code)).toEqual(['USA']);
    expect(siteByCode('USA').pickup?.addressLines).toEqual(['1200 Foundry Row', 'Dayton, OH 45402']);
  });
});

describe('siteByPath', () => {
  it.each([
    ['/', 'USA', '/'],
    ['', 'USA', '/'],
    ['/cart', 'USA', '/cart'],
    ['/eu', 'EUR', '/'],
    ['/eu/', 'EUR', '/'],
    ['/eu/cart', 'EUR', '/cart'],
    ['/europe', 'USA', '/europe'],
    ['/gb/gb', 'GBR', '/gb'],
    ['/apo/checkout/shipping', 'APO', '/checkout/shipping'],
  ])('reads %s as a path of %s', (pathname, code, within) => {
    expect(siteByPath(pathname).code).toBe(code);
    expect(pathWithinSite(pathname)).toBe(within);
  });
});

describe('store ids of the wire', () => {
  it('are no names of object members', () => {
    expect(isStoreId('toString' as unknown as StoreId)).toBe(false);
  });
});
