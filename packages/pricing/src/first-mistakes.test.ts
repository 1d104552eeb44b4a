import { money } from '@ironcart/core/money';
import { createProduct } from '@ironcart/core/product';
import { describe, expect, it } from 'vitest';
import { type QuoteTerms, quoteCart } from './index.ts';

const bar = createProduct({ productId: 1, name: 'Bar', listPrice: money(34_500) });
const items = [{ listItemId: 'line-1', productId: 1, qty: 1, options: {}, metadata: {}, children: [] }];

/** As plain JavaScript calls it, which no compiler warns. */
const price: (...given: readonly unknown[]) => ReturnType<typeof quoteCart> = (...[products, terms]) =>
  quoteCart({ items, products: products as ReadonlyMap<number, typeof bar>, ...(terms as QuoteTerms) });

describe('common mistakes of a new user', () => {
  it.each([
    ['an array', [bar]],
    ['an object', { 1: bar }],
    ['nothing', undefined],
  ])('explains that products are a Map, given %s', (_title, products) => {
    expect(() => price(products, { now: 0, shopper: { groupId: 0 } })).toThrow('products must be a Map by product id');
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an object', { 0: items[0], length: 1 }],
  ])('explains that items are an array, given %s', (_title, given) => {
    const request = { items: given as unknown as typeof items, products: new Map([[1, bar]]), now: 0 };
    expect(() => quoteCart({ ...request, shopper: { groupId: 0 } })).toThrow('items must be an array of line items');
  });

  it.each([
    ['without a context', undefined, [{ code: 'invalidContext', field: 'now' }]],
    ['without a group', { now: 0 }, [{ code: 'invalidContext', field: 'groupId' }]],
    [
      'with a rounding that does not exist',
      { now: 0, shopper: { groupId: 0 }, rounding: 'near' },
      [{ field: 'rounding' }],
    ],
    ['with neither', { now: 0, shopper: { groupId: 0 } }, []],
  ])('names the missing or invalid part of the context, %s', (_title, context, issues) => {
    expect(price(new Map([[1, bar]]), context).issues).toMatchObject(issues);
  });

  it('answers a discount that a server sent as null with its issue', () => {
    const products = new Map([[1, bar]]);
    const given = price(products, { now: 0, shopper: { groupId: 0 }, orderDiscount: null });
    expect(given.issues).toMatchObject([{ code: 'invalidOrderDiscount' }]);
    const misnamed = price(products, {
      now: 0,
      shopper: { groupId: 0 },
      orderDiscount: { kind: 'percentage', percent: '10' },
    });
    expect(misnamed.issues).toMatchObject([{ code: 'invalidOrderDiscount' }]);
    const redeeming = [
      { listItemId: 'line-1', productId: 1, qty: 1, options: {}, metadata: { redeem: true }, children: [] },
    ];
    const earned = new Map([[1, null]]) as unknown as NonNullable<QuoteTerms['shopper']['earned']>;
    const quote = quoteCart({ items: redeeming, products, now: 0, shopper: { groupId: 0, earned } });
    expect(quote.issues).toMatchObject([{ code: 'invalidEarnedDiscount' }]);
  });
});
