import { money } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { checkCarriers, type OwnCarrier, type OwnShippingMethod } from './own-carrier.ts';
import { quoteRates, type RatedShipment } from './quote-rates.ts';
import type { PackedGoods, ShippingMethod, ShippingTable } from './shipping-table.ts';

const ids = { bar: 1, rack: 2, sticker: 3, direct: 4, program: 5, rower: 6, foam: 7, pole: 8, shirt: 9, small: 10 };

const product = (productId: number, weight: number, attributes: Product['attributes'] = {}) =>
  ({ productId, weight, attributes, type: 'simple' }) as Product;
const products = new Map(
  [
    product(ids.bar, 45),
    product(ids.rack, 280),
    product(ids.sticker, 0.1, { shipperhq_shipping_group: 'FREE' }),
    product(ids.direct, 20, { shipperhq_shipping_group: 'HEAVY_DIRECT' }),
    { ...product(ids.program, 0), type: 'virtual' } as Product,
    product(ids.rower, 60),
    product(ids.foam, 2),
    product(ids.pole, 8),
    product(ids.shirt, 0, { fiveforfive_enabled: '1' }),
    product(ids.small, 1),
  ].map((entry) => [entry.productId, entry]),
);
const goods: ReadonlyMap<number, PackedGoods> = new Map([
  [ids.rower, { box: undefined, origin: 'reno' }],
  [ids.foam, { box: { length: 36, width: 20, height: 20 }, origin: undefined }],
  [ids.pole, { box: { length: 120, width: 3, height: 3 }, origin: undefined }],
]);

const ground: ShippingMethod = {
  shippingCode: 'ground',
  label: 'Ground',
  carrier: 'Northpost',
  kind: 'parcel',
  origin: undefined,
  dimensionalDivisor: 144,
  maxPackageWeight: 150,
  maxPackageLength: undefined,
  workingDays: new Map(),
  bands: [
    { zoneCode: 'states', upToWeight: 10, base: money(795), perLb: money(60) },
    { zoneCode: 'states', upToWeight: null, base: money(1150), perLb: money(42) },
  ],
};
const air: ShippingMethod = {
  ...ground,
  shippingCode: 'air',
  maxPackageWeight: 70,
  bands: [{ zoneCode: 'states', upToWeight: null, base: money(3_000), perLb: money(100) }],
};
const freight: ShippingMethod = {
  ...ground,
  shippingCode: 'freight',
  kind: 'freight',
  dimensionalDivisor: undefined,
  maxPackageWeight: undefined,
  bands: [{ zoneCode: 'states', upToWeight: null, base: money(8_900), perLb: money(25) }],
};
const pickup: ShippingMethod = { ...ground, shippingCode: 'pickup', kind: 'pickup', origin: 'dayton', bands: [] };

const table: ShippingTable = {
  terms: { defaultOrigin: 'dayton', heaviestParcel: 100, longestParcel: 108, freightAbove: 400 },
  areas: [{ zoneCode: 'states', countryId: 'US', region: '*', postcode: '*' }],
  methods: [ground, air, freight, pickup],
  goods,
};

const item = (productId: number, qty = 1) => ({
  listItemId: 'i',
  productId,
  qty,
  options: {},
  metadata: {},
  children: [],
});
const quote = (
  items: RatedShipment['items'],
  given: Partial<RatedShipment> & { readonly table?: Partial<ShippingTable> } = {},
) =>
  quoteRates(
    {
      site: siteByCode('USA'),
      destination: { countryId: 'US', region: 'OH', postcode: '43201' },
      items,
      products,
      allowSplit: true,
      nowMs: Date.parse('2026-11-27T15:00Z'),
      carriers: [],
      ...given,
    },
    { ...table, ...given.table },
    'quote',
  );
const shown = (rates: ReturnType<typeof quote>['rates']) =>
  rates.map(({ packageNumber, shippingCode, amount }) => [packageNumber, shippingCode, amount]);
const withoutPickup = { methods: [ground, air, freight] };

describe('quoteRates', () => {
  it('prices each parcel by its weight band [S7-calls-checkout-04]', () => {
    const { rates, split, transactionId } = quote([item(ids.bar, 3)], { table: withoutPickup });
    expect(transactionId).toBe('quote');
    expect(shown(rates)).toEqual([
      [1, 'ground', 1_150 + 90 * 42],
      [2, 'ground', 1_150 + 45 * 42],
      [2, 'air', 3_000 + 45 * 100],
    ]);
    expect(split).toEqual([]);
    expect(rates.every((rate) => rate.transactionId === 'quote' && !rate.selected)).toBe(true);
  });

  it('describes the contents of each of several packages, and omits them for a single one', () => {
    const contentsIn = (items: RatedShipment['items']) =>
      quote(items, { table: withoutPickup, products: named }).rates.map(({ packageNumber, contents }) => [
        packageNumber,
        contents,
      ]);
    const named = new Map([...products].map(([id, product]) => [id, { ...product, name: `Product ${id}` }]));
    expect(contentsIn([item(ids.bar, 3)])).toEqual([
      [1, '2 × Product 1'],
      [2, '1 × Product 1'],
      [2, '1 × Product 1'],
    ]);
    expect(contentsIn([item(ids.bar)])[0]).toEqual([1, undefined]);
  });

  it('states in the label when goods in stock are expected, and how long others take', () => {
    const known = { ...ground, workingDays: new Map([['states', { from: 3, until: 5 }]]) };
    const labelOf = (inventory: Product['inventory']) => {
      const bar = { ...product(ids.bar, 45), inventory } as Product;
      return quote([item(ids.bar)], { table: { methods: [known] }, products: new Map([[ids.bar, bar]]) }).rates[0]
        ?.label;
    };
    const stock = { min: 1, max: 4, qoh: 4, promoQty: null, bin: false, backorder: false } as const;
    const inStock = { ...stock, leadTime: null, restockStatus: null };
    expect(labelOf(inStock)).toBe('Ground, expected Thu, Dec 3 – Mon, Dec 7');
    expect(labelOf({ ...inStock, max: 0, qoh: 0 })).toBe('Ground, 3 to 5 working days after dispatch');
  });

  it('uses the dimensional weight of a package if that is higher', () => {
    // 36 x 20 x 20 inches by 144 cubic inches to a pound are 100 lb; the air carrier counts the same.
    expect(shown(quote([item(ids.foam)], { table: withoutPickup }).rates)).toEqual([
      [1, 'ground', 1_150 + 100 * 42],
      [1, 'air', 3_000 + 100 * 100],
    ]);
  });

  it('ships products on a pallet that are too heavy, too long or too many for parcels', () => {
    const codesOf = (items: RatedShipment['items']) =>
      quote(items, { table: withoutPickup }).rates.map((rate) => rate.shippingCode);
    expect(codesOf([item(ids.rack)])).toEqual(['freight']);
    expect(codesOf([item(ids.pole)])).toEqual(['freight']);
    expect(codesOf([item(ids.bar, 9)])).toEqual(['freight']);
    expect(codesOf([item(ids.bar, 8)])).not.toContain('freight');
  });

  it('separates freight from parcels if the order may be split, otherwise combines them', () => {
    const { rates, split } = quote([item(ids.bar), item(ids.rack)], { table: withoutPickup });
    expect(shown(rates)).toEqual([[1, 'freight', 8_900 + 325 * 25]]);
    expect(shown(split)).toEqual([
      [1, 'ground', 1_150 + 45 * 42],
      [1, 'air', 3_000 + 45 * 100],
      [2, 'freight', 8_900 + 280 * 25],
    ]);
    expect(quote([item(ids.bar), item(ids.rack)], { allowSplit: false }).split).toEqual([]);
  });

  it('ships from each origin separately if the order may be split', () => {
    const { rates, split } = quote([item(ids.rower), item(ids.foam)], { table: { methods: [ground] } });
    expect(shown(rates)).toEqual([[1, 'ground', 1_150 + 100 * 42]]);
    expect(shown(split)).toEqual([
      [1, 'ground', 1_150 + 100 * 42],
      [2, 'ground', 1_150 + 60 * 42],
    ]);
  });

  it('returns only the merged packages in the United Kingdom [S9-ship-01]', () => {
    const british = { site: siteByCode('GBR'), table: { methods: [ground] } };
    const { rates, split } = quote([item(ids.rower), item(ids.bar, 3)], british);
    expect(rates.map(({ packageNumber }) => packageNumber)).toEqual([1, 2, 3]);
    expect(split).toEqual([]);
  });

  it('ships free goods free with the cheapest method, and charges others only for their own weight [S9-ship-08]', () => {
    expect(shown(quote([item(ids.sticker)], { table: withoutPickup }).rates)).toEqual([
      [1, 'ground', 0],
      [1, 'air', 3_010],
    ]);
    expect(shown(quote([item(ids.sticker, 5), item(ids.bar)], { table: withoutPickup }).rates)).toEqual([
      [1, 'ground', 1_150 + 45 * 42],
      [1, 'air', 3_000 + 4_550],
    ]);
  });

  it('offers pickup if the whole order is available there, unless an item ships heavy-direct [S4-pickup-04]', () => {
    const codesOf = (items: RatedShipment['items']) => quote(items).rates.map(({ shippingCode }) => shippingCode);
    expect(shown(quote([item(ids.bar)]).rates).at(-1)).toEqual([1, 'pickup', 0]);
    expect(codesOf([item(ids.direct)])).not.toContain('pickup');
    expect(codesOf([item(ids.bar), item(ids.rower)])).not.toContain('pickup');
    expect(codesOf([item(ids.rack)])).toContain('pickup');
  });

  it('offers only pickup if one package cannot be shipped', () => {
    const { rates, split } = quote([item(ids.bar), item(ids.rack)], { table: { methods: [ground, pickup] } });
    expect(shown(rates)).toEqual([[1, 'pickup', 0]]);
    expect(shown(split)).toEqual([
      [1, 'pickup', 0],
      [2, 'pickup', 0],
    ]);
  });

  it('uses freight if no parcel carrier accepts a piece, and parcels if there is no freight', () => {
    const small = { ...ground, maxPackageWeight: 40 };
    expect(quote([item(ids.bar)], { table: { methods: [small, freight] } }).rates[0]?.shippingCode).toBe('freight');
    const unlimited = { ...ground, maxPackageWeight: undefined };
    expect(quote([item(ids.rack)], { table: { methods: [unlimited] } }).rates[0]?.shippingCode).toBe('ground');
    const short = { ...ground, maxPackageLength: 30 };
    expect(quote([item(ids.foam)], { table: { methods: [short] } }).rates).toEqual([]);
  });

  it('is empty for countries without a zone, orders without goods and excessive weights', () => {
    expect(quote([item(ids.bar)], { destination: { countryId: 'CA', region: '', postcode: '' } }).rates).toEqual([]);
    expect(quote([item(ids.program)])).toEqual({ transactionId: 'quote', rates: [], split: [] });
    const nested = {
      ...item(ids.rack, 10_000),
      children: [{ ...item(ids.rack, 10_000), children: [item(ids.rack, 10_000)] }],
    };
    expect(quote([nested], { table: withoutPickup }).rates).toEqual([]);
  });
});

describe('carrier registered by the store', () => {
  const bikes: OwnCarrier = {
    name: 'Bikes',
    methods: [
      {
        shippingCode: 'bike',
        label: 'By bike',
        kind: 'parcel',
        rate: ({ weight, destination }) => (destination.region === 'OH' && weight <= 60 ? 900 + weight : undefined),
      },
    ],
  };

  it('prices each package in addition to the tables, by weight, size and destination', () => {
    const { rates } = quote([item(ids.bar)], { table: withoutPickup, carriers: [bikes] });
    expect(shown(rates)).toEqual([
      [1, 'ground', 1_150 + 45 * 42],
      [1, 'air', 3_000 + 45 * 100],
      [1, 'bike', 945],
    ]);
    expect(rates.at(-1)).toMatchObject({ carrier: 'Bikes', label: 'By bike' });
    const seen: unknown[] = [];
    const rate = (parcel: { volume: number; longestSide: number }) => {
      seen.push([parcel.volume, parcel.longestSide]);
      return 1;
    };
    quote([item(ids.foam, 2)], {
      carriers: [{ name: 'B', methods: [{ shippingCode: 'b', label: 'B', kind: 'parcel', rate }] }],
    });
    expect(seen).toEqual([[2 * 36 * 20 * 20, 36]]);
  });

  it('can reject a package, and ships pallets only with its freight method', () => {
    const codes = (items: RatedShipment['items']) =>
      quote(items, { table: withoutPickup, carriers: [bikes] }).rates.map(({ shippingCode }) => shippingCode);
    expect(codes([item(ids.bar, 2)])).toEqual(['ground']);
    expect(codes([item(ids.rack)])).toEqual(['freight']);
  });

  it('overrides the method with the same code in the tables, and ships to places without a zone', () => {
    const own = {
      name: 'Own',
      methods: [{ shippingCode: 'ground', label: 'Own', kind: 'parcel', rate: () => 5 }],
    } as const;
    expect(shown(quote([item(ids.bar)], { table: { methods: [ground] }, carriers: [own] }).rates)).toEqual([
      [1, 'ground', 5],
    ]);
    const abroad = { countryId: 'NO', region: '', postcode: '0155' };
    expect(shown(quote([item(ids.bar)], { destination: abroad, carriers: [own] }).rates)).toEqual([[1, 'ground', 5]]);
    expect(quote([item(ids.bar)], { destination: abroad }).rates).toEqual([]);
  });

  it.each([-1, 0.5, Number.NaN, 1e12])('is rejected if it charges %d', (amount) => {
    const odd = {
      name: 'Odd',
      methods: [{ shippingCode: 'odd', label: 'Odd', kind: 'parcel', rate: () => amount }],
    } as const;
    expect(() => quote([item(ids.bar)], { carriers: [odd] })).toThrow('no amount of minor units');
  });

  it('is rejected without a name, a label or a unique code', () => {
    const [method] = bikes.methods;
    if (!method) throw new Error('no method');
    expect(() => checkCarriers([bikes])).not.toThrow();
    expect(() => checkCarriers([bikes, { ...bikes, name: 'Others' }])).toThrow('needs a shipping code of its own');
    expect(() => checkCarriers([{ ...bikes, methods: [{ ...method, shippingCode: 'pickup' }] }])).toThrow('of its own');
    expect(() => checkCarriers([{ ...bikes, methods: [{ ...method, label: ' ' }] }])).toThrow('needs a label');
    expect(() => checkCarriers([{ ...bikes, name: '' }])).toThrow('needs a name');
    // @ts-expect-error its charge is missing
    const unpriced: OwnShippingMethod = { shippingCode: 'bike', label: 'By bike', kind: 'parcel' };
    expect(unpriced.rate).toBeUndefined();
  });
});

describe('five-for-five offer', () => {
  const shirts = (qty: number) => ({ ...item(ids.shirt, qty), children: [item(ids.small)] });
  const amounts = (items: RatedShipment['items'], isFiveForFive = true) => {
    const { rates, fiveForFiveCode } = quote(items, { isFiveForFive });
    return { rates: rates.map(({ label, amount }) => [label, amount]), fiveForFiveCode };
  };

  it('ships five of its pieces for 5 with the cheapest method, including pieces of a marked parent [S7-calls-checkout-07]', () => {
    expect(amounts([shirts(5)])).toEqual({
      rates: [
        ['Ground, 5 for 5', 500],
        ['Ground', 3_500],
        ['Ground', 0],
      ],
      fiveForFiveCode: 'ground',
    });
  });

  it.each([
    ['its flag is off, or its redemptions are used up', [shirts(5)], false],
    ['there are only four pieces', [shirts(4)], true],
    ['the package contains another product', [shirts(5), item(ids.foam)], true],
    ['there are several packages', [shirts(5), item(ids.rack)], true],
  ])('changes no rate if %s', (_title, items, isOffered) => {
    const { rates, fiveForFiveCode } = amounts(items, isOffered);
    expect(fiveForFiveCode).toBeUndefined();
    expect(rates).toEqual(amounts(items, false).rates);
    expect(rates.join()).not.toContain('5 for 5');
  });
});
