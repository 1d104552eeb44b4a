import { money } from '@ironcart/core/money';
import type { BundleOption, Product } from '@ironcart/core/product';
import { plainLineItem, plainProduct } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { formatTrace } from './format-trace.ts';

const context = { now: Date.parse('2026-11-20T12:00:00Z'), shopper: { groupId: 2 } };
const choiceOf = (productId: number, given: Partial<BundleOption['values'][number]>) => ({
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
  name: 'Rack',
  type: 'bundle',
  listPrice: money(100_005),
  groupPrice: money(90_005),
  bundleOptions: [
    {
      id: 1,
      title: 'Uprights',
      isRequired: true,
      includedProductId: 23,
      values: [choiceOf(21, {}), choiceOf(22, { priceType: 'percent', price: 1_250 })],
    },
  ],
});
const post = plainProduct({
  productId: 21,
  name: 'Post',
  listPrice: money(12_000),
  customOptions: [
    {
      id: 5,
      title: 'Holes',
      type: 'multiple',
      isRequired: false,
      price: money(0),
      values: [
        { id: 1, title: 'Fine', price: money(150) },
        { id: 2, title: 'Numbered', price: money(50) },
      ],
    },
    { id: 6, title: 'Engraving', type: 'area', isRequired: false, price: money(700), values: [] },
  ],
});
const beam = plainProduct({ productId: 22, name: 'Beam', listPrice: money(1) });
const pin = plainProduct({ productId: 23, name: 'Pin', listPrice: money(999) });
const shirt = plainProduct({ productId: 10, name: 'Shirt', type: 'configurable', childrenIds: [11] });
const red = plainProduct({ productId: 11, name: 'Red', listPrice: money(2_500), groupPrice: money(2_600) });
const card = plainProduct({
  productId: 30,
  name: 'Card',
  type: 'giftcard',
  giftcardData: {
    isOpenAmountAllowed: false,
    openAmountMin: null,
    openAmountMax: null,
    amounts: [money(5_000)],
    type: 'virtual',
  },
});
const products: ReadonlyMap<number, Product> = new Map(
  [rack, post, beam, pin, shirt, red, card].map((product) => [product.productId, product]),
);
const part = (productId: number, qty: number, options = {}) =>
  plainLineItem({ productId, qty, options, metadata: { bundleOptionId: 1 } });

describe('formatTrace', () => {
  it('indents the steps of each bundle part under the part', () => {
    const item = plainLineItem({
      productId: 20,
      qty: 2,
      listItemId: 'rack',
      children: [
        part(21, 2, { 5: [1, 2] }),
        part(22, 1),
        plainLineItem({ productId: 23, metadata: { freeBundleOptionId: 1 } }),
      ],
    });
    const lines = formatTrace(explain({ items: [item], products, ...context })).split('\n');
    expect(lines.slice(0, lines.indexOf('Order'))).toEqual([
      'Rack (rack)',
      '  List price                                 0.00 -> 1000.05',
      '  Sale price                                 -  (none)',
      '  Group price                                1000.05 -> 900.05, saves 100.00',
      '  Promotion                                  -  (none)',
      '  Earned discount                            -  (none redeemed with this item)',
      '    List price                               0.00 -> 120.00',
      '    Sale price                               -  (none)',
      '    Group price                              -  (none)',
      '    Promotion                                -  (none)',
      '    Earned discount                          -  (none redeemed with this item)',
      '    Option Holes                             120.00 -> 122.00',
      '    Option Engraving                         -  (not chosen, or free)',
      '    Quantity 2                               122.00 -> 244.00',
      '  Part Post                                  900.05 -> 1144.05',
      '    Price in the bundle                      0.00 -> 112.51, rounded, exactly 112.50625',
      '    Quantity 1                               112.51 -> 112.51',
      '  Part Beam                                  1144.05 -> 1256.56',
      '    Free with the bundle                     0.00 -> 0.00',
      '    Quantity 1                               0.00 -> 0.00',
      '  Part Pin                                   1256.56 -> 1256.56',
      '  Quantity 2                                 1256.56 -> 2513.12',
    ]);
  });

  it('names a configurable by its child, a gift card by its amount, and prices set by the store', () => {
    const items = [
      plainLineItem({ productId: 10, listItemId: 'a', children: [plainLineItem({ productId: 11 })] }),
      plainLineItem({
        productId: 30,
        listItemId: 'b',
        metadata: { giftcard: { delivery: 'email', amount: money(5_000) } },
      }),
      plainLineItem({ productId: 21, listItemId: 'c', qty: 3, metadata: { fluidPrice: money(7_000) } }),
    ];
    const lines = formatTrace(explain({ items, products, ...context })).split('\n');
    expect(lines.slice(0, lines.indexOf('Order'))).toEqual([
      'Shirt (a)',
      '  List price Red                             0.00 -> 25.00',
      '  Sale price Red                             -  (none)',
      '  Group price Red                            -  (not lower: 26.00)',
      '  Promotion Red                              -  (none)',
      '  Earned discount Red                        -  (none redeemed with this item)',
      '  Quantity 1                                 25.00 -> 25.00',
      'Card (b)',
      '  Gift card amount                           0.00 -> 50.00',
      '  Quantity 1                                 50.00 -> 50.00',
      'Post (c)',
      '  Price set by the store                     0.00 -> 70.00',
      '  Quantity 3                                 70.00 -> 210.00',
    ]);
  });

  it('ends with the order: surcharges, lines without a price, and the amount due', () => {
    const order = {
      shippingAmounts: [money(1_000), money(250)],
      tariff: money(99),
      itemTax: [{ label: 'VAT DE 19%', rate: '19', netAmount: money(2_500), taxAmount: money(475) }],
      shippingTax: money(5),
      giftcards: [
        { code: 'G-1', balance: money(4_000) },
        { code: 'G-2', balance: money(5_000) },
        { code: 'G-3', balance: money(1) },
      ],
    };
    const item = plainLineItem({ productId: 11 });
    const lines = formatTrace(explain({ items: [item], products, ...context, order }), (amount) => `${amount}c`).split(
      '\n',
    );
    expect(lines.slice(lines.indexOf('Order'))).toEqual([
      'Order',
      '  Sum of the lines                           0c -> 2500c',
      '  Weight discount                            -  (none)',
      '  Order discount                             -  (none)',
      '  Five-for-five                              -  (not looked up for this customer)',
      '  Shipping                                   2500c -> 3750c',
      '  Tariff                                     3750c -> 3849c',
      '    Tax VAT DE 19%                           0c -> 475c',
      '  Tax on items                               3849c -> 4324c',
      '  Tax on shipping                            4324c -> 4329c',
      '  Gift card G-1                              4329c -> 329c',
      '  Gift card G-2                              329c -> 0c',
      '  Gift card G-3                              -  (nothing left to pay)',
      'To pay: 0c',
    ]);
  });

  it('reports a cart that cannot be priced at all', () => {
    const trace = explain({
      items: [plainLineItem({ productId: 11 })],
      products,
      now: Number.NaN,
      shopper: { groupId: 0 },
    });
    expect(formatTrace(trace).split('\n').slice(-2)).toEqual([
      '  Cannot be priced: A cart cannot be priced: now cannot be read',
      'To pay: 0.00',
    ]);
  });

  it('raises a negative order total to 0', () => {
    const owing = { shippingTax: -5_000 as ReturnType<typeof money> };
    const trace = explain({ items: [plainLineItem({ productId: 11 })], products, ...context, order: owing });
    expect(formatTrace(trace).split('\n').slice(-3)).toEqual([
      '  Tax on shipping                            25.00 -> -25.00',
      '  Never below zero                           -25.00 -> 0.00',
      'To pay: 0.00',
    ]);
  });
});
