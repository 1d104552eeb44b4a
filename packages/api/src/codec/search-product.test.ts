import { money } from '@ironcart/core/money';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type WireSearchHit, wireSearchHit } from '../contract/search.ts';
import { PLACEHOLDER_THUMBNAIL, searchProductFromWire } from './search-product.ts';

const hit = (changes: Partial<WireSearchHit> = {}): WireSearchHit => ({
  productId: 12,
  sku: 'BAR-20',
  name: 'Training bar',
  url: '/training-bar',
  price: 300,
  categories: ['Barbells'],
  brand: 'Ironcart',
  type: 'simple',
  attributes: { tax_class_id: '2', manufacturer: 'Ironcart' },
  hasRedirect: false,
  is_salable: true,
  ...changes,
});

describe('search product', () => {
  it('has every field of a search result, with prices named as in code [S3-searchproduct-01]', () => {
    const whole = hit({
      thumbnail: '/img/bar',
      altImage: '/img/bar-detail',
      final_price: 280,
      challenge_status: 'open',
      related: [{ productId: 13, color: 'Red', url: '/training-bar?color=red', name: 'Red training bar', price: 300 }],
      relatedLabelName: 'finishes',
      rating: { average: 4.5, count: 12 },
    });
    expect(searchProductFromWire(v.parse(wireSearchHit, whole), 'USD')).toEqual({
      productId: 12,
      sku: 'BAR-20',
      name: 'Training bar',
      url: '/training-bar',
      thumbnail: '/img/bar',
      altImage: '/img/bar-detail',
      listPrice: money(30_000),
      salePrice: money(28_000),
      categories: ['Barbells'],
      brand: 'Ironcart',
      type: 'simple',
      challenge_status: 'open',
      attributes: { tax_class_id: '2', manufacturer: 'Ironcart' },
      quoted: false,
      related: [expect.objectContaining({ productId: 13, color: 'Red', listPrice: money(30_000) })],
      relatedLabelName: 'finishes',
      hasRedirect: false,
      isSalable: true,
      rating: { average: 4.5, count: 12 },
    });
  });

  it('has a placeholder if the search result has no picture [S3-searchproduct-02]', () => {
    expect(PLACEHOLDER_THUMBNAIL).toBe('/img/placeholder');
    expect(searchProductFromWire(hit(), 'USD').thumbnail).toBe(PLACEHOLDER_THUMBNAIL);
    expect(searchProductFromWire(hit({ thumbnail: '/img/bar' }), 'USD').thumbnail).toBe('/img/bar');
  });

  it.each([
    { final_price: 299.99, salePrice: money(29_999) },
    { final_price: 300, salePrice: undefined },
    { final_price: 300.01, salePrice: undefined },
    { final_price: undefined, salePrice: undefined },
  ])(
    'has the final price $final_price as its sale price only if it is below the list price [S3-searchproduct-03]',
    (row) => {
      expect(searchProductFromWire(hit({ final_price: row.final_price }), 'USD').salePrice).toBe(row.salePrice);
    },
  );

  it('keeps the first three categories [S3-searchproduct-04]', () => {
    expect(searchProductFromWire(hit({ categories: ['a', 'b', 'c', 'd'] }), 'USD').categories).toEqual(['a', 'b', 'c']);
  });

  it('contains the tax class and the manufacturer [S3-searchproduct-05]', () => {
    expect(searchProductFromWire(hit(), 'USD').attributes).toMatchObject({
      tax_class_id: '2',
      manufacturer: 'Ironcart',
    });
  });

  it.each([
    { productId: 91_377, price: 0, quoted: true },
    { productId: 91_377, price: 10, quoted: false },
    { productId: 12, price: 0, quoted: false },
  ])('is quoted: $quoted for product $productId at $price [S3-searchproduct-06]', ({ quoted, ...changes }) => {
    expect(searchProductFromWire(hit(changes), 'USD').quoted).toBe(quoted);
  });

  it('lists its colours with its own price [S3-searchproduct-07]', () => {
    const related = [{ productId: 13, color: 'red', url: '/red-bar', name: 'Red bar', price: 310, final_price: 290 }];
    expect(searchProductFromWire(hit({ related }), 'USD').related).toEqual([
      {
        productId: 13,
        color: 'red',
        url: '/red-bar',
        name: 'Red bar',
        thumbnail: PLACEHOLDER_THUMBNAIL,
        listPrice: money(31_000),
        salePrice: money(29_000),
      },
    ]);
  });

  it('labels its colours as colors by default [S3-searchproduct-08]', () => {
    expect(searchProductFromWire(hit(), 'USD').relatedLabelName).toBe('colors');
    expect(searchProductFromWire(hit({ relatedLabelName: 'finishes' }), 'USD').relatedLabelName).toBe('finishes');
  });

  it('is priced in pounds on the British site only [S3-searchproduct-09]', () => {
    const priced = hit({ final_price: 280, price_gbp: 250, final_price_gbp: 240 });
    expect(searchProductFromWire(priced, 'GBP')).toMatchObject({ listPrice: 25_000, salePrice: 24_000 });
    expect(searchProductFromWire(priced, 'EUR')).toMatchObject({ listPrice: 30_000, salePrice: 28_000 });
  });
});
