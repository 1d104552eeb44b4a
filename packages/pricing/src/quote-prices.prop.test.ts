import { money, sum, timesQuantity } from '@ironcart/core/money';
import { arbitraryLineItem, arbitraryProduct, plainLineItem } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayedPrice } from './displayed-price.ts';
import { quoteOf } from './testing/quote-of.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const ids = [1, 2, 3];

const arbitraryProducts = () =>
  fc
    .tuple(...ids.map((productId) => arbitraryProduct().map((product) => ({ ...product, productId }))))
    .map((products) => new Map(products.map((product) => [product.productId, product])));

describe('quoteCart', () => {
  it('has a subtotal that is the sum of its lines to the cent [S3-order-03] [S9-money-01]', () => {
    fc.assert(
      fc.property(
        arbitraryProducts(),
        fc.array(arbitraryLineItem(ids)),
        fc.integer({ min: 0, max: 3 }),
        (products, items, groupId) => {
          const { lines, subtotal, issues } = quoteOf({ items, products, now, shopper: { groupId } });
          expect(issues).toEqual([]);
          expect(lines).toHaveLength(items.length);
          expect(subtotal).toBe(sum(lines.map(({ rowTotal }) => rowTotal)));
          for (const line of lines) {
            const product = products.get(line.productId);
            expect(line.price).toBe(product && displayedPrice(product, { now, shopper: { groupId } }).price);
            expect(line.rowTotal).toBe(timesQuantity(line.price, line.qty));
          }
        },
      ),
    );
  });

  it('gives a line the same price with and without other lines', () => {
    fc.assert(
      fc.property(arbitraryProducts(), fc.array(arbitraryLineItem(ids), { minLength: 1 }), (products, items) => {
        const together = quoteOf({ items, products, now, shopper: { groupId: 0 } }).lines;
        const apart = items.flatMap((item) => quoteOf({ items: [item], products, now, shopper: { groupId: 0 } }).lines);
        expect(together).toEqual(apart);
      }),
    );
  });

  it('subtracts an earned discount from the pieces that redeem it, down to 0 [S4-price-02] [S9-promo-03]', () => {
    fc.assert(
      fc.property(arbitraryProducts(), fc.integer({ min: 0, max: 200_000_000 }), (products, cents) => {
        const context = {
          now,
          shopper: { groupId: 0, earned: new Map([[1, { kind: 'fixed', amount: money(cents) } as const]]) },
        };
        const items = [plainLineItem({ productId: 1, metadata: { redeem: true } }), plainLineItem({ productId: 1 })];
        const [redeemed, other] = quoteOf({ items, products, ...context }).lines;
        expect(redeemed?.price).toBe(Math.max(0, (other?.price ?? 0) - cents));
      }),
    );
  });
});
