import { type Money, money, sum } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { plainProduct } from '@ironcart/core/testing';
import { quoteCart } from '@ironcart/pricing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gymWith, sampleCatalogue, samplePieces, standing } from '../testing/sample-pieces.ts';
import { gymLines } from './gym-lines.ts';
import { pieceChoices } from './piece-choices.ts';

const priced = (productId: number, price: number): Product => plainProduct({ productId, listPrice: money(price) });

const color = (value: string, productId: number) => ({
  value,
  label: value,
  swatch: `#${value}`,
  productIds: [productId],
});

/** Simple products, a bench in two colours, and a rack that is a bundle. */
const productsAt = (prices: readonly number[]): ReadonlyMap<number, Product> => {
  const at = (index: number): Money => money(prices[index % prices.length] ?? 100);
  const simple = samplePieces.map(({ productId }) => priced(productId, at(productId)));
  const bench = plainProduct({
    type: 'configurable',
    productId: 2,
    listPrice: at(2),
    childrenIds: [21, 22],
    axes: [{ attribute: 'color', label: 'Colour', values: [color('black', 21), color('red', 22)] }],
  });
  const value = { priceType: 'fixed', price: undefined, defaultQty: 2, canChangeQty: false } as const;
  const option = { title: 'Part', includedProductId: null };
  const rack = plainProduct({
    type: 'bundle',
    productId: 1,
    listPrice: at(1),
    childrenIds: [11, 12, 13],
    bundleOptions: [
      {
        ...option,
        id: 1,
        isRequired: true,
        includedProductId: 13,
        values: [
          { ...value, productId: 12, isDefault: false },
          { ...value, productId: 11, isDefault: true },
        ],
      },
      { ...option, id: 2, isRequired: false, values: [{ ...value, productId: 12, isDefault: true }] },
    ],
  });
  const parts = [11, 12, 13, 21, 22].map((productId) => priced(productId, at(productId)));
  return new Map([...simple, bench, rack, ...parts].map((product) => [product.productId, product]));
};

const terms = { now: 0, shopper: { groupId: 0 } } as const;
const placed = fc
  .array(
    fc.record({ sku: fc.constantFrom('RACK', 'BENCH', 'TREE', 'GONE'), choice: fc.constantFrom(undefined, 21, 22) }),
    {
      maxLength: 15,
    },
  )
  .map((pieces) =>
    pieces.map(({ sku, choice }, at) => ({
      ...standing(`p${at + 1}`, sku, 0, 0),
      ...(choice === undefined ? {} : { choice }),
    })),
  );

describe('cart lines of a gym', () => {
  it('cost the same as the same pieces added one by one', () => {
    fc.assert(
      fc.property(placed, fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1 }), (pieces, prices) => {
        const products = productsAt(prices);
        const linesOf = (of: typeof pieces) => gymLines(gymWith(of), sampleCatalogue, products);
        const whole = quoteCart({ ...terms, items: linesOf(pieces).items, products });
        const single = pieces.map(
          (piece) => quoteCart({ ...terms, items: linesOf([piece]).items, products }).goodsTotal,
        );
        expect(whole.ok).toBe(true);
        expect(whole.goodsTotal).toBe(sum(single));
      }),
    );
  });

  it('include every piece once, and list pieces that are not sold', () => {
    fc.assert(
      fc.property(placed, (pieces) => {
        const { items, pieceIds, notSold } = gymLines(gymWith(pieces), sampleCatalogue, productsAt([100]));
        const ids = [...pieceIds.values()].flat();
        expect([...ids, ...notSold].toSorted()).toEqual(pieces.map(({ id }) => id).toSorted());
        expect(items.map(({ listItemId, qty }) => [listItemId, qty])).toEqual(
          items.map(({ listItemId }) => [listItemId, pieceIds.get(listItemId)?.length]),
        );
        expect(notSold).toEqual(pieces.filter(({ sku }) => sku === 'GONE').map(({ id }) => id));
      }),
    );
  });

  it('use the first or the selected variation, and the default parts and free products of a bundle', () => {
    const products = productsAt([100]);
    const lines = (...[pieces]: Parameters<typeof gymWith>) =>
      gymLines(gymWith(pieces), sampleCatalogue, products).items;
    const bench = standing('p1', 'BENCH', 0, 0);
    const childIds = (...[pieces]: Parameters<typeof gymWith>) =>
      lines(pieces).map(({ children }) => children.map(({ productId, qty }) => [productId, qty]));
    expect(childIds([bench])).toEqual([[[21, 1]]]);
    expect(childIds([{ ...bench, choice: 22 }])).toEqual([[[22, 1]]]);
    expect(childIds([{ ...bench, choice: 99 }])).toEqual([[[21, 1]]]);
    expect(childIds([standing('p1', 'RACK', 0, 0)])).toEqual([
      [
        [11, 2],
        [13, 1],
      ],
    ]);
    expect(lines([standing('p1', 'RACK', 0, 0)])[0]?.children.map(({ metadata }) => metadata)).toEqual([
      { bundleOptionId: 1 },
      { freeBundleOptionId: 1 },
    ]);
  });

  it('have the options of their product', () => {
    const [one, other] = ['black', 'red'].map((label, at) => ({ choice: 21 + at, label, swatch: `#${label}` }));
    const products = productsAt([100]);
    expect(pieceChoices(products.get(2) ?? priced(0, 0), products)).toEqual([one, other]);
    const none = [{ choice: undefined, label: '', swatch: undefined }];
    expect(pieceChoices(products.get(4) ?? priced(0, 0), products)).toEqual(none);
    expect(pieceChoices(products.get(1) ?? priced(0, 0), products)).toEqual(none);
  });

  it('of a bundle have the colours of its frame, the default first, and keep a selected colour', () => {
    const coloured = new Map(productsAt([100]));
    for (const [id, colour] of [
      [11, 'black'],
      [12, 'red'],
    ] as const)
      coloured.set(id, { ...priced(id, 100), attributes: { color: colour } });
    expect(pieceChoices(coloured.get(1) ?? priced(0, 0), coloured)).toEqual([
      { choice: 11, label: 'Black', swatch: undefined },
      { choice: 12, label: 'Red', swatch: undefined },
    ]);
    const red = gymLines(gymWith([{ ...standing('p1', 'RACK', 0, 0), choice: 12 }]), sampleCatalogue, coloured);
    expect(red.items[0]?.children.map(({ productId, metadata }) => [productId, metadata.bundleOptionId])).toEqual([
      [12, 1],
      [13, undefined],
    ]);
  });
});
