import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { sampleOf } from '../sample.ts';
import { atOnce } from './at-once.ts';
import { type Shopper, shopperAt, smallPlateAt } from './shopper.ts';

const require = createRequire(import.meta.url);

/** The sample codes that postal-codes-js publishes for its formats. */
const publishedSamples = (alpha2: string): readonly string[] => {
  const formats = require('postal-codes-js/generated/postal-codes-alpha2.json') as Record<
    string,
    { postalCodeFormat?: string } | undefined
  >;
  const file = formats[alpha2]?.postalCodeFormat;
  if (file === undefined) return [];
  const { TestData } = require(`postal-codes-js/formats/${file}`) as { TestData?: { Valid?: string[] } };
  return TestData?.Valid ?? [];
};

/** Samples without a delivery address: unused areas and ranges. */
const madeUp: Readonly<Record<string, readonly string[]>> = {
  AD: ['AD123', 'AD001'],
  AX: ['12345', 'AX-12345', 'AX12345'],
  GB: ['Z29ZZ', 'Z699ZZ', 'ZX99ZZ', 'ZC999ZZ'],
  GL: ['1234', '5678'],
  LI: ['1234', '5678'],
  ME: ['12345', '56785'],
};

/** Ways in which people type such a code. */
const typedForms: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => code.toLowerCase(),
  (code) => ` ${code} `,
  (code) => code.replaceAll(/[ -]/g, ''),
  (code) => code.replaceAll(' ', '-'),
  (code) => code.replaceAll(' ', '\u00a0'),
  (code) => code.replaceAll('-', ' '),
  (code) => code.replaceAll('-', '\u2013'),
  (code) => code.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  (code) => `\u200f${code}\u200e`,
];

interface WireCountry {
  readonly alpha2: string;
  readonly requireRegion: boolean;
  readonly postcodeRegex: string | null;
}

let store: OpenProduct;
let shopper: Shopper;
let countries: readonly WireCountry[];
const regionOf = new Map<string, string>();
const dataDir = makeDataDir();

beforeAll(async () => {
  store = await openProduct({ IRONCART_DATA_DIR: dataDir });
  shopper = await shopperAt(store.url);
  countries = (await (await fetch(`${store.url}/svc_ssr/countries`)).json()) as WireCountry[];
  for (const { alpha2, requireRegion } of countries) {
    if (!requireRegion) continue;
    const response = await fetch(`${store.url}/svc_ssr/regions?countryCode=${alpha2}`);
    const [first] = (await response.json()) as { code: string }[];
    regionOf.set(alpha2, first?.code ?? '');
  }
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const addressIn = (countryId: string, postcode: string) => ({
  firstname: 'Ada',
  lastname: 'Byron',
  telephone: '5551234',
  email: 'ada@example.com',
  street: ['1 High Street'],
  city: 'Town',
  postcode,
  region: regionOf.get(countryId) ?? '',
  countryId,
});

describe('postal codes in common spellings', () => {
  it('are known for 81 countries', () => {
    expect(countries).toHaveLength(81);
  });

  it('are accepted by the address book and returned in the normal form of the country', async () => {
    const inputs = countries.flatMap(({ alpha2, postcodeRegex }) => {
      const samples = publishedSamples(alpha2).filter((code) => !madeUp[alpha2]?.includes(code));
      const pattern = new RegExp(postcodeRegex ?? '');
      return samples.flatMap((code) => typedForms.map((form) => ({ alpha2, pattern, typed: form(code) })));
    });
    expect(new Set(inputs.map(({ alpha2 }) => alpha2)).size).toBeGreaterThan(40);
    const wrong = await atOnce(sampleOf(inputs, 200), async ({ alpha2, pattern, typed }) => {
      const { status, body } = await shopper.post('/svc_customer/customer/address', addressIn(alpha2, typed));
      const saved = body as { _id?: string; postcode?: string };
      if (saved._id !== undefined) await shopper.remove(`/svc_customer/customer/address/${saved._id}`);
      const isNormal = saved.postcode !== undefined && pattern.test(saved.postcode);
      return status < 300 && isNormal ? [] : [{ alpha2, typed, status, postcode: saved.postcode }];
    });
    expect(wrong).toEqual([]);
  }, 3_600_000);

  it.each([
    ['GB', 'sw1a 1aa', 34],
    ['GB', 'sw1a1aa', 34],
    ['GB', ' SW1A-1AA', 34],
    ['GB', '\uff53\uff57\uff11\uff41\uff11\uff41\uff41', 34],
    ['DE', 'D-10115', 5],
    ['NL', '1234ab', 5],
    ['LV', '1073', 5],
    ['CA', 'k1a0b1', 2],
  ] as const)('%s %j is rated and taxed like its normal form', async (countryId, typed, storeId) => {
    const product = await smallPlateAt(store.url);
    const bodyOf = (postcode: string) => ({
      storeId,
      shippingAddress: { ...addressIn(countryId, postcode), address1: '1 High Street' },
      subtotalAmount: 20,
      allowSplit: false,
      items: [product],
      shippingAmount: 10,
      hundoDiscount: 0,
    });
    const normal = countries.find(({ alpha2 }) => alpha2 === countryId);
    const { body } = await shopper.post('/svc_customer/customer/address', addressIn(countryId, typed));
    const { postcode } = body as { postcode: string };
    expect(postcode).toMatch(new RegExp(normal?.postcodeRegex ?? ''));
    for (const path of ['/svc_shipping/shipping/rates/get', '/svc_tax/tax/rates/fetch']) {
      const [asTyped, asWritten] = await Promise.all([
        shopper.post(path, bodyOf(typed)),
        shopper.post(path, bodyOf(postcode)),
      ]);
      expect(asTyped.status, JSON.stringify(asTyped.body)).toBe(200);
      expect({ ...(asTyped.body as object), transactionId: '' }).toEqual({
        ...(asWritten.body as object),
        transactionId: '',
      });
    }
  });
});
