import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { siteRecordOf, siteRecordSchema } from './site-record.ts';
import { defaultSites, siteByCode } from './specified-sites.ts';

describe('record of a site', () => {
  it('has code, id, currency, default country, host name, locales and countries [S3-site-01]', () => {
    expect(siteRecordOf(siteByCode('AUS'), 'shop.example')).toEqual({
      code: 'AUS',
      id: 18,
      currency: 'AUD',
      defaultCountry: 'AU',
      hostname: 'shop.example',
      locales: ['en_AU'],
      shipTo: ['AU', 'NZ'],
    });
  });

  it.each(defaultSites.all)('of $code is complete [S3-site-01]', (site) => {
    const record = siteRecordOf(site, 'shop.example');
    expect(v.parse(siteRecordSchema, record)).toEqual(record);
    expect(record).toMatchObject({ code: site.code, id: site.storeId, currency: site.currency, shipTo: site.shipTo });
  });

  it.each(['code', 'id', 'currency', 'defaultCountry', 'hostname', 'locales', 'shipTo'])(
    'is rejected without its %s [S3-site-01]',
    (field) => {
      const record = siteRecordOf(siteByCode('USA'), 'shop.example');
      expect(v.safeParse(siteRecordSchema, { ...record, [field]: undefined }).success).toBe(false);
    },
  );

  it.each([
    ['a site in lower case', { code: 'usa' }],
    ['a store below 1', { id: 0 }],
    ['an id of 0', { id: '1' }],
    ['a currency symbol', { currency: '$' }],
    ['a country in lower case', { defaultCountry: 'us' }],
    ['a country of three letters', { shipTo: ['USA'] }],
    ['a host name with a path', { hostname: 'shop.example/eu' }],
    ['a locale without a country', { locales: ['de'] }],
    ['no locale', { locales: [] }],
  ])('is rejected with %s', (_case, patch) => {
    const record = siteRecordOf(siteByCode('USA'), 'shop.example');
    expect(v.safeParse(siteRecordSchema, { ...record, ...patch }).success).toBe(false);
  });
});
