import { describe, expect, it } from 'vitest';
import { type Money, money } from '../money/money.ts';
import { createProduct } from './create-product.ts';

const plate = { productId: 45, name: 'Plate', listPrice: money(9_900) };

describe('createProduct', () => {
  it('creates a simple, visible product without options from an id, a name and a price', () => {
    expect(createProduct(plate)).toEqual({
      ...plate,
      sku: '45',
      type: 'simple',
      salePrice: undefined,
      thumbnail: '',
      url: '/product-45',
      hasRedirect: false,
      gallery: [],
      attributes: {},
      weight: 0,
      customOptions: [],
      hundoPricing: [],
      inventory: {
        min: 1,
        max: 10_000,
        qoh: 10_000,
        backorder: false,
        leadTime: null,
        restockStatus: null,
        promoQty: null,
        bin: false,
      },
      visibility: 4,
      description: '',
      shortDescription: '',
      brand: '',
      gearSpecs: [],
      categoryIds: [],
      rating: undefined,
    });
  });

  it('keeps the given fields', () => {
    const known = {
      productId: 45,
      name: 'Plates',
      sku: 'P-45',
      type: 'grouped',
      startsAt: { listPrice: money(9_900), salePrice: undefined },
      url: '/plates',
      childrenIds: [46, 47],
      weight: 45,
    } as const;
    expect(createProduct(known)).toMatchObject(known);
  });

  it.each<[string, Record<string, unknown>]>([
    ['Unknown product type: chair', { type: 'chair' }],
    ['Unknown product type: constructor', { type: 'constructor' }],
    ['A productId is a whole number, got undefined (undefined)', { productId: undefined }],
    ['A productId is a whole number, got 45.5 (number)', { productId: 45.5 }],
    ['A productId is a whole number, got 45 (string)', { productId: '45' }],
    ['A simple product has a listPrice, in minor units', { listPrice: undefined, price: 34_500 }],
  ])('rejects a product with an invalid field: %s', (message, given) => {
    expect(() => createProduct({ ...plate, ...given } as typeof plate)).toThrow(new RangeError(message));
  });

  it('reports a missing product instead of an error of the JavaScript engine', () => {
    for (const nothing of [undefined, null, 'plate'])
      expect(() => createProduct(nothing as never)).toThrow(/^product must be an object, got (undefined|null|string)$/);
  });

  it.each([
    ['345.00 dollars instead of 345 cents', { listPrice: 345.5 as Money }],
    ['half a cent off', { salePrice: 99.5 as Money }],
    ['a group price from a division', { groupPrice: (100 / 3) as Money }],
    ['no number', { listPrice: Number.NaN as Money }],
  ])('rejects a price that is not a whole number of cents: %s', (_case, prices) => {
    expect(() => createProduct({ ...plate, ...prices })).toThrow(
      new RangeError(`Money must be a whole number of minor units, got ${Object.values(prices)[0]} (number)`),
    );
  });
});
