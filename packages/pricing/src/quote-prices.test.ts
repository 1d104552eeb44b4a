import type { LineItem } from '@ironcart/core/list';
import { money } from '@ironcart/core/money';
import type { BundleOption, CustomOption, GiftCardData, Product } from '@ironcart/core/product';
import { plainLineItem, plainProduct } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import { toOrderItems } from './priced-line.ts';
import type { QuoteTerms } from './quote-terms.ts';
import { quoteOf } from './testing/quote-of.ts';

const context: QuoteTerms = { now: Date.parse('2026-11-20T12:00:00Z'), shopper: { groupId: 0 } };
const mapOf = (...products: Product[]) => new Map(products.map((product) => [product.productId, product]));
const cartOf = (items: readonly LineItem[], ...products: Product[]) =>
  quoteOf({ items, products: mapOf(...products), ...context });
const messagesOf = (item: LineItem, ...products: Product[]) =>
  cartOf([item], ...products).issues.map(({ message }) => message);

const bar = plainProduct({ productId: 1, listPrice: money(34_500), salePrice: money(32_500) });

describe('quoteCart', () => {
  it('sums its lines, each unit price times quantity [S3-order-03]', () => {
    const plate = plainProduct({ productId: 2, listPrice: money(9_999) });
    const cart = cartOf([plainLineItem({ productId: 1, qty: 2 }), plainLineItem({ productId: 2, qty: 3 })], bar, plate);
    expect(cart.lines.map(({ price, rowTotal, rung }) => [price, rowTotal, rung])).toEqual([
      [32_500, 65_000, 'sale'],
      [9_999, 29_997, 'list'],
    ]);
    expect(cart.subtotal).toBe(94_997);
    expect(cart.issues).toEqual([]);
  });

  it('prices an empty cart at 0', () => {
    expect(cartOf([])).toMatchObject({
      ok: true,
      lines: [],
      subtotal: 0,
      goodsTotal: 0,
      taxableAmounts: [],
      issues: [],
    });
  });

  it('reports every issue of every line and prices the rest', () => {
    const items = [
      plainLineItem({ productId: 404, listItemId: 'gone' }),
      plainLineItem({ productId: 1, listItemId: 'good' }),
      plainLineItem({ productId: 1, listItemId: 'odd', options: { 5: 1, 6: 2 } }),
    ];
    const cart = cartOf(items, bar);
    expect(cart.lines.map(({ listItemId }) => listItemId)).toEqual(['good']);
    expect(cart.subtotal).toBe(32_500);
    expect(cart.issues).toEqual([
      {
        code: 'productNotLoaded',
        message: 'Trying to get price for not loaded product',
        listItemId: 'gone',
        productId: 404,
      },
      {
        code: 'invalidOptions',
        optionIds: ['5', '6'],
        message: 'Invalid options selected: 5, 6',
        listItemId: 'odd',
        productId: 1,
      },
    ]);
  });

  it('returns the price set by the server for an order, without applying the price ladder', () => {
    const [item] = toOrderItems(cartOf([plainLineItem({ productId: 1, qty: 2 })], bar).lines);
    expect(item).toEqual({
      listItemId: 'line-1',
      productId: 1,
      sku: 'SKU-1',
      name: 'Product 1',
      type: 'simple',
      thumbnail: '/img/plain.webp',
      qty: 2,
      price: 32_500,
      rowTotal: 65_000,
      options: {},
      metadata: {},
      children: [],
    });
  });
});

describe('custom options', () => {
  const option = (given: Partial<CustomOption>): CustomOption => ({
    id: 10,
    title: 'Engraving',
    type: 'radio',
    isRequired: false,
    price: money(1_500),
    values: [
      { id: 1, title: 'Small', price: money(500) },
      { id: 2, title: 'Large', price: money(900) },
    ],
    ...given,
  });
  const withOption = (given: Partial<CustomOption>) => ({ ...bar, customOptions: [option(given)] });
  const choosing = (choice: LineItem['options'][string]) => plainLineItem({ productId: 1, options: { 10: choice } });

  it('add the price of the selected value to each piece', () => {
    const priceOf = (item: LineItem, product: Product) => cartOf([item], product).lines[0]?.price;
    expect(priceOf(choosing(2), withOption({ type: 'radio' }))).toBe(33_400);
    expect(priceOf(choosing('1'), withOption({ type: 'drop_down' }))).toBe(33_000);
    expect(priceOf(choosing([1, 2, 2]), withOption({ type: 'checkbox' }))).toBe(33_900);
    expect(priceOf(choosing('For Ada'), withOption({ type: 'area' }))).toBe(34_000);
    expect(priceOf(choosing('  '), withOption({ type: 'area' }))).toBe(32_500);
    expect(priceOf(choosing([]), withOption({ type: 'multiple' }))).toBe(32_500);
  });

  it('add nothing to a price that the server set for the whole item [S3-meta-01]', () => {
    const item = plainLineItem({ productId: 1, options: { 10: 2 }, metadata: { fluidPrice: money(20_000) } });
    const priced = cartOf([item], withOption({})).lines[0];
    expect(priced).toMatchObject({ price: 20_000, rung: 'amount' });
  });

  it('must be options of the product [S5-price-err-01]', () => {
    expect(messagesOf(plainLineItem({ productId: 1, options: { 8: 1, 9: 1 } }), bar)).toEqual([
      'Invalid options selected: 8, 9',
    ]);
  });

  it('must be selected if required [S5-price-err-02]', () => {
    for (const item of [plainLineItem({ productId: 1 }), choosing(''), choosing([])]) {
      expect(messagesOf(item, withOption({ isRequired: true }))).toEqual(['Option 10 is required']);
    }
  });

  it.each(['radio', 'drop_down'] as const)('must be a listed value of a %s [S5-price-err-03]', (type) => {
    expect(messagesOf(choosing(3), withOption({ type }))).toEqual(['Invalid value 3 selected for option 10']);
    expect(messagesOf(choosing([1]), withOption({ type }))).toEqual(['Invalid value 1 selected for option 10']);
  });

  it.each(['checkbox', 'multiple'] as const)('must be listed values of a %s [S5-price-err-04]', (type) => {
    expect(messagesOf(choosing([1, 7, 8]), withOption({ type }))).toEqual([
      'Invalid values [7, 8] selected for option 10',
    ]);
  });

  it('must be text in a text area', () => {
    expect(messagesOf(choosing([1]), withOption({ type: 'area' }))).toEqual(['Invalid value 1 selected for option 10']);
  });
});

describe('configurable', () => {
  const red = plainProduct({ productId: 11, listPrice: money(2_500) });
  const blue = plainProduct({ productId: 12, listPrice: money(2_700), salePrice: money(2_000) });
  const shirt = plainProduct({ productId: 10, type: 'configurable', listPrice: money(9_900), childrenIds: [11, 12] });
  const choosing = (...children: LineItem[]) => plainLineItem({ productId: 10, qty: 3, children });

  it('costs the price of its selected child', () => {
    const [line] = cartOf([choosing(plainLineItem({ productId: 12, qty: 3 }))], shirt, red, blue).lines;
    expect(line).toMatchObject({ sku: 'SKU-10', price: 2_000, listPrice: 2_700, rowTotal: 6_000, rung: 'sale' });
    expect(line?.children).toMatchObject([{ sku: 'SKU-12', qty: 1, price: 2_000, rowTotal: 2_000 }]);
  });

  it("adds its own options to its child's price", () => {
    const print = { id: 10, title: 'Print', type: 'area', isRequired: false, price: money(700), values: [] } as const;
    const item = { ...choosing(plainLineItem({ productId: 12 })), options: { 10: 'For Ada' } };
    expect(cartOf([item], { ...shirt, customOptions: [print] }, red, blue).lines).toMatchObject([{ price: 2_700 }]);
  });

  it('requires exactly one child, and is the only type that may have one [S5-price-err-05]', () => {
    const message = 'Invalid configurable product';
    expect(messagesOf(choosing(), shirt, red)).toEqual([message]);
    expect(
      messagesOf(choosing(plainLineItem({ productId: 11 }), plainLineItem({ productId: 12 })), shirt, red, blue),
    ).toEqual([message]);
    expect(messagesOf(plainLineItem({ productId: 1, children: [plainLineItem({ productId: 11 })] }), bar, red)).toEqual(
      [message],
    );
  });

  it('accepts only its own children [S5-price-err-06]', () => {
    expect(messagesOf(choosing(plainLineItem({ productId: 1 })), shirt, bar)).toEqual(['Unknown configurable child']);
  });

  it('requires its child to be loaded [S5-price-err-17]', () => {
    expect(messagesOf(choosing(plainLineItem({ productId: 11 })), shirt)).toEqual([
      'Trying to get price for not loaded product',
    ]);
  });
});

describe('bundle', () => {
  const value = (productId: number, given: Partial<BundleOption['values'][number]> = {}) => ({
    productId,
    priceType: 'fixed' as const,
    price: undefined,
    defaultQty: 1,
    canChangeQty: true,
    isDefault: false,
    ...given,
  });
  const rack = plainProduct({
    productId: 20,
    type: 'bundle',
    listPrice: money(100_000),
    childrenIds: [21, 22, 23, 24],
    bundleOptions: [
      {
        id: 1,
        title: 'Uprights',
        isRequired: true,
        includedProductId: 24,
        values: [value(21), value(22, { price: 15_000 })],
      },
      {
        id: 2,
        title: 'Pulley',
        isRequired: false,
        includedProductId: null,
        values: [value(23, { priceType: 'percent', price: 1_250, canChangeQty: false, defaultQty: 2 })],
      },
    ],
  });
  const parts = [21, 22, 23, 24].map((productId) => plainProduct({ productId, listPrice: money(12_345) }));
  const part = (productId: number, bundleOptionId: number, qty = 1) =>
    plainLineItem({ productId, qty, metadata: { bundleOptionId } });
  const free = (productId: number, qty = 1, freeBundleOptionId = 1) =>
    plainLineItem({ productId, qty, metadata: { freeBundleOptionId } });
  const rackOf = (...children: LineItem[]) => plainLineItem({ productId: 20, qty: 2, children });
  const issuesOf = (...children: LineItem[]) => messagesOf(rackOf(...children), rack, ...parts);

  it("adds its children at their own price, the bundle's price, a percentage, or free", () => {
    const [line] = cartOf([rackOf(part(21, 1, 3), part(22, 1, 2), part(23, 2, 2), free(24))], rack, ...parts).lines;
    expect(line?.children.map(({ price, qty, rowTotal, rung }) => [price, qty, rowTotal, rung])).toEqual([
      [12_345, 3, 37_035, 'list'],
      [15_000, 2, 30_000, 'bundle'],
      [12_500, 2, 25_000, 'bundle'],
      [0, 1, 0, 'free'],
    ]);
    expect(line).toMatchObject({ price: 192_035, rowTotal: 384_070, rung: 'list' });
  });

  it('computes percentages from the reduced bundle price', () => {
    const reduced = { ...rack, salePrice: money(80_000) };
    const [line] = cartOf([rackOf(part(21, 1), part(23, 2, 2), free(24))], reduced, ...parts).lines;
    expect(line?.children[1]?.price).toBe(10_000);
  });

  it('requires a selection for every required option [S5-price-err-07]', () => {
    expect(issuesOf()).toEqual(['Invalid bundle - missing required option 1']);
  });

  it('accepts only values of the named option as children [S5-price-err-08]', () => {
    const valid = [part(21, 1), free(24)] as const;
    expect(issuesOf(...valid, part(23, 1))).toEqual(['Invalid bundle child']);
    expect(issuesOf(...valid, part(23, 9))).toEqual(['Invalid bundle child']);
    expect(issuesOf(...valid, plainLineItem({ productId: 23 }))).toEqual(['Invalid bundle child']);
  });

  it('keeps a fixed integer quantity, and accepts each value only once [S5-price-err-08]', () => {
    const valid = [part(21, 1), free(24)] as const;
    expect(issuesOf(...valid, part(23, 2, 1))).toEqual(['Invalid bundle child']);
    expect(issuesOf(part(21, 1, -1), free(24))).toEqual(['Invalid bundle child']);
    expect(issuesOf(...valid, part(21, 1))).toEqual(['Invalid bundle child']);
  });

  it('accepts only its own children [S5-price-err-09]', () => {
    expect(messagesOf(rackOf(part(21, 1), free(24), part(1, 1)), rack, bar, ...parts)).toEqual([
      'Unknown bundle child',
    ]);
  });

  it('includes only the free product of the selected option [S5-price-err-10] [S5-freebundle-02]', () => {
    expect(issuesOf(part(21, 1), free(23))).toEqual(['Incorrect free product']);
    expect(issuesOf(part(21, 1), free(24), free(24, 1, 2))).toEqual(['Incorrect free product']);
  });

  it('includes a single piece of a free product, once [S5-freebundle-01]', () => {
    expect(issuesOf(part(21, 1), free(24, 2))).toEqual(['Incorrect free product']);
    expect(issuesOf(part(21, 1), free(24), free(24))).toEqual(['Incorrect free product']);
  });

  it('includes no free product without a selected product of the option [S5-freebundle-03]', () => {
    expect(issuesOf(free(24))).toEqual(['Incorrect free product', 'Invalid bundle - missing required option 1']);
  });

  it('must contain the free product of a selected option [S5-price-err-11]', () => {
    expect(issuesOf(part(21, 1))).toEqual(['Required free product not found in bundle']);
  });
});

describe('gift card', () => {
  const card = plainProduct({
    productId: 30,
    type: 'giftcard',
    giftcardData: {
      isOpenAmountAllowed: true,
      openAmountMin: money(1_000),
      openAmountMax: money(50_000),
      amounts: [money(2_500), money(5_000)],
      type: 'virtual',
    },
  });
  const listedOnly = {
    ...card,
    giftcardData: card.giftcardData && { ...card.giftcardData, isOpenAmountAllowed: false },
  };
  const worth = (chosen: { readonly amount?: number; readonly customAmount?: number }) =>
    plainLineItem({ productId: 30, metadata: { giftcard: { delivery: 'email', ...chosen } } });

  it('costs its listed or custom amount', () => {
    const priceOf = (item: LineItem) => cartOf([item], card).lines[0];
    expect(priceOf(worth({ amount: 5_000 }))).toMatchObject({ price: 5_000, rung: 'amount' });
    expect(priceOf(worth({ customAmount: 1_000 }))).toMatchObject({ price: 1_000 });
    expect(priceOf(worth({ customAmount: 50_000 }))).toMatchObject({ price: 50_000 });
  });

  it('requires a product with gift card data [S5-price-err-12]', () => {
    expect(
      messagesOf(worth({ amount: 5_000 }), { ...card, giftcardData: undefined as unknown as GiftCardData }),
    ).toEqual(['Invalid giftcard product']);
    expect(messagesOf({ ...worth({ amount: 5_000 }), productId: 1 }, bar)).toEqual(['Invalid giftcard product']);
  });

  it('requires an item with gift card data [S5-price-err-13]', () => {
    expect(messagesOf(plainLineItem({ productId: 30 }), card)).toEqual(['Invalid giftcard item']);
  });

  it('accepts a custom amount within its limits, if permitted [S5-price-err-14]', () => {
    const message = 'Invalid giftcard item custom amount';
    for (const customAmount of [999, 50_001, -5, 0, 1_000.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(messagesOf(worth({ customAmount }), card)).toEqual([message]);
    }
    expect(messagesOf(worth({ customAmount: 5_000 }), listedOnly)).toEqual([message]);
    const unlimited = { ...card, giftcardData: card.giftcardData && { ...card.giftcardData, openAmountMin: null } };
    expect(messagesOf(worth({ customAmount: 0 }), unlimited)).toEqual([message]);
    expect(messagesOf(worth({ customAmount: 1 }), unlimited)).toEqual([]);
  });

  it('accepts a listed amount [S5-price-err-15]', () => {
    expect(messagesOf(worth({ amount: 2_600 }), card)).toEqual(['Invalid giftcard item amount selection']);
    expect(messagesOf(worth({}), card)).toEqual(['Invalid giftcard item amount selection']);
  });
});

describe('virtual and grouped products', () => {
  it('are priced directly if virtual', () => {
    const program = plainProduct({ productId: 40, type: 'virtual', listPrice: money(1_999) });
    expect(cartOf([plainLineItem({ productId: 40 })], program).lines[0]?.price).toBe(1_999);
  });

  it('are not priced directly if grouped [S5-price-err-16]', () => {
    const set = plainProduct({ productId: 50, type: 'grouped', childrenIds: [1], startsAt: bar });
    expect(messagesOf(plainLineItem({ productId: 50 }), set, bar)).toEqual(['Invalid cart item']);
    expect(messagesOf(plainLineItem({ productId: 1, metadata: { groupedProductId: 50 } }), set, bar)).toEqual([]);
  });
});
