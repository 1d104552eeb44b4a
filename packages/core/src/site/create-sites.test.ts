import { describe, expect, it } from 'vitest';
import { createSites } from './create-sites.ts';
import type { Site } from './site.ts';
import { defaultSites, siteByCode } from './specified-sites.ts';

describe('sites', () => {
  it('are exactly six [S1-sites-01]', () => {
    expect(defaultSites.all.map(({ code }) => code)).toEqual(['USA', 'CAN', 'AUS', 'EUR', 'GBR', 'APO']);
    expect(defaultSites.findByCode('GBR')?.name).toBe('United Kingdom');
    expect(defaultSites.findByCode('gbr')).toBeUndefined();
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
  ] as const)('has the store %i of %s [%s]', (storeId, code, _requirement) => {
    expect(defaultSites.byStoreId(storeId).code).toBe(code);
    expect(defaultSites.findByStoreId(storeId)?.code).toBe(code);
    expect(defaultSites.findByStoreId(storeId + 100)).toBeUndefined();
  });

  it('use exactly the locales of the specification [S1-locale-01]', () => {
    expect(new Set(defaultSites.all.map(({ locale }) => locale))).toEqual(
      new Set(['en_US', 'en_CA', 'en_GB', 'en_AU']),
    );
  });

  it('show the net price on EUR and GBR only [S9-vat-01] [S1-sites-03]', () => {
    expect(defaultSites.all.filter((site) => site.showsTaxExclusivePrice).map(({ code }) => code)).toEqual([
      'EUR',
      'GBR',
    ]);
  });

  it.each([
    ['USA', 'United States', '', '', 'US', 'en_US'],
    ['CAN', 'Canada', '/ca', '', 'CA', 'en_CA'],
    ['AUS', 'Australia', '/au', 'AU-', 'AU', 'en_AU'],
    ['EUR', 'Europe', '/eu', 'EU-', 'DE', 'en_GB'],
    ['GBR', 'United Kingdom', '/gb', 'EU-', 'GB', 'en_GB'],
    ['APO', 'Military (APO, FPO, DPO)', '/apo', '', 'US', 'en_US'],
  ] as const)('have for %s: %s at %j, with its own SKUs and default country [S3-site-01]', (code, name, ...rest) => {
    const [basePath, skuPrefix, defaultCountry, locale] = rest;
    expect(siteByCode(code)).toMatchObject({ code, name, basePath, skuPrefix, defaultCountry, locale });
  });

  it('use ground shipping by default [S4-method-02]', () => {
    expect(defaultSites.all.map(({ defaultShippingCode }) => defaultShippingCode)).toEqual(
      defaultSites.all.map(() => 'ground'),
    );
  });

  it('are a closed set: looking up another code is a programming error', () => {
    expect(() => siteByCode('FRA' as 'USA')).toThrow(new RangeError('There is no site FRA'));
  });

  it('ship to their own countries: APO to the United States, EUR to the 27 EU members', () => {
    expect(siteByCode('APO').shipTo).toEqual(['US']);
    expect(siteByCode('AUS').shipTo).toEqual(['AU', 'NZ']);
    expect(siteByCode('EUR').shipTo).toHaveLength(27);
    for (const site of defaultSites.all) expect(site.shipTo).toContain(site.defaultCountry);
  });

  it('declare exceptions to the tax table: EUR uses dated rates, AUS is an export, the others have none', () => {
    expect(defaultSites.all.map(({ code, taxBeyondTable }) => [code, taxBeyondTable])).toEqual([
      ['USA', undefined],
      ['CAN', undefined],
      ['AUS', 'untaxedExport'],
      ['EUR', 'datedLedger'],
      ['GBR', undefined],
      ['APO', undefined],
    ]);
  });

  it('permit pickup in the United States only [S4-pickup-02]', () => {
    expect(defaultSites.all.filter(({ pickup }) => pickup).map(({ code }) => code)).toEqual(['USA']);
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
  ])('resolves %s to a path of %s', (pathname, code, within) => {
    expect(defaultSites.byPath(pathname).code).toBe(code);
    expect(defaultSites.pathWithin(pathname)).toBe(within);
  });
});

describe('store ids in the wire format', () => {
  it('are not names of Object.prototype', () => {
    expect(defaultSites.findByStoreId('toString' as unknown as number)).toBeUndefined();
  });

  it.each([
    [1, 'US', 'S9-reviews-01'],
    [2, 'Canada', 'S9-reviews-02'],
    [3, 'APO', 'S9-reviews-03'],
    [4, 'Europe', 'S9-reviews-04'],
    [5, 'Europe', 'S9-reviews-04'],
    [34, 'Europe', 'S9-reviews-04'],
    [14, 'Australia', 'S9-reviews-05'],
    [18, 'Australia', 'S9-reviews-06'],
  ] as const)('map the store %i to its review deployment: %s [%s]', (storeId, deployment, _requirement) => {
    expect(defaultSites.byStoreId(storeId).reviewDeployment).toBe(deployment);
  });
});

describe('createSites', () => {
  const norway: Site = {
    ...siteByCode('EUR'),
    code: 'NOR',
    storeId: 47,
    otherStoreIds: [],
    currency: 'NOK',
    timeZone: 'Europe/Oslo',
    basePath: '/no',
    relatedKey: 'NOR',
    shipTo: ['NO'],
    defaultCountry: 'NO',
  };

  it('adds a site with a new country, currency and code', () => {
    const sites = createSites([...defaultSites.all, norway]);
    expect(sites.byPath('/no/cart')).toBe(norway);
    expect(sites.pathWithin('/no/cart')).toBe('/cart');
    expect([sites.byCode('NOR'), sites.byStoreId(47), sites.forCountry('NO')]).toEqual([norway, norway, norway]);
    expect(sites.main.code).toBe('USA');
  });

  it.each<[string, Partial<Site>]>([
    ['two sites CAN', { code: 'CAN' }],
    ['live at "/ca"', { basePath: '/ca' }],
    ['are store 4', { storeId: 4 }],
    ['no currency with two decimals', { currency: 'JPY' }],
    ['no currency with two decimals', { currency: 'kr' }],
    ['no code of a site', { code: 'no' }],
    ['no path such as', { basePath: 'no' }],
    ['no store id', { storeId: 0.5 }],
    ['32768 is no store id, a whole number from 1 to 32767', { storeId: 32_768 }],
    ['32768 is no store id, a whole number from 1 to 32767', { otherStoreIds: [32_768] }],
    ['no time zone', { timeZone: 'Europe/Atlantis' }],
    ['0.5 is no number of days to return goods', { returnDays: 0.5 }],
    ['-1 is no number of days to return goods', { returnDays: -1 }],
  ])('rejects conflicting sites: %s', (message, change) => {
    expect(() => createSites([...defaultSites.all, { ...norway, ...change }])).toThrow(message);
  });

  it('requires one main site', () => {
    expect(() => createSites([norway])).toThrow('main');
    expect(() => createSites([])).toThrow('main');
  });
});
