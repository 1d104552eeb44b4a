import type { LineItem } from '@ironcart/core/list';
import { type Money, money } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { plainLineItem, plainProduct } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShippedFree } from '../priced-line.ts';
import { quoteOf } from '../testing/quote-of.ts';
import type { Entitlement } from './entitlement.ts';

const mapOf = (...products: Product[]) => new Map(products.map((product) => [product.productId, product]));
const shelf = mapOf(
  plainProduct({ productId: 5, listPrice: money(5_000) }),
  plainProduct({ productId: 6, listPrice: money(5_000) }),
  plainProduct({ productId: 10, type: 'configurable', childrenIds: [5] }),
  plainProduct({
    productId: 20,
    type: 'bundle',
    listPrice: money(1_000),
    bundleOptions: [
      {
        id: 1,
        title: '',
        isRequired: true,
        includedProductId: null,
        values: [
          { productId: 5, priceType: 'fixed', price: undefined, defaultQty: 1, canChangeQty: true, isDefault: true },
        ],
      },
    ],
  }),
);

const redeeming = (productId: number, qty = 1, given: Partial<LineItem> = {}) =>
  plainLineItem({ productId, qty, metadata: { redeem: true }, ...given });
const tenOff: Entitlement = { kind: 'percent', percent: '10' };
const linesOf = (items: readonly LineItem[], ...earned: [number, Entitlement][]) =>
  quoteOf({ items, products: shelf, now: 0, shopper: { groupId: 0, earned: new Map(earned) } }).lines;
const pricesOf = (...given: Parameters<typeof linesOf>) => linesOf(...given).map(({ price }) => price);

describe('entitlement', () => {
  it("lowers only its own product's price, when redeemed [S6-tickets-01]", () => {
    const items = [redeeming(5), redeeming(6), plainLineItem({ productId: 5 })];
    expect(pricesOf(items, [5, tenOff])).toEqual([4_500, 5_000, 5_000]);
    expect(linesOf(items, [5, tenOff]).map(({ redemption }) => redemption?.outcome)).toEqual([
      'redeemed',
      'notEntitled',
      undefined,
    ]);
  });

  it('subtracts a percentage or an amount, down to 0 [S6-tickets-02] [S4-price-02]', () => {
    expect(pricesOf([redeeming(5)], [5, tenOff])).toEqual([4_500]);
    expect(pricesOf([redeeming(5)], [5, { kind: 'fixed', amount: money(1_000) }])).toEqual([4_000]);
    expect(pricesOf([redeeming(5)], [5, { kind: 'fixed', amount: money(5_001) }])).toEqual([0]);
    expect(pricesOf([redeeming(5)], [5, { kind: 'percent', percent: '100' }])).toEqual([0]);
  });

  it('can make its product ship free [S6-tickets-03]', () => {
    const free: Entitlement = { ...tenOff, hasFreeShipping: true };
    const isFree = (items: readonly LineItem[], entitlement: Entitlement) =>
      linesOf(items, [5, entitlement]).map(isShippedFree);
    expect(isFree([redeeming(5), plainLineItem({ productId: 5 })], free)).toEqual([true, false]);
    expect(isFree([redeeming(5)], tenOff)).toEqual([false]);
    expect(isFree([redeeming(5)], { ...free, remainingUses: 0 })).toEqual([false]);
    const chosen = plainLineItem({ productId: 10, children: [redeeming(5)] });
    expect(isFree([chosen], free)).toEqual([true]);
    const inBundle = redeeming(5, 1, { metadata: { redeem: true, bundleOptionId: 1 } });
    expect(isFree([plainLineItem({ productId: 20, children: [inBundle] })], free)).toEqual([false]);
  });

  it('applies to at most as many pieces as it has uses, in cart order [S6-tickets-04]', () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 });
    fc.assert(
      fc.property(quantities, fc.integer({ min: 0, max: 20 }), (pieces, remainingUses) => {
        const items = pieces.map((qty, index) => redeeming(5, qty, { listItemId: `line-${index}` }));
        let left = remainingUses;
        for (const { qty, price, rowTotal, redemption } of linesOf(items, [5, { ...tenOff, remainingUses }])) {
          const isRedeemed = left > 0 && qty <= left;
          expect(price).toBe(isRedeemed ? 4_500 : 5_000);
          expect(rowTotal).toBe(price * qty);
          if (isRedeemed) left -= qty;
          expect(redemption).toMatchObject(
            isRedeemed
              ? { outcome: 'redeemed', usesLeft: left }
              : { outcome: left === 0 ? 'noUsesLeft' : 'tooFewUses', usesLeft: left, usesNeeded: qty },
          );
        }
        expect(left).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('has no effect without uses left, and says so in a message [S6-tickets-04]', () => {
    const [line] = linesOf([redeeming(5, 0)], [5, { ...tenOff, remainingUses: 0 }]);
    expect(line).toMatchObject({ price: 5_000, redemption: { outcome: 'noUsesLeft', usesLeft: 0 } });
  });

  it('counts the pieces of a child once for each of its parents [S6-tickets-04]', () => {
    const child = redeeming(5, 3, { metadata: { redeem: true, bundleOptionId: 1 } });
    const bundles = (qty: number, remainingUses: number) =>
      linesOf([plainLineItem({ productId: 20, qty, children: [child] })], [5, { ...tenOff, remainingUses }])[0]?.price;
    expect([bundles(2, 6), bundles(2, 5)]).toEqual([14_500, 16_000]);
  });

  it('of a configurable product is redeemed before the entitlement of its child', () => {
    const through = (metadata: LineItem['metadata']) =>
      plainLineItem({
        productId: 10,
        metadata: { redeem: true },
        children: [plainLineItem({ productId: 5, metadata })],
      });
    const half: Entitlement = { kind: 'percent', percent: '50' };
    expect(pricesOf([through({})], [10, half], [5, tenOff])).toEqual([2_500]);
    expect(pricesOf([through({ redeem: true })], [10, half], [5, tenOff])).toEqual([2_500]);
    expect(pricesOf([through({ redeem: true })], [5, tenOff])).toEqual([4_500]);
    expect(pricesOf([through({})], [5, tenOff])).toEqual([5_000]);
  });

  it('is not used up by a line that cannot be priced', () => {
    const broken = redeeming(5, 2, { listItemId: 'broken', options: { 99: 1 } });
    expect(pricesOf([broken, redeeming(5, 2)], [5, { ...tenOff, remainingUses: 2 }])).toEqual([4_500]);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '2'])('is rejected with %j uses left', (remainingUses) => {
    const earnedDiscounts = new Map([[5, { ...tenOff, remainingUses: remainingUses as number }]]);
    const { lines, issues } = quoteOf({
      items: [redeeming(5)],
      products: shelf,
      now: 0,
      shopper: { groupId: 0, earned: earnedDiscounts },
    });
    expect(lines).toEqual([]);
    expect(issues).toMatchObject([{ code: 'invalidEarnedDiscount', productId: 5, listItemId: 'line-5' }]);
  });

  it('is rejected with an invalid amount', () => {
    const earnedDiscounts = new Map([[5, { kind: 'fixed', amount: -1 as Money } as const]]);
    expect(
      quoteOf({ items: [redeeming(5)], products: shelf, now: 0, shopper: { groupId: 0, earned: earnedDiscounts } })
        .issues,
    ).toMatchObject([
      {
        code: 'invalidEarnedDiscount',
        message: 'The earned discount is neither an amount nor a percentage of at least 0',
      },
    ]);
  });

  it('without a limit is never used up [S6-tickets-04]', () => {
    const lines = linesOf([redeeming(5, 1_000), redeeming(5, 2)], [5, tenOff]);
    expect(lines.map(({ redemption }) => redemption)).toEqual([
      { outcome: 'redeemed', entitlement: tenOff, usesLeft: undefined },
      { outcome: 'redeemed', entitlement: tenOff, usesLeft: undefined },
    ]);
  });

  it('is rejected at every redemption if it would raise the price', () => {
    const earnedDiscounts = new Map([[5, { kind: 'percent', percent: '-5' } as const]]);
    for (let times = 0; times < 2; times += 1) {
      const { issues } = quoteOf({
        items: [redeeming(5)],
        products: shelf,
        now: 0,
        shopper: { groupId: 0, earned: earnedDiscounts },
      });
      expect(issues).toMatchObject([{ code: 'invalidEarnedDiscount' }]);
    }
  });
});
