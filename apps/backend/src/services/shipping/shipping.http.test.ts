import { addressToWire } from '@ironcart/api/codec';
import { contract, type WireQuoteItem } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { ohioAddress } from '../../testing/checkout-steps.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const { getRates } = contract.shipping;
const store = useTestStore();

const itemOf = (productId: number, given: Partial<WireQuoteItem> = {}): WireQuoteItem => ({
  productId,
  qty: 1,
  type: 'simple',
  price: 10,
  listItemId: 'line',
  sku: 'SKU',
  weight: 1,
  rowTotal: 10,
  productAttributes: {},
  customOptions: {},
  children: [],
  ...given,
});

const ohio = { ...addressToWire(ohioAddress), address1: '1 Main Street' };

const bodyOf = (items: WireQuoteItem[], address: Partial<typeof ohio> = {}, storeId: 1 | 2 | 3 | 5 | 34 = 1) => ({
  storeId,
  subtotalAmount: 10,
  shippingAddress: { ...ohio, ...address },
  items,
  allowSplit: true,
});
const bar = itemOf(fixtureIds.bar);

describe('shipping rates', () => {
  it('are returned merged and split, with one transaction id [S7-calls-checkout-01] [S7-calls-checkout-04]', async () => {
    const quote = await store.shopper().call(getRates, { body: bodyOf([bar, itemOf(fixtureIds.rack)]) });
    expect(quote.transactionId).toMatch(/\w/);
    expect(quote.rates).toEqual([
      { shippingCode: 'freight', rate: 89 + 325 * 0.25, label: 'Freight', carrier: 'Ironline', packageNumber: 1 },
    ]);
    expect(quote.split.map(({ packageNumber, shippingCode, rate }) => [packageNumber, shippingCode, rate])).toEqual([
      [1, 'ground', 30.4],
      [2, 'freight', 159],
    ]);
  });

  it('use the weights of the catalogue, not of the request', async () => {
    const { rates } = await store.shopper().call(getRates, { body: bodyOf([itemOf(fixtureIds.bar, { weight: 0 })]) });
    expect(rates[0]).toMatchObject({ shippingCode: 'ground', rate: 30.4 });
  });

  it('follow the most specific zone of the address', async () => {
    const { rates } = await store
      .shopper()
      .call(getRates, { body: bodyOf([bar], { region: 'TX', postcode: '78702' }) });
    expect(rates[0]).toMatchObject({ shippingCode: 'ground', rate: 21.5 + 45 * 0.7 });
  });

  it('follow a changed table row without a restart', async () => {
    const shopper = store.shopper();
    await store.db
      .updateTable('shipping_rates')
      .set({ base: '12.50' })
      .where('shipping_code', '=', 'ground')
      .where('zone_code', '=', 'states')
      .where('up_to_weight', 'is', null)
      .execute();
    expect((await shopper.call(getRates, { body: bodyOf([bar]) })).rates[0]).toMatchObject({ rate: 31.4 });

    await store.db
      .updateTable('products')
      .set({ box_length: '80', box_width: '20', box_height: '20' })
      .where('product_id', '=', fixtureIds.bar)
      .execute();
    const dimensional = Math.round((80 * 20 * 20 * 1_000) / 139) / 1_000;
    const { rates } = await shopper.call(getRates, { body: bodyOf([bar]) });
    expect(rates[0]?.shippingCode).toBe('ground');
    expect(rates[0]?.rate).toBeCloseTo(12.5 + dimensional * 0.42, 1);

    await store.db
      .updateTable('shipping_sites')
      .set({ heaviest_parcel: '40', freight_above: '400' })
      .where('site_code', '=', 'USA')
      .execute();
    expect((await shopper.call(getRates, { body: bodyOf([bar]) })).rates[0]?.shippingCode).toBe('freight');

    await store.db
      .insertInto('shipping_origins')
      .values({ origin_code: 'reno', name: 'Reno', country_id: 'US', region: 'NV', postcode: '89502' })
      .execute();
    await store.db
      .insertInto('product_origins')
      .values({ site_code: 'USA', product_id: fixtureIds.strap, origin_code: 'reno' })
      .execute();
    const apart = await shopper.call(getRates, { body: bodyOf([itemOf(fixtureIds.collar), itemOf(fixtureIds.strap)]) });
    expect(new Set(apart.split.map(({ packageNumber }) => packageNumber))).toEqual(new Set([1, 2]));
    expect(apart.rates.map(({ shippingCode }) => shippingCode)).not.toContain('pickup');
  });

  it.each([
    ['US', 'OH', '43201'],
    ['GB', '', 'SW1A'],
    ['CA', 'ON', 'K1A'],
  ] as const)(
    'are available for the partial address of a wallet in %s before payment [S3-quote-01]',
    async (countryId, region, postcode) => {
      await serveBritainAndCanada();
      const redacted = {
        ...ohio,
        firstname: '',
        lastname: '',
        telephone: '',
        email: '',
        street: [],
        address1: '',
        countryId,
        region,
        postcode,
      };
      const storeId = countryId === 'GB' ? 34 : countryId === 'CA' ? 2 : 1;
      const quote = await store
        .shopper()
        .call(getRates, { body: { ...bodyOf([itemOf(fixtureIds.strap)], {}, storeId), shippingAddress: redacted } });
      expect(quote.rates.map(({ shippingCode }) => shippingCode)).toContain('ground');
      expect(quote.split).toEqual([]);
    },
  );
});

/** The other sites' tables, copied from the main site's. */
const serveBritainAndCanada = async (): Promise<void> => {
  const countries = [
    {
      alpha2: 'GB',
      name: 'United Kingdom',
      require_region: false,
      postcode_regex: '^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$',
    },
    { alpha2: 'CA', name: 'Canada', require_region: true, postcode_regex: '^[A-Z]\\d[A-Z] ?\\d[A-Z]\\d$' },
  ];
  await store.db
    .insertInto('countries')
    .values(countries)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await store.db
    .insertInto('regions')
    .values({ region_id: 101, country_id: 'CA', code: 'ON', name: 'Ontario' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const [site_code, country_id] of [
    ['GBR', 'GB'],
    ['CAN', 'CA'],
  ] as const) {
    const { numInsertedOrUpdatedRows } = await store.db
      .insertInto('shipping_sites')
      .values({
        site_code,
        default_origin: 'dayton',
        heaviest_parcel: '60',
        longest_parcel: '90',
        freight_above: '300',
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) continue;
    await store.db.insertInto('shipping_zones').values({ site_code, zone_code: 'all', name: 'All' }).execute();
    await store.db
      .insertInto('shipping_zone_areas')
      .values({ site_code, zone_code: 'all', country_id, region: '*', postcode: '*' })
      .execute();
    await store.db
      .insertInto('shipping_methods')
      .values({
        site_code,
        shipping_code: 'ground',
        label: 'Ground',
        carrier: 'Post',
        kind: 'parcel',
        origin_code: null,
        dimensional_divisor: null,
        max_package_weight: null,
        max_package_length: null,
        position: 0,
      })
      .execute();
    await store.db
      .insertInto('shipping_rates')
      .values({ site_code, shipping_code: 'ground', zone_code: 'all', up_to_weight: null, base: '5', per_lb: '1' })
      .execute();
  }
};

describe('address without shipping rates', () => {
  it.each([
    ['an unknown country', { countryId: 'QQ' }, 'unknown_country'],
    ['a region of another country', { region: 'ON' }, 'invalid_address'],
    ['a missing region that is required', { region: '' }, 'invalid_address'],
    ['no postal code', { postcode: '' }, 'invalid_address'],
    ['an incomplete postal code, where codes may not be shortened', { postcode: '432' }, 'invalid_address'],
    [
      'a country that the site does not serve',
      { countryId: 'DE', region: '', postcode: '10115' },
      'no_shipping_method',
    ],
  ])('with %s is reported as such [S5-ship-01]', async (_, address, type) => {
    const refused = await store.shopper().refused(getRates, { body: bodyOf([bar], address) });
    expect(refused).toMatchObject({ status: 422, type });
    if (type === 'invalid_address') expect(refused.message).toBe('No shipping address provided');
  });

  it('is one outside the military mail on its site, or in a country without shipping', async () => {
    const shopper = store.shopper();
    expect((await shopper.refused(getRates, { body: bodyOf([bar], {}, 3) })).type).toBe('no_shipping_method');
    expect((await shopper.refused(getRates, { body: bodyOf([], {}) })).type).toBe('no_shipping_method');
    expect((await shopper.refused(getRates, { body: bodyOf([itemOf(99_999)]) })).type).toBe('no_shipping_method');
  });
});

describe('invalid rates request', () => {
  const statusOf = async (body: string) => {
    const response = await store.shopper().request('/svc_shipping/shipping/rates/get', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://store.test' },
      body,
    });
    const { error } = (await response.json()) as { error?: { type: string } };
    return [response.status, error?.type];
  };

  it.each([
    ['broken JSON', '{"storeId": 1,'],
    ['no address', JSON.stringify({ ...bodyOf([bar]), shippingAddress: undefined })],
    [
      'ten thousand items',
      JSON.stringify(bodyOf(Array.from({ length: 10_000 }, () => itemOf(1, { productAttributes: {} })))),
    ],
    ['a negative price', JSON.stringify(bodyOf([itemOf(fixtureIds.bar, { price: -1 })]))],
    ['half a piece', JSON.stringify(bodyOf([itemOf(fixtureIds.bar, { qty: 0.5 })]))],
    ['an unknown store', JSON.stringify({ ...bodyOf([bar]), storeId: 77 })],
  ])('is rejected: %s', async (_, body) => {
    const [status, type] = await statusOf(body);
    expect([400, 413]).toContain(status);
    expect(['invalid_request', 'body_too_large']).toContain(type);
  });

  it('accepts a price of -0 as 0', async () => {
    const body = JSON.stringify(bodyOf([bar])).replace('"price":10', '"price":-0');
    expect((await statusOf(body))[0]).toBe(200);
  });

  // Work for each piece would exceed the test's time limit by far.
  it('rates a thousand lines of ten thousand each by freight, or rejects them', async () => {
    const items = Array.from({ length: 1_000 }, () => itemOf(fixtureIds.strap, { qty: 10_000 }));
    const refused = await store.shopper().refused(getRates, { body: bodyOf(items) });
    expect(refused.type).toBe('no_shipping_method');
  });
});
