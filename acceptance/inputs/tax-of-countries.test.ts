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

/** A postal code of the mainland of each country that the EUR site ships to, with the standard rate of 2026. */
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
  // The specification's table stands before the ledger, which knows 23.
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

describe('the tax of every country that the EUR site ships to', () => {
  it('is that of the table or of the dated ledger, and never silently 0', async () => {
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
  ])('of store %d in %s is that of its table', async (storeId, countryId, postcode, tax) => {
    const region = await firstRegionOf(countryId);
    expect((await taxOf(storeId, { countryId, postcode, region })).body).toMatchObject({ totalTaxAmount: tax });
  });

  it('is refused for a country that the site says nothing of', async () => {
    expect((await taxOf(1, { countryId: 'JP', postcode: '154-0023', region: '' })).status).toBe(422);
  });
});
