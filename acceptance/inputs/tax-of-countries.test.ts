import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { atOnce } from './at-once.ts';
import { type Shopper, shopperAt, smallPlateAt } from './shopper.ts';

let store: OpenProduct;
let shopper: Shopper;
const dataDir = makeDataDir();

beforeAll(async () => {
  store = await openProduct({ IRONCART_DATA_DIR: dataDir });
  shopper = await shopperAt(store.url);
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A mainland postal code of each country that the EUR site ships to, with its standard rate in 2026. */
const europe: readonly (readonly [country: string, postcode: string, rate: number, region?: string])[] = [
  ['AT', '1010', 20],
  ['BE', '1000', 21],
  ['BG', '1000', 20],
  ['HR', '10000', 25],
  ['CY', '2008', 19],
  ['CZ', '100 00', 21],
  ['DK', '1566', 25],
  ['EE', '69501', 24],
  ['FI', '00550', 25.5],
  ['FR', '75001', 20],
  ['DE', '10115', 19],
  ['GR', '151 24', 24],
  ['HU', '1037', 27],
  ['IE', 'D02 X285', 23],
  ['IT', '00144', 22],
  ['LV', 'LV-1073', 21],
  ['LT', '04340', 21],
  ['LU', '4750', 17],
  ['MT', 'VCT 1753', 18],
  ['NL', '1234 AB', 21],
  ['PL', '00-950', 23],
  // The specification's table takes precedence over the ledger, which has 23.
  ['PT', '1250-096', 22],
  ['RO', '060274', 21],
  ['SK', '010 01', 23],
  ['SI', '1001', 22],
  ['ES', '28039', 21],
  ['SE', '114 55', 25],
];

const taxOf = async (
  storeId: number,
  address: { readonly countryId: string; readonly postcode: string; readonly region: string },
) =>
  shopper.post('/svc_tax/tax/rates/fetch', {
    storeId,
    shippingAddress: {
      ...address,
      firstname: 'Ada',
      lastname: 'Byron',
      telephone: '5551234',
      email: 'ada@example.com',
      street: ['1 High Street'],
      city: 'Town',
    },
    shippingAmount: 0,
    hundoDiscount: 0,
    items: [{ ...(await smallPlateAt(store.url)), price: 1_000, rowTotal: 1_000 }],
  });

const firstRegionOf = async (countryCode: string): Promise<string> => {
  const { body } = await shopper.get(`/svc_ssr/regions?countryCode=${countryCode}`);
  return (body as { code: string }[])[0]?.code ?? '';
};

describe('tax of every country that the EUR site ships to', () => {
  it('follows the tax table or the dated rates, and is never silently 0', async () => {
    const wrong = await atOnce(europe, async ([countryId, postcode, rate]) => {
      const region = await firstRegionOf(countryId);
      const { status, body } = await taxOf(5, { countryId, postcode, region });
      const { totalTaxAmount } = body as { totalTaxAmount?: number };
      return status === 200 && totalTaxAmount === rate * 10 ? [] : [{ countryId, region, status, rate, body }];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    [34, 'GB', 'SW1A 1AA', 200],
    [18, 'AU', '2000', 100],
  ])('of store %d in %s follows its table', async (storeId, countryId, postcode, tax) => {
    const region = await firstRegionOf(countryId);
    expect((await taxOf(storeId, { countryId, postcode, region })).body).toMatchObject({ totalTaxAmount: tax });
  });

  it.each([
    [1, 'US', 'OH', '43201', 'Sales tax OH', 57.5],
    [1, 'US', 'NY', '10001-1234', 'Sales tax NY', 40],
    [2, 'CA', 'ON', 'k1a0b1', 'HST ON', 130],
    [2, 'CA', 'AB', 'T2P 1J9', 'GST CA', 50],
    [18, 'AU', 'NSW', '2000', 'GST AU', 100],
  ])('of store %d in %s, %s has a rule', async (storeId, countryId, region, postcode, label, tax) => {
    const { body } = await taxOf(storeId, { countryId, postcode, region });
    expect(body).toMatchObject({ totalTaxAmount: tax, summary: [{ label: expect.stringContaining(label) as string }] });
  });

  it.each([
    [1, 'US', 'OR', '97201', 'a state without sales tax'],
    [3, 'US', 'AE', '09012', 'the armed forces, who live in no state'],
    [18, 'NZ', '', '1010', 'an export of Australia'],
  ])('of store %d in %s %s (%s) is 0 by rule: %s', async (storeId, countryId, region, postcode) => {
    const { status, body } = await taxOf(storeId, { countryId, postcode, region });
    expect({ status, body }).toMatchObject({ status: 200, body: { totalTaxAmount: 0, summary: [] } });
  });

  it('is rejected for a country that the site does not cover', async () => {
    expect((await taxOf(1, { countryId: 'JP', postcode: '154-0023', region: '' })).status).toBe(422);
  });
});

describe('country service', () => {
  const sites = [
    ['USA', '', ['US']],
    ['CAN', '/ca', ['CA']],
    ['AUS', '/au', ['AU', 'NZ']],
    ['EUR', '/eu', [...new Set(europe.map(([country]) => country))]],
    ['GBR', '/gb', ['GB']],
    ['APO', '/apo', ['US', 'APO']],
  ] as const;

  it.each(sites)(
    'of %s answers for each of its own countries, in upper and lower case',
    async (code, path, countries) => {
      for (const country of countries) {
        for (const typed of [country, country.toLowerCase()]) {
          const regions = await shopper.get(`/svc_ssr/regions?countryCode=${typed}`);
          expect(regions.status, `regions of ${typed}`).toBe(200);
          const place = await shopper.get(`/svc_ssr/geoIp?current=${typed}&_force=${typed}`);
          expect(place.status, `place of ${typed}`).toBe(200);
          const isMain = code === 'USA' || code === 'APO';
          expect((place.body as { path: string }).path).toBe(isMain ? '/' : path);
        }
      }
      for (const call of ['countries', 'heartbeat', `site/${code}/rfktkn`]) {
        expect((await shopper.get(`/svc_ssr/${call}`)).status, call).toBe(200);
      }
    },
  );

  it('returns the three regions of the armed forces', async () => {
    const { body } = await shopper.get('/svc_ssr/regions?countryCode=apo');
    expect((body as { code: string }[]).map(({ code }) => code).toSorted()).toEqual(['AA', 'AE', 'AP']);
  });
});
