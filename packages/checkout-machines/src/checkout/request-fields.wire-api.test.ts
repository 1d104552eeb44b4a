import type { RatesRequest, TaxRequest } from '@ironcart/api/client';
import { newOrderFromWire, newOrderToWire, type PlaceableOrder } from '@ironcart/api/codec';
import { contract, type WireNewOrder } from '@ironcart/api/contract';
import { money, sum } from '@ironcart/core/money';
import { type Order, rateFingerprint } from '@ironcart/core/order';
import { arbitraryAddress, arbitraryOrder } from '@ironcart/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentFingerprint, priceFingerprint } from '../order-placement/order-fingerprints.ts';
import { taxFingerprint } from '../tax-quote/tax-fingerprint.ts';
import type { RequestFields } from '../testing/request-fields/field-freshness.ts';
import { orderRequestFields } from '../testing/request-fields/order-request-fields.ts';
import { ratesRequestFields } from '../testing/request-fields/rates-request-fields.ts';
import { taxRequestFields } from '../testing/request-fields/tax-request-fields.ts';

/** The used parts of a valibot schema: an object's entries, an array's item, an optional's content. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  /** The schema that is selected by its input. */
  readonly getter?: (input: unknown) => Schema;
}

/** The paths of a schema's fields; a child's fields are its line's, so `children` is one field. */
const fieldsOf = (schema: Schema, path = ''): readonly string[] => {
  if (schema.wrapped) return fieldsOf(schema.wrapped, path);
  if (schema.getter) return fieldsOf(schema.getter(undefined), path);
  if (schema.item?.entries) return fieldsOf(schema.item, path);
  const { entries } = schema;
  const isLeaf = entries === undefined || path.endsWith('children') || path.endsWith('metadata');
  return isLeaf
    ? [path]
    : Object.entries(entries).flatMap(([name, field]) => fieldsOf(field, path === '' ? name : `${path}.${name}`));
};

const fingerprints = ['prices', 'payment', 'shipping', 'rates', 'tax'];

describe.each([
  ['rates', contract.shipping.getRates.body, ratesRequestFields],
  ['tax', contract.tax.fetchTax.body, taxRequestFields],
  ['place', contract.checkout.placeOrder.body, orderRequestFields],
] as const)('field table of the %s request', (_, body, table) => {
  const fields = fieldsOf(body as unknown as Schema);

  it('states for every wire field, and no other, which mechanism keeps it current', () => {
    expect(fields.length).toBeGreaterThan(20);
    expect(Object.keys(table).toSorted()).toEqual([...new Set(fields)].toSorted());
  });

  it('names the fingerprint of each field that is part of one, and gives a reason for all others', () => {
    for (const [field, freshness] of Object.entries<RequestFields<string>[string]>(table)) {
      if (typeof freshness === 'object') expect(freshness.because.length, field).toBeGreaterThan(10);
      else expect(fingerprints, field).toContain(freshness);
    }
  });
});

/** Another value of the same kind. */
const anotherValue = (value: unknown): unknown => {
  // An amount on the wire has two decimals, and a sum of fractions may have more.
  if (typeof value === 'number') return Math.round(value * 100 + 100) / 100;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.length > 0 ? [] : ['another'];
  if (typeof value === 'object' && value !== null) return { ...value, recipeId: 'another' };
  return `${String(value ?? '')}another`;
};

/** The same with another value at a path; of a list its first entry changes. */
const changedAt = (of: unknown, path: readonly string[]): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return anotherValue(of);
  if (Array.isArray(of)) return of.map((entry, index) => (index === 0 ? changedAt(entry, path) : entry));
  const record = of as Readonly<Record<string, unknown>>;
  // A line becomes its own child, or loses its children.
  if (name === 'children') {
    const hasChildren = Array.isArray(record.children) && record.children.length > 0;
    return { ...record, children: hasChildren ? [] : [{ ...record, children: [] }] };
  }
  return { ...record, [name]: changedAt(record[name], rest) };
};

/** The names that a field has in memory, where they are others than on the wire. */
const inMemory = (field: string): readonly string[] =>
  field.replace('subtotalAmount', 'subtotal').replace('vatId', 'vatNumber').replace('address1', 'street').split('.');

const quoteItem = fc.record({
  productId: fc.nat(),
  qty: fc.integer({ min: 1, max: 9 }),
  type: fc.constant('simple' as const),
  price: fc.nat().map((cents) => money(cents)),
  listItemId: fc.uuid(),
  sku: fc.stringMatching(/^[A-Z]{3}$/),
  weight: fc.nat({ max: 100 }),
  rowTotal: fc.nat().map((cents) => money(cents)),
  productAttributes: fc.dictionary(fc.constantFrom('tax_class', 'color'), fc.string()),
  customOptions: fc.constant({}),
  addonType: fc.constant(undefined),
  children: fc.constant([]),
});

const anyMoney = fc.nat({ max: 1_000_000 }).map((cents) => money(cents));

const ratesRequest: fc.Arbitrary<RatesRequest> = fc.record({
  storeId: fc.constant(1 as const),
  subtotal: anyMoney,
  shippingAddress: arbitraryAddress(),
  items: fc.array(quoteItem, { minLength: 1, maxLength: 3 }),
  allowSplit: fc.boolean(),
});

const ratesPrint = ({ items, subtotal, shippingAddress }: RatesRequest): string =>
  rateFingerprint({ items, totals: { subtotal }, shippingMode: 'fastest', shippingAddress });

const taxRequest: fc.Arbitrary<TaxRequest> = fc.record({
  storeId: fc.constant(1 as const),
  shippingAddress: arbitraryAddress(),
  shippingAmount: anyMoney,
  hundoDiscount: anyMoney,
  items: fc.array(quoteItem, { minLength: 1, maxLength: 3 }),
  vatNumber: fc.constantFrom(undefined, 'DE1'),
  eoriNumber: fc.constantFrom(undefined, 'DE2'),
});

const runs = { numRuns: 8 };

describe.each(Object.entries(ratesRequestFields))('field %s of the rates request', (field, freshness) => {
  it(`${typeof freshness === 'string' ? 'changes' : 'does not change'} the fingerprint [S4-ship-11]`, () => {
    fc.assert(
      fc.property(ratesRequest, (request) => {
        const changed = changedAt(request, inMemory(field)) as RatesRequest;
        expect(ratesPrint(changed) !== ratesPrint(request)).toBe(typeof freshness === 'string');
      }),
      runs,
    );
  });
});

describe.each(Object.entries(taxRequestFields))('field %s of the tax request', (field, freshness) => {
  it(`${typeof freshness === 'string' ? 'changes' : 'does not change'} the fingerprint`, () => {
    fc.assert(
      fc.property(taxRequest, (request) => {
        const changed = changedAt(request, inMemory(field)) as TaxRequest;
        expect(taxFingerprint(changed) !== taxFingerprint(request)).toBe(typeof freshness === 'string');
      }),
      runs,
    );
  });
});

/** An order with something in every field that the wire has. */
const fullOrder: fc.Arbitrary<WireNewOrder> = fc
  .tuple(arbitraryOrder(), arbitraryAddress(), arbitraryAddress())
  .filter(([order]) => order.items.length > 0)
  .map(([order, shippingAddress, billingAddress]) => {
    const placeable: PlaceableOrder = {
      ...order,
      shippingAddress,
      billingAddress,
      payment: { paymentType: 'adyen', amount: money(1), authorizedPayPalAmount: money(1), browserInfo: { a: 'b' } },
      giftcards: [{ code: 'IRON-1', balance: money(500), amount: money(100) }],
      shipping: [
        {
          shippingCode: 'ground',
          amount: money(100),
          label: 'Ground',
          carrier: 'Iron Freight',
          packageNumber: 1,
          transactionId: 'quote-1',
          selected: true,
        },
      ],
    };
    return newOrderToWire(placeable);
  });

/** The parts of the tax request that depend on the order. */
const taxOf = ({ shippingAddress, billingAddress, shipping }: Order): TaxRequest => ({
  shippingAddress: (shippingAddress ?? billingAddress) as TaxRequest['shippingAddress'],
  shippingAmount: sum(shipping.map(({ amount }) => amount)),
  hundoDiscount: money(0),
  items: [],
});

const orderPrints = {
  prices: priceFingerprint,
  payment: paymentFingerprint,
  shipping: rateFingerprint,
  tax: (order: Order) => taxFingerprint(taxOf(order)),
} as const;

describe.each(Object.entries(orderRequestFields))('field %s of the order placement request', (field, freshness) => {
  const title =
    typeof freshness === 'string'
      ? `is held by the fingerprint of the ${freshness}`
      : 'is held by no fingerprint of the order';
  it(title, () => {
    fc.assert(
      fc.property(fullOrder, (wire) => {
        const order = newOrderFromWire(wire);
        const changed = newOrderFromWire(changedAt(wire, field.split('.')) as WireNewOrder);
        const differing = Object.entries(orderPrints).flatMap(([name, print]) =>
          print(changed) === print(order) ? [] : [name],
        );
        if (typeof freshness === 'string') expect(differing).toContain(freshness);
        else expect(differing).toEqual([]);
      }),
      runs,
    );
  });
});
