import { money } from '@ironcart/core/money';
import { createProduct } from '@ironcart/core/product';
import { describe, expect, it } from 'vitest';
import {
  activePromo,
  announcedDeal,
  createPromotions,
  displayedPrice,
  type PromotionRule,
  promoStatus,
  type QuoteTerms,
  quoteCart,
} from './index.ts';

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
  ])('explains that products must be a Map, given %s', (_title, products) => {
    expect(() => price(products, { now: 0, shopper: { groupId: 0 } })).toThrow('products must be a Map by product id');
  });

  it('treats a product that was looked up without a result as not loaded: null', () => {
    const wrong = new Map([[1, null]]);
    const terms = { now: 0, shopper: { groupId: 0 } };
    expect(price(wrong, terms)).toMatchObject({ ok: false, issues: [{ code: 'productNotLoaded' }] });
    const redeeming = items.map((item) => ({ ...item, metadata: { redeem: true } }));
    const products = wrong as unknown as ReadonlyMap<number, typeof bar>;
    expect(quoteCart({ items: redeeming, products, ...terms }).issues).toMatchObject([{ code: 'productNotLoaded' }]);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an object', { 0: items[0], length: 1 }],
  ])('explains that items must be an array, given %s', (_title, given) => {
    const request = { items: given as unknown as typeof items, products: new Map([[1, bar]]), now: 0 };
    expect(() => quoteCart({ ...request, shopper: { groupId: 0 } })).toThrow('items must be an array of line items');
  });

  it.each([
    ['without a context', undefined, [{ code: 'invalidContext', field: 'now' }]],
    ['without a group', { now: 0 }, [{ code: 'invalidContext', field: 'groupId' }]],
    ['with an unknown rounding mode', { now: 0, shopper: { groupId: 0 }, rounding: 'near' }, [{ field: 'rounding' }]],
    [
      'with rules instead of the result of createPromotions',
      { now: 0, shopper: { groupId: 0 }, promotions: [{ name: 'Half', discountsOf: () => [1] }] },
      [{ field: 'promotions' }],
    ],
    ['with neither', { now: 0, shopper: { groupId: 0 } }, []],
  ])('names the missing or invalid part of the context, %s', (_title, context, issues) => {
    expect(price(new Map([[1, bar]]), context).issues).toMatchObject(issues);
  });

  it.each([null, undefined, '345', true, 345.5, -1])(
    'rejects a list price of %j, which would be read as another amount',
    (listPrice) => {
      const wrong = new Map([[1, { ...bar, listPrice }]]);
      const quote = price(wrong, { now: 0, shopper: { groupId: 0 } });
      expect(quote.issues).toMatchObject([{ code: 'invalidProductPrice' }]);
      expect(quote.ok).toBe(false);
    },
  );

  it.each([
    ['hundoPricing', 'simple'],
    ['customOptions', 'simple'],
    ['bundleOptions', 'bundle'],
  ] as const)('names the missing list %s of a product that is incomplete', (list, type) => {
    const wrong = new Map([[1, { ...bar, type, childrenIds: [], bundleOptions: [], [list]: undefined }]]);
    expect(() => price(wrong, { now: 0, shopper: { groupId: 0 } })).toThrow(
      `product.${list} must be an array, got undefined`,
    );
  });

  it('names a promotion without a function, or whose function returns nothing', () => {
    const site = { code: 'USA', currency: 'USD' } as const;
    const create = (rule: object) => createPromotions([rule as PromotionRule], site);
    expect(() => create({ name: 'Half', discount: () => [1] })).toThrow('rules[0].discountsOf must be a function');
    const promotions = create({ name: 'Half', discountsOf: () => undefined });
    expect(() => price(new Map([[1, bar]]), { now: 0, shopper: { groupId: 0 }, promotions })).toThrow(
      "The discounts of 'Half' must be an array, got undefined",
    );
  });

  it.each([undefined, Number.NaN, '2026-11-29', new Date(0)])('rejects an invalid moment by name: %s', (now) => {
    for (const call of [promoStatus, activePromo, announcedDeal] as readonly ((
      ...given: readonly unknown[]
    ) => unknown)[])
      expect(() => call(call === promoStatus ? bar.attributes : bar, now)).toThrow(/^nowMs must be a number/);
    expect(() => displayedPrice(bar, { now: now as number, shopper: { groupId: 0 } })).toThrow(/^now must be a number/);
  });

  it('reports an issue for a discount that a server sent as null', () => {
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
