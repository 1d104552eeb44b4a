import { contract } from '@ironcart/api/contract';
import { defaultSites } from '@ironcart/core/site';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ohioAddress } from '../testing/checkout-steps.ts';
import { fixtureIds } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';
import { exportRates } from './export-rates.ts';
import { importRates, UnusableRatesError } from './import-rates.ts';
import { type MerchantRates, merchantTaxRule } from './merchant-rates.ts';

const store = useTestStore();

type Site = MerchantRates['shippingSites'][number];

/** The store's rates with a change to its main site. */
const withMainSite = async (change: (site: Site) => Site): Promise<MerchantRates> => {
  const rates = await exportRates(store.db);
  return {
    ...rates,
    shippingSites: rates.shippingSites.map((site) => (site.siteCode === 'USA' ? change(site) : site)),
  };
};
const withGround = (site: Site, rates: Site['methods'][number]['rates']): Site => ({
  ...site,
  methods: site.methods.map((method) => (method.shippingCode === 'ground' ? { ...method, rates } : method)),
});
const withDays = (site: Site, workingDays: Site['methods'][number]['workingDays']): Site => ({
  ...site,
  methods: site.methods.map((method) => (method.shippingCode === 'ground' ? { ...method, workingDays } : method)),
});
const anywhere = (base: string): Site['methods'][number]['rates'] => ({
  states: [{ upToWeight: null, base, perLb: '0.00' }],
});

const groundOffer = async () => {
  const item = {
    productId: fixtureIds.bar,
    qty: 1,
    type: 'simple' as const,
    price: 10,
    listItemId: 'line',
    sku: 'BAR-20',
    weight: 45,
    rowTotal: 10,
    productAttributes: {},
    customOptions: {},
    children: [],
  };
  const { rates } = await store.shopper().call(contract.shipping.getRates, {
    body: {
      storeId: 1,
      subtotalAmount: 10,
      shippingAddress: { ...ohioAddress, street: [...ohioAddress.street], address1: '1 Main Street' },
      items: [item],
      allowSplit: true,
    },
  });
  return rates.find(({ shippingCode }) => shippingCode === 'ground');
};
const groundRate = async () => (await groundOffer())?.rate;
const groundLabel = async () => (await groundOffer())?.label;

describe('rates file', () => {
  it('survives a round trip: importing an export changes nothing', async () => {
    const before = await exportRates(store.db);
    expect(before.shippingSites.map(({ siteCode }) => siteCode)).toEqual(['EUR', 'USA']);
    await importRates(store.db, JSON.parse(JSON.stringify(before)), defaultSites);
    expect(await exportRates(store.db)).toEqual(before);
  });

  it('applies to quotes as soon as it is imported', async () => {
    await importRates(store.db, await withMainSite((site) => withGround(site, anywhere('17.25'))), defaultSites);
    expect(await groundRate()).toBe(17.25);
  });

  it('states expected delivery days if the file contains transit times', async () => {
    const changed = await withMainSite((site) => withDays(site, { states: { from: 3, until: 5 } }));
    await importRates(store.db, changed, defaultSites);
    expect((await exportRates(store.db)).shippingSites).toEqual(changed.shippingSites);
    expect(await groundLabel()).toMatch(/^Ground, expected \w{3}, \w{3} \d+ – \w{3}, \w{3} \d+$/);
  });

  it('sets the origin of products by SKU', async () => {
    const shippingOrigins = [{ originCode: 'reno', name: 'Reno', countryId: 'US', region: 'NV', postcode: '89502' }];
    const changed = await withMainSite((site) => ({ ...site, productOrigins: { reno: ['BAR-20', 'STRAP'] } }));
    await importRates(store.db, { ...changed, shippingOrigins }, defaultSites);
    const rows = await store.db.selectFrom('product_origins').selectAll().orderBy('product_id').execute();
    expect(rows).toEqual([
      { site_code: 'USA', product_id: fixtureIds.bar, origin_code: 'reno' },
      { site_code: 'USA', product_id: fixtureIds.strap, origin_code: 'reno' },
    ]);
    expect((await exportRates(store.db)).shippingOrigins.map(({ originCode }) => originCode)).toEqual([
      'dayton',
      'reno',
      'venlo',
    ]);
  });

  it('leaves omitted sites and countries unchanged', async () => {
    const before = await exportRates(store.db);
    const texas = {
      countryId: 'US',
      levy: 'sales',
      taxClass: 'goods' as const,
      postcode: '*',
      region: 'TX',
      rate: '6.25',
      code: 'Sales tax TX',
    };
    await importRates(store.db, { shippingOrigins: [], shippingSites: [], taxRules: [texas] }, defaultSites);
    const after = await exportRates(store.db);
    expect(after.shippingSites).toEqual(before.shippingSites);
    expect(after.taxRules).toEqual([...before.taxRules.filter(({ countryId }) => countryId === 'DE'), texas]);
  });

  const contradictions: readonly (readonly [string, (site: Site) => Site, RegExp])[] = [
    [
      'is read wrong',
      (site) => ({ ...site, heaviestParcel: -1 }),
      /shippingSites, entry 2 \([A-Z]{3}\), heaviestParcel/,
    ],
    ['names a product that is not there', (site) => ({ ...site, productOrigins: { dayton: ['NOPE'] } }), /SKU NOPE/],
    ['names an origin that is not there', (site) => ({ ...site, defaultOrigin: 'moon' }), /moon/],
    ['names a zone that is not there', (site) => withGround(site, { mars: anywhere('1.00').states ?? [] }), /mars/],
    [
      'costs less for more',
      (site) =>
        withGround(site, {
          states: [{ upToWeight: 5, base: '20.00', perLb: '0.00' }, ...(anywhere('1.00').states ?? [])],
        }),
      /costs less/,
    ],
    [
      'has two bands for a weight',
      (site) => withGround(site, { states: [...(anywhere('1.00').states ?? []), ...(anywhere('2.00').states ?? [])] }),
      /^Two bands end at the same weight: site USA, method ground, zone states, up to weight null$/,
    ],
    [
      'names a zone twice',
      (site) => ({ ...site, zones: [...site.zones, ...site.zones] }),
      /^Stands twice: site USA, zone /,
    ],
    [
      'packs freight below a parcel',
      (site) => ({ ...site, freightAbove: 1 }),
      /^freightAbove must be between heaviestParcel and ten times heaviestParcel$/,
    ],
    [
      'takes days to a zone that is not there',
      (site) => withDays(site, { mars: { from: 1, until: 2 } }),
      /^Neither the file nor the store has this: site USA, zone mars$/,
    ],
    [
      'writes the postal codes of an area with spaces',
      (site) => ({
        ...site,
        zones: site.zones.map((zone) => ({ ...zone, areas: [{ countryId: 'DE', region: '*', postcode: '47 533' }] })),
      }),
      /areas, entry 1.*postcode: "47 533" must be capitals, digits and hyphens without spaces/,
    ],
    [
      'names a country that the store does not know',
      (site) => ({
        ...site,
        zones: [{ zoneCode: 'far', name: 'Far', areas: [{ countryId: 'XX', region: '*', postcode: '*' }] }],
      }),
      /^Neither the file nor the store has this: country XX$/,
    ],
    [
      'gives a parcel the place of a pickup',
      (site) => ({ ...site, methods: site.methods.map((method) => ({ ...method, originCode: 'dayton' })) }),
      /^Only a method of the kind pickup has an originCode$/,
    ],
    [
      'calls a pickup otherwise',
      (site) => ({ ...site, methods: site.methods.map((method) => ({ ...method, kind: 'pickup' as const })) }),
      /^The method of the kind pickup, and no other, has the shippingCode pickup$/,
    ],
    [
      'arrives before it leaves',
      (site) => withDays(site, { states: { from: 3, until: 2 } }),
      /workingDays, states.*must not end before it begins/,
    ],
  ];

  it.each(contradictions)('with %s changes nothing and reports the reason', async (_, change, sentence) => {
    const before = await exportRates(store.db);
    const refused = importRates(store.db, await withMainSite(change), defaultSites);
    await expect(refused).rejects.toThrow(UnusableRatesError);
    await expect(refused).rejects.toThrow(sentence);
    expect(await exportRates(store.db)).toEqual(before);
  });

  const norway = (given: object) => ({
    countryId: 'NO',
    levy: 'sales',
    taxClass: 'goods' as const,
    postcode: '*',
    region: '*',
    rate: '25',
    code: 'VAT NO',
    ...given,
  });
  const importTaxes = async (taxRules: MerchantRates['taxRules']) => {
    await store.db
      .insertInto('countries')
      .values({ alpha2: 'NO', name: 'Norway', require_region: false, postcode_regex: '^\\d{4}$' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await importRates(store.db, { shippingOrigins: [], shippingSites: [], taxRules }, defaultSites);
  };

  it.each([
    ['a rate above 100', { rate: '190' }, 'taxRules, entry 1 (NO), rate: "190" must be at most 100'],
    ['no region', { region: '' }, 'taxRules, entry 1 (NO), region: must not be empty, * stands for all'],
    ['no postal code', { postcode: '' }, 'taxRules, entry 1 (NO), postcode: must not be empty, * stands for all'],
    ['a levy with a digit', { levy: 'gst2' }, 'taxRules, entry 1 (NO), levy: "gst2" must be small letters and hyphens'],
    ['an unknown country', { countryId: 'UK' }, 'taxRules: the store has no country UK'],
  ])('rejects a tax rule with %s, and states its position', async (_, given, sentence) => {
    const before = await exportRates(store.db);
    await expect(importTaxes([norway(given)])).rejects.toThrow(new UnusableRatesError(sentence));
    expect(await exportRates(store.db)).toEqual(before);
  });

  it('keeps the dates, the compound level and the class of tax rules', async () => {
    const rules = [
      norway({ taxClass: 'shipping', rate: '15' }),
      norway({}),
      norway({ from: '2025-01-01', until: '2025-12-31', compoundLevel: 1 }),
      norway({ from: '2026-01-01' }),
    ];
    await importTaxes(rules);
    const { taxRules } = await exportRates(store.db);
    expect(new Set(taxRules.filter(({ countryId }) => countryId === 'NO'))).toEqual(new Set(rules));
  });

  it('with two tax rules for the same day is rejected, by the schema and by the database', async () => {
    const first = norway({ until: '2025-12-31' });
    await expect(importTaxes([first, norway({ from: '2025-12-31' })])).rejects.toThrow(/same place, class and day/);
    await importTaxes([first]);
    const overlapping = store.db
      .insertInto('tax_rules')
      .values({
        country_id: 'NO',
        levy: 'sales',
        tax_class: 'goods',
        postcode: '*',
        region: '*',
        rate: '1',
        code: 'VAT NO',
        valid_from: '2025-06-01',
      })
      .execute();
    await expect(overlapping).rejects.toThrow(/on which another one does/);
  });

  it.each(['\0', '\ud83d'])(
    'with text that cannot be stored changes nothing and states its position: %j',
    async (broken) => {
      const before = await exportRates(store.db);
      await expect(importTaxes([norway({}), norway({ region: '*', code: `VAT ${broken}` })])).rejects.toThrow(
        new UnusableRatesError(
          '"taxRules, entry 2 (NO), code": holds a zero byte or half a character, which the store cannot keep',
        ),
      );
      const named = withMainSite((site) => withGround(site, { [`st${broken}tes`]: anywhere('1.00').states ?? [] }));
      await expect(importRates(store.db, await named, defaultSites)).rejects.toThrow(UnusableRatesError);
      expect(await exportRates(store.db)).toEqual(before);
    },
  );

  it.each([null, [], 'rates', { shippingSites: [] }])('that is invalid, as %j, is rejected', async (document) => {
    await expect(importRates(store.db, document, defaultSites)).rejects.toThrow(UnusableRatesError);
  });

  it('has tax rules with country, class, postal code, region, rate and code [S3-tax-01]', () => {
    const rule = {
      countryId: 'PT',
      levy: 'sales',
      taxClass: 'food',
      postcode: '95*',
      region: '*',
      rate: '9',
      code: 'VAT Food PT',
    };
    expect(v.parse(merchantTaxRule, rule)).toEqual(rule);
    for (const field of Object.keys(rule)) {
      expect(v.is(merchantTaxRule, { ...rule, [field]: undefined }), field).toBe(false);
    }
    expect(v.is(merchantTaxRule, { ...rule, taxClass: 'shoes' })).toBe(false);
    expect(v.is(merchantTaxRule, { ...rule, rate: '９' })).toBe(false);
  });
});
