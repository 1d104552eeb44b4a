import type { LineItem } from '@ironcart/core/list';
import { largestAmount, type Money, money } from '@ironcart/core/money';
import type { BundleOption, Product } from '@ironcart/core/product';
import { arbitraryNonNumber, arbitraryNonObject, plainLineItem, plainProduct } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteOf } from './testing/quote-of.ts';

const context = { now: 0, shopper: { groupId: 0 } };
const bar = plainProduct({ productId: 1, listPrice: money(34_500) });
const shirt = plainProduct({ productId: 10, type: 'configurable', childrenIds: [1, 10] });
const rackOption: BundleOption = {
  id: 1,
  title: 'Part',
  isRequired: false,
  includedProductId: null,
  values: [1, 10, 20].map((productId) => ({
    productId,
    priceType: 'fixed',
    price: undefined,
    defaultQty: 1,
    canChangeQty: true,
    isDefault: false,
  })),
};
const rack = plainProduct({ productId: 20, type: 'bundle', childrenIds: [1, 10, 20], bundleOptions: [rackOption] });
const shelf = [bar, shirt, rack];

const price = (items: readonly LineItem[], ...more: readonly Product[]) =>
  quoteOf({ items, products: new Map([...shelf, ...more].map((product) => [product.productId, product])), ...context });
const issuesOf = (item: LineItem, ...more: readonly Product[]) =>
  price([item], ...more).issues.map(({ message: _message, listItemId: _id, ...issue }) => issue);

/** Values from a form, a URL or another program instead of a part of an item. */
const withPart = (item: LineItem, part: keyof LineItem, value: unknown): LineItem => ({ ...item, [part]: value });

describe('cart with invalid input', () => {
  it('has one issue for an invalid quantity, which does not count in the subtotal [S9-money-01]', () => {
    fc.assert(
      fc.property(arbitraryNonNumber(), (qty) => {
        const bad = withPart(plainLineItem({ productId: 1, listItemId: 'bad' }), 'qty', qty);
        const { lines, subtotal, issues } = price([plainLineItem({ productId: 1 }), bad]);
        expect(issues).toMatchObject([{ code: 'invalidQuantity', listItemId: 'bad', productId: 1 }]);
        expect([lines.length, subtotal]).toEqual([1, 34_500]);
      }),
    );
    expect(price([plainLineItem({ productId: 1, qty: -1 })]).issues[0]?.message).toBe(
      'Invalid quantity -1: it must be a whole number of at least 0',
    );
  });

  it('has one issue for a row total above the largest amount, and one for the line that makes the subtotal exceed it', () => {
    const most = Math.floor(largestAmount / bar.listPrice);
    fc.assert(
      fc.property(fc.integer({ min: most + 1, max: Number.MAX_SAFE_INTEGER }), (qty) => {
        expect(issuesOf(plainLineItem({ productId: 1, qty }))).toEqual([{ code: 'amountTooLarge', productId: 1 }]);
      }),
    );
    const half = plainLineItem({ productId: 1, qty: most });
    expect(price([half, half])).toMatchObject({
      lines: [{ qty: most }],
      subtotal: most * bar.listPrice,
      issues: [{ code: 'amountTooLarge' }],
    });
  });

  it.each(['options', 'metadata', 'children'] as const)('has one issue for %s that are not objects', (field) => {
    const nonObject =
      field === 'children' ? arbitraryNonObject().filter((value) => !Array.isArray(value)) : arbitraryNonObject();
    fc.assert(
      fc.property(nonObject, fc.constantFrom(1, 10, 20), (value, productId) => {
        const item = withPart(plainLineItem({ productId }), field, value);
        expect(issuesOf(item)).toEqual([{ code: 'unreadableItem', field, productId }]);
        const nested = issuesOf(plainLineItem({ productId: 20, children: [item] }));
        expect(nested).toEqual([{ code: 'unreadableItem', field, productId }]);
      }),
    );
  });

  it('has one issue for an invalid item, or for an item without ids', () => {
    fc.assert(
      fc.property(arbitraryNonObject(), (value) => {
        expect(price([value as LineItem]).issues).toEqual([
          {
            code: 'unreadableItem',
            field: 'item',
            message: 'The item cannot be read',
            listItemId: undefined,
            productId: undefined,
          },
        ]);
      }),
    );
    expect(issuesOf(withPart(plainLineItem({ productId: 1 }), 'productId', '1'))).toMatchObject([
      { code: 'unreadableItem', field: 'productId' },
    ]);
    expect(issuesOf(withPart(plainLineItem({ productId: 1 }), 'listItemId', 7))).toMatchObject([
      { code: 'unreadableItem', field: 'listItemId' },
    ]);
  });

  it('ignores options inherited from a prototype, and rejects an option named __proto__', () => {
    const withOption = {
      ...bar,
      customOptions: [{ id: 5, title: 'Name', type: 'area', isRequired: false, price: money(9), values: [] }],
    } satisfies Product;
    const inherited = plainLineItem({ productId: 1, options: Object.create({ 5: 'Ada' }) });
    expect(issuesOf(inherited, withOption)).toEqual([{ code: 'unreadableItem', field: 'options', productId: 1 }]);
    const named = plainLineItem({ productId: 1, options: JSON.parse('{ "__proto__": 1, "constructor": 2 }') });
    expect(issuesOf(named, withOption)).toEqual([
      { code: 'invalidOptions', optionIds: ['__proto__', 'constructor'], productId: 1 },
    ]);
  });

  it.each(['radio', 'drop_down', 'checkbox', 'multiple', 'area'] as const)(
    'has one issue for an invalid value of a %s',
    (type) => {
      const option = {
        id: 5,
        title: '',
        type,
        isRequired: false,
        price: money(9),
        values: [{ id: 1, title: '', price: money(3) }],
      };
      const choices = fc.constantFrom<unknown>(
        Number.NaN,
        -0,
        '1,00',
        '0x1',
        '٣',
        {},
        Object.create(null),
        true,
        [[1, 2]],
        ['a', null],
      );
      fc.assert(
        fc.property(choices, (choice) => {
          fc.pre(type !== 'area' || typeof choice === 'object' || typeof choice === 'boolean');
          const chosen = withPart(plainLineItem({ productId: 1 }), 'options', { 5: choice });
          const code = type === 'checkbox' || type === 'multiple' ? 'invalidOptionValues' : 'invalidOptionValue';
          expect(issuesOf(chosen, { ...bar, customOptions: [option] })).toMatchObject([{ code, optionId: 5 }]);
        }),
      );
    },
  );

  it('has one issue for an item that contains itself, at any depth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.constantFrom(10, 20), (levels, productId) => {
        const children: LineItem[] = [];
        const metadata = { bundleOptionId: 1 };
        const top = plainLineItem({ productId: 20, metadata, children });
        let inner: LineItem = plainLineItem({ productId, metadata, children: [top] });
        for (let level = 0; level < levels; level += 1) {
          inner = plainLineItem({ productId: 20, metadata, children: [inner] });
        }
        children.push(inner);
        expect(issuesOf(top)).toEqual([{ code: 'cyclicItem', productId: 20 }]);
      }),
    );
  });

  it('has one issue for nesting deeper than any product allows', () => {
    const nested = (levels: number): LineItem =>
      plainLineItem({
        productId: levels === 0 ? 1 : 20,
        metadata: { bundleOptionId: 1 },
        children: levels === 0 ? [] : [nested(levels - 1)],
      });
    expect(issuesOf(nested(8))).toEqual([]);
    expect(issuesOf(nested(9))).toEqual([{ code: 'tooDeeplyNested', deepest: 8, productId: 20 }]);
    expect(issuesOf(nested(2_000))).toEqual([{ code: 'tooDeeplyNested', deepest: 8, productId: 20 }]);
  });

  it('has one issue for a product with an invalid price, at any step of the price ladder', () => {
    const noAmounts = fc.constantFrom(Number.NaN, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0.5, -1);
    fc.assert(
      fc.property(noAmounts, (amount) => {
        const listed = { ...bar, listPrice: amount as Money };
        expect(issuesOf(plainLineItem({ productId: 1 }), listed)).toEqual([
          { code: 'invalidProductPrice', productId: 1 },
        ]);
        const part = plainLineItem({ productId: 1, metadata: { bundleOptionId: 1 } });
        for (const priceType of ['fixed', 'percent'] as const) {
          const values = rackOption.values.map((value) => ({ ...value, priceType, price: amount }));
          const priced = { ...rack, listPrice: money(100), bundleOptions: [{ ...rackOption, values }] };
          const issues = issuesOf(plainLineItem({ productId: 20, children: [part] }), priced);
          expect(issues).toEqual([{ code: 'invalidProductPrice', productId: 1 }]);
        }
      }),
    );
    expect(issuesOf(plainLineItem({ productId: 1 }), { ...bar, type: 'kit' as 'simple' })).toEqual([
      { code: 'unknownProductType', type: 'kit', productId: 1 },
    ]);
  });

  it('has one issue for an invalid earned discount, or one that would raise the price', () => {
    const redeeming = plainLineItem({ productId: 1, metadata: { redeem: true } });
    for (const percent of ['', 'ten', '-5', '1e2', '10,5', 'NaN']) {
      const earnedDiscounts = new Map([[1, { kind: 'percent', percent } as const]]);
      const { issues } = quoteOf({
        items: [redeeming],
        products: new Map([[1, bar]]),
        ...context,
        shopper: { groupId: 0, earned: earnedDiscounts },
      });
      expect(issues).toMatchObject([{ code: 'invalidEarnedDiscount', productId: 1 }]);
    }
    for (const amount of [Number.NaN, -1, 0.5] as Money[]) {
      const earnedDiscounts = new Map([[1, { kind: 'fixed', amount } as const]]);
      const { issues } = quoteOf({
        items: [redeeming],
        products: new Map([[1, bar]]),
        ...context,
        shopper: { groupId: 0, earned: earnedDiscounts },
      });
      expect(issues).toMatchObject([{ code: 'invalidEarnedDiscount', productId: 1 }]);
    }
  });

  it('has either lines that add up to the subtotal or issues, for any content', () => {
    const anyItem = fc.oneof(
      fc.anything(),
      fc.record({
        listItemId: fc.oneof(fc.string(), fc.anything()),
        productId: fc.oneof(fc.constantFrom(1, 10, 20, 404), fc.anything()),
        qty: fc.oneof(fc.integer(), arbitraryNonNumber()),
        options: fc.oneof(fc.constant({}), fc.dictionary(fc.string(), fc.anything()), fc.anything()),
        metadata: fc.oneof(fc.constant({ bundleOptionId: 1 }), fc.object(), fc.anything()),
        children: fc.oneof(fc.constant([]), fc.array(fc.anything())),
      }),
    );
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 4 }), (items) => {
        const { lines, subtotal, issues } = price(items as LineItem[]);
        expect(subtotal).toBe(lines.reduce((sum, { rowTotal }) => sum + rowTotal, 0));
        expect(lines.length + new Set(issues).size).toBeGreaterThanOrEqual(items.length);
      }),
      { numRuns: 500 },
    );
  });

  it('prices a cart of ten thousand lines', () => {
    const items = Array.from({ length: 10_000 }, (_, index) => plainLineItem({ productId: 1, listItemId: `${index}` }));
    expect(price(items)).toMatchObject({ subtotal: 345_000_000, issues: [] });
  });
});
