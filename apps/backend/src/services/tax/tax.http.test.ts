import { addressToWire } from '@ironcart/api/codec';
import { contract, type WireQuoteItem } from '@ironcart/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { ohioAddress } from '../../testing/checkout-steps.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const { fetchTax } = contract.tax;
const store = useTestStore();

const itemOf = (productId: number, rowTotal: number, given: Partial<WireQuoteItem> = {}): WireQuoteItem => ({
  productId,
  qty: 1,
  type: 'simple',
  price: rowTotal,
  listItemId: 'line',
  sku: 'SKU',
  weight: 1,
  rowTotal,
  productAttributes: {},
  customOptions: {},
  children: [],
  ...given,
});

const ohio = addressToWire(ohioAddress);
type Address = Partial<typeof ohio>;
const berlin: Address = { countryId: 'DE', region: '', postcode: '10115' };
const vancouver: Address = { countryId: 'CA', region: 'BC', postcode: 'V6B 1A1' };

const bodyOf = (items: WireQuoteItem[], address: Address = {}) => ({
  storeId: 1 as const,
  shippingAddress: { ...ohio, ...address },
  shippingAmount: 20,
  hundoDiscount: 0,
  items,
});
const bar = itemOf(fixtureIds.bar, 100);

beforeAll(async () => {
  await store.db
    .insertInto('countries')
    .values([
      { alpha2: 'CA', name: 'Canada', require_region: true, postcode_regex: '^[A-Z]\\d[A-Z] ?\\d[A-Z]\\d$' },
      { alpha2: 'AU', name: 'Australia', require_region: false, postcode_regex: '^\\d{4}$' },
      { alpha2: 'IT', name: 'Italy', require_region: false, postcode_regex: '^\\d{5}$' },
    ])
    .execute();
  await store.db
    .insertInto('regions')
    .values({ region_id: 102, country_id: 'CA', code: 'BC', name: 'British Columbia' })
    .execute();
  const everything = { tax_class: 'goods', postcode: '*' } as const;
  await store.db
    .insertInto('tax_rules')
    .values([
      { ...everything, country_id: 'CA', levy: 'federal', region: 'BC', rate: '5', code: 'GST CA' },
      { ...everything, country_id: 'CA', levy: 'provincial', region: 'BC', rate: '7', code: 'PST BC' },
      { ...everything, country_id: 'AU', levy: 'sales', region: '*', rate: '10', code: 'GST AU' },
      {
        ...everything,
        country_id: 'US',
        levy: 'sales',
        region: 'OH',
        postcode: '454*',
        rate: '7.5',
        code: 'Sales tax OH',
      },
    ])
    .execute();
});

describe('tax of an order', () => {
  it('requires the product and amount of each line, and none of its rates [S7-calls-checkout-05]', async () => {
    const line = { productId: fixtureIds.bar, qty: 2, rowTotal: 100 };
    const shopper = store.shopper();
    const whole = await shopper.call(fetchTax, { body: bodyOf([{ ...bar, qty: 2 }]) });
    expect(await shopper.call(fetchTax, { body: { ...bodyOf([]), items: [line] } })).toEqual(whole);
    const twice = await shopper.call(fetchTax, { body: { ...bodyOf([]), hundoDiscount: 10, items: [line, line] } });
    expect(twice.totalTaxAmount).toBeGreaterThan(whole.totalTaxAmount);
    for (const field of Object.keys(line)) {
      const items = [{ ...line, [field]: undefined }];
      expect(await shopper.refused(fetchTax, { body: { ...bodyOf([]), items } }), field).toMatchObject({ status: 400 });
    }
  });

  it('has a total, labelled lines and the share of shipping [S7-calls-checkout-05] [S7-calls-checkout-06]', async () => {
    expect(await store.shopper().call(fetchTax, { body: bodyOf([bar]) })).toEqual({
      totalTaxAmount: 8.7,
      summary: [{ label: 'Sales tax OH 7.25%', taxAmount: 8.7 }],
      shipping: { taxAmount: 1.45 },
    });
  });

  it('has a line for each tax that is due', async () => {
    expect(await store.shopper().call(fetchTax, { body: bodyOf([bar], vancouver) })).toEqual({
      totalTaxAmount: 14.4,
      summary: [
        { label: 'GST CA 5%', taxAmount: 6 },
        { label: 'PST BC 7%', taxAmount: 8.4 },
      ],
      shipping: { taxAmount: 2.4 },
    });
  });

  it('is compounded on another tax on the days of its rule, and has its own rate on shipping', async () => {
    const inNorway: Address = { countryId: 'NO', region: '', postcode: '0150' };
    await store.db
      .insertInto('countries')
      .values({ alpha2: 'NO', name: 'Norway', require_region: false, postcode_regex: '^\\d{4}$' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const rule = { country_id: 'NO', tax_class: 'goods', postcode: '*', region: '*' } as const;
    await store.db
      .insertInto('tax_rules')
      .values([
        { ...rule, levy: 'first', rate: '10', code: 'First' },
        { ...rule, levy: 'first', tax_class: 'shipping', rate: '5', code: 'First' },
        { ...rule, levy: 'top', rate: '20', code: 'Top', compound_level: 1 },
        { ...rule, levy: 'top', rate: '50', code: 'Past', compound_level: 1, valid_until: '2020-12-31' },
        { ...rule, levy: 'to-come', rate: '50', code: 'To come', valid_from: '2999-01-01' },
      ])
      .execute();
    // 10.00 on the goods and 1.00 on shipping; 20 percent of 110.00 and of 21.00.
    expect(await store.shopper().call(fetchTax, { body: bodyOf([bar], inNorway) })).toEqual({
      totalTaxAmount: 37.2,
      summary: [
        { label: 'First 10%', taxAmount: 10 },
        { label: 'Top 20%', taxAmount: 26.2 },
        { label: 'First 5%', taxAmount: 1 },
      ],
      shipping: { taxAmount: 5.2 },
    });
    await store.db.deleteFrom('tax_rules').where('country_id', '=', 'NO').where('valid_from', 'is', null).execute();
    expect(await store.shopper().refused(fetchTax, { body: bodyOf([bar], inNorway) })).toMatchObject({
      type: 'invalid_address',
    });
  });

  it('prefers the rule of the postal code to that of the state, and otherwise uses that of the country', async () => {
    const totalAt = async (address: Address) =>
      (await store.shopper().call(fetchTax, { body: bodyOf([bar], address) })).totalTaxAmount;
    expect(await totalAt({ postcode: '45402' })).toBe(9);
    expect(await totalAt({ countryId: 'AU', region: 'NSW', postcode: '2000' })).toBe(12);
  });

  it('is 0 if the table has no rule, never a guess [S9-vat-18]', async () => {
    const untaxed = { totalTaxAmount: 0, summary: [], shipping: { taxAmount: 0 } };
    expect(await store.shopper().call(fetchTax, { body: bodyOf([bar], { region: 'TX', postcode: '78702' }) })).toEqual(
      untaxed,
    );
  });

  it.each([{ postcode: '４３２０１' }, { postcode: '\u200f43201' }, { region: 'Ohio' }, { region: '\u202eoh' }])(
    'is the same for any common spelling of an address: %j [S5-address-09]',
    async (typed) => {
      const taxAt = (address: Address) => store.shopper().call(fetchTax, { body: bodyOf([bar], address) });
      expect(await taxAt(typed)).toEqual(await taxAt({}));
    },
  );

  it('uses the dated tables if the site says so and the table has no rule for a country', async () => {
    const rome: Address = { countryId: 'IT', region: '', postcode: '00144' };
    const inEurope = { ...bodyOf([bar], rome), storeId: 5 as const };
    expect(await store.shopper('EUR').call(fetchTax, { body: inEurope })).toEqual({
      totalTaxAmount: 26.4,
      summary: [{ label: 'VAT IT 22%', taxAmount: 26.4 }],
      shipping: { taxAmount: 4.4 },
    });
  });

  it('is rejected, and never 0, if neither the table nor the site covers the place', async () => {
    const rome: Address = { countryId: 'IT', region: '', postcode: '00144' };
    expect(await store.shopper().refused(fetchTax, { body: bodyOf([bar], rome) })).toMatchObject({
      status: 422,
      type: 'invalid_address',
    });
  });

  it('is computed on the amount after the weight-tier discount, and never negative [S9-hundo-01]', async () => {
    const taxAfter = async (hundoDiscount: number) =>
      (
        await store
          .shopper()
          .call(fetchTax, { body: { ...bodyOf([bar, itemOf(fixtureIds.rack, 300)]), hundoDiscount } })
      ).totalTaxAmount;
    expect(await taxAfter(0)).toBe(30.45);
    expect(await taxAfter(40)).toBe(27.56);
    expect(await taxAfter(1_000)).toBe(1.45);
  });

  it('excludes gift cards', async () => {
    const card = itemOf(fixtureIds.giftCard, 50, { type: 'giftcard' });
    expect(await store.shopper().call(fetchTax, { body: { ...bodyOf([card]), shippingAmount: 0 } })).toMatchObject({
      totalTaxAmount: 0,
    });
  });

  it('follows a changed table row without a restart', async () => {
    await store.db.updateTable('tax_rules').set({ rate: '16' }).where('country_id', '=', 'DE').execute();
    expect(await store.shopper().call(fetchTax, { body: bodyOf([bar], berlin) })).toMatchObject({
      totalTaxAmount: 19.2,
    });
    await store.db.updateTable('tax_rules').set({ rate: '19' }).where('country_id', '=', 'DE').execute();
  });
});

describe('VAT number check', () => {
  const validityOf = async (vatNumber: string | undefined, address: Address = berlin) => {
    const body = { ...bodyOf([bar], address), ...(vatNumber === undefined ? {} : { vatNumber }) };
    return (await store.shopper().call(fetchTax, { body })).vatResponse?.valid;
  };

  it.each([
    ['DE136695976', true],
    ['de 136 695 976', true],
    ['１３６６９５９７６', true],
    ['DE136695977', false],
    ['FR40303265045', false],
    ['nonsense', false],
    ['', undefined],
    [undefined, undefined],
  ])('of %j with a German address is valid: %j [S7-calls-checkout-06]', async (vatNumber, isValid) => {
    expect(await validityOf(vatNumber)).toBe(isValid);
  });

  it('of a country without VAT numbers is not valid, and changes no tax', async () => {
    expect(await validityOf('DE136695976', {})).toBe(false);
    const { totalTaxAmount } = await store
      .shopper()
      .call(fetchTax, { body: { ...bodyOf([bar], berlin), vatNumber: 'DE136695976' } });
    expect(totalTaxAmount).toBe(22.8);
  });
});

describe('tax that cannot be computed', () => {
  it.each([
    ['an unknown country', { countryId: 'QQ' }, 'unknown_country'],
    ['a region of another country', { region: 'BC' }, 'invalid_address'],
    ['a missing region that is required', { region: '' }, 'invalid_address'],
    ['no postal code', { postcode: '' }, 'invalid_address'],
  ])('for %s is reported as such', async (_, address, type) => {
    expect(await store.shopper().refused(fetchTax, { body: bodyOf([bar], address) })).toMatchObject({
      status: 422,
      type,
    });
  });

  it('does not require a postal code if nothing is shipped [S4-tax-09]', async () => {
    const program = itemOf(fixtureIds.program, 20, { type: 'virtual' });
    const body = { ...bodyOf([program], { postcode: '' }), shippingAmount: 0 };
    expect((await store.shopper().call(fetchTax, { body })).totalTaxAmount).toBe(1.45);
  });

  it('is rejected for excessive sums, ten thousand items or malformed JSON', async () => {
    const shopper = store.shopper();
    const rich = Array.from({ length: 1_000 }, () => itemOf(fixtureIds.bar, 9_000_000_000));
    expect(await shopper.refused(fetchTax, { body: bodyOf(rich) })).toMatchObject({
      type: 'invalid_request',
      message: 'The order comes to more than 1000000000000',
    });
    const many = Array.from({ length: 10_000 }, () => bar);
    expect([400, 413]).toContain((await shopper.refused(fetchTax, { body: bodyOf(many) })).status);
    const broken = await shopper.request('/svc_tax/tax/rates/fetch', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://store.test' },
      body: '{',
    });
    expect(broken.status).toBe(400);
  });

  it('accepts an amount of -0 as 0', async () => {
    const { totalTaxAmount, summary } = await store
      .shopper()
      .call(fetchTax, { body: { ...bodyOf([itemOf(fixtureIds.bar, -0)]), shippingAmount: 0 } });
    expect([totalTaxAmount, summary.map(({ taxAmount }) => taxAmount)]).toEqual([0, [0]]);
    const negativeZero = JSON.stringify(bodyOf([bar])).replace('"rowTotal":100', '"rowTotal":-0');
    const response = await store.shopper().request('/svc_tax/tax/rates/fetch', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://store.test' },
      body: negativeZero,
    });
    expect(await response.json()).toMatchObject({ totalTaxAmount: 1.45 });
  });
});
