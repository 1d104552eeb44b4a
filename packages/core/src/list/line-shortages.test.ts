import { describe, expect, it } from 'vitest';
import type { Product, ProductFacts } from '../product/product.ts';
import { plainLineItem, plainProduct } from '../testing/index.ts';
import { lineShortages, shortageText } from './line-shortages.ts';

const product = (productId: number, max: number, given: Partial<ProductFacts> = {}, qoh = max): Product => {
  const plain = plainProduct({ productId, ...given });
  return plain.inventory ? { ...plain, inventory: { ...plain.inventory, max, qoh } } : plain;
};

const of = (...products: readonly Product[]) => new Map(products.map((each) => [each.productId, each]));

const texts = (shortages: ReturnType<typeof lineShortages>) =>
  [...shortages].map(([id, shortage]) => `${id}: ${shortageText(shortage)}`);

describe('lineShortages', () => {
  it('lists sold-out and insufficient items, and no others [S5-cart-01]', () => {
    const items = [
      plainLineItem({ listItemId: 'gone', productId: 1, qty: 1 }),
      plainLineItem({ listItemId: 'low', productId: 2, qty: 5 }),
      plainLineItem({ listItemId: 'fine', productId: 3, qty: 5 }),
    ];
    expect(texts(lineShortages(items, of(product(1, 0), product(2, 2), product(3, 5))))).toEqual([
      'gone: Sold out',
      'low: Only 2 left',
    ]);
  });

  it('uses the child of a configurable, and the scarcest part of a bundle', () => {
    const child = plainLineItem({ productId: 2 });
    const pair = plainLineItem({ productId: 3, qty: 2 });
    const items = [
      plainLineItem({ listItemId: 'coloured', productId: 1, qty: 4, children: [child] }),
      plainLineItem({ listItemId: 'set', productId: 1, qty: 3, children: [pair] }),
    ];
    expect(texts(lineShortages(items, of(product(1, 0), product(2, 3), product(3, 5))))).toEqual([
      'coloured: Only 3 left',
      'set: Only 2 left',
    ]);
  });

  it('assigns shared stock to the first of two lines', () => {
    const items = ['a', 'b'].map((listItemId) => plainLineItem({ listItemId, productId: 1, qty: 2 }));
    expect(texts(lineShortages(items, of(product(1, 3))))).toEqual(['b: Only 1 left']);
    expect(texts(lineShortages(items, of(product(1, 2))))).toEqual(['b: Sold out']);
    expect(texts(lineShortages(items, of(product(1, 1))))).toEqual(['a: Only 1 left', 'b: Sold out']);
  });

  it('distinguishes a purchase limit from the stock', () => {
    const items = [plainLineItem({ listItemId: 'a', productId: 1, qty: 4 })];
    const limited = { attributes: { purchase_limit: '3' } };
    expect(texts(lineShortages(items, of(product(1, 9, limited))))).toEqual(['a: Only 3 per order']);
    expect(texts(lineShortages(items, of(product(1, 2, limited))))).toEqual(['a: Only 2 left']);
    expect(texts(lineShortages(items, of(product(1, 0, limited))))).toEqual(['a: Sold out']);
  });

  it('counts as a limit the quantity that an inventory permits of a larger stock, or of its backorders', () => {
    const items = [plainLineItem({ listItemId: 'a', productId: 1, qty: 4 })];
    expect(texts(lineShortages(items, of(product(1, 3, {}, 9))))).toEqual(['a: Only 3 per order']);
    expect(texts(lineShortages(items, of(product(1, 0, {}, 9))))).toEqual(['a: Sold out']);
    const ordered = plainProduct({ productId: 1 });
    const inventory = ordered.inventory && { ...ordered.inventory, max: 3, qoh: 0, backorder: true };
    expect(texts(lineShortages(items, of({ ...ordered, inventory })))).toEqual(['a: Only 3 per order']);
  });

  it('divides a purchase limit among all lines of the product, such as two engravings', () => {
    const limited = of(product(1, 9, { attributes: { purchase_limit: 4 } }));
    const lines = (...quantities: readonly number[]) =>
      quantities.map((qty, at) => plainLineItem({ listItemId: `line-${at}`, productId: 1, qty }));
    expect(texts(lineShortages(lines(2, 2), limited))).toEqual([]);
    expect(texts(lineShortages(lines(2, 3), limited))).toEqual(['line-1: Only 2 per order']);
    expect(texts(lineShortages(lines(4, 4, 1), limited))).toEqual([
      'line-1: Limit per order reached',
      'line-2: Limit per order reached',
    ]);
    const atMost = of(product(1, 4, { attributes: { purchase_limit: 4 } }));
    expect(texts(lineShortages(lines(4, 1), atMost))).toEqual(['line-1: Limit per order reached']);
    expect(texts(lineShortages(lines(5), atMost))).toEqual(['line-0: Only 4 per order']);
    const scarce = of(product(1, 3, { attributes: { purchase_limit: 4 } }));
    expect(texts(lineShortages(lines(3, 1), scarce))).toEqual(['line-1: Sold out']);
  });

  it('reports sold out below the minimum quantity, and nothing for unknown products', () => {
    const pairs = plainProduct({ productId: 1 });
    const inventory = pairs.inventory && { ...pairs.inventory, min: 2, max: 1 };
    const items = [plainLineItem({ listItemId: 'a', productId: 1, qty: 2 })];
    expect(texts(lineShortages(items, of({ ...pairs, inventory })))).toEqual(['a: Sold out']);
    expect(lineShortages(items, new Map()).size).toBe(0);
    expect(lineShortages(items, of({ ...pairs, inventory: undefined })).get('a')?.available).toBe(0);
  });
});

it('line shortages name the missing part of a line', () => {
  expect(() => lineShortages([{}] as never, new Map())).toThrow('items[0].children must be an array');
});
