import { money } from '@ironcart/core/money';
import { plainLineItem, plainProduct } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import { quoteOf } from '../testing/quote-of.ts';
import { missedDeals } from './missed-deals.ts';

const end = Date.parse('2026-11-30T00:00:00Z');
const promoted = (productId: number) =>
  plainProduct({
    productId,
    listPrice: money(5_000),
    attributes: { rogue_promo_enabled: true, rogue_promo_price: '40.00', rogue_promo_to_date: '2026-11-30 00:00:00' },
  });
const products = new Map(
  [
    promoted(1),
    promoted(11),
    plainProduct({ productId: 2, listPrice: money(100) }),
    plainProduct({ productId: 10, type: 'configurable', childrenIds: [11] }),
  ].map((product) => [product.productId, product]),
);
const items = [
  plainLineItem({ productId: 1 }),
  plainLineItem({ productId: 2 }),
  plainLineItem({ productId: 10, children: [plainLineItem({ productId: 11 })] }),
];
const linesAt = (now: number, cart = items) => quoteOf({ items: cart, products, now, shopper: { groupId: 0 } }).lines;

describe('missedDeals', () => {
  it('records items whose promotion has ended, with both prices [S4-promo-08]', () => {
    expect(missedDeals(linesAt(end), linesAt(end + 1))).toEqual([
      { listItemId: 'line-1', sku: 'SKU-1', name: 'Product 1', promoPrice: 4_000, price: 5_000 },
      { listItemId: 'line-10', sku: 'SKU-10', name: 'Product 10', promoPrice: 4_000, price: 5_000 },
    ]);
  });

  it('keeps recorded items in later quotes, until the line leaves the cart or is promoted again [S4-promo-08]', () => {
    const ended = missedDeals(linesAt(end), linesAt(end + 1));
    expect(missedDeals(linesAt(end + 1), linesAt(end + 2), ended)).toEqual(ended);
    expect(missedDeals(linesAt(end + 1), linesAt(end + 2, items.slice(0, 2)), ended)).toEqual(ended.slice(0, 1));
    expect(missedDeals(linesAt(end + 1), linesAt(end), ended)).toEqual([]);
  });

  it('records nothing for running promotions or removed items [S4-promo-08]', () => {
    expect(missedDeals(linesAt(end - 1), linesAt(end))).toEqual([]);
    expect(missedDeals(linesAt(end), linesAt(end + 1, items.slice(1, 2)))).toEqual([]);
    expect(missedDeals(linesAt(end + 1), linesAt(end + 2))).toEqual([]);
  });
});
