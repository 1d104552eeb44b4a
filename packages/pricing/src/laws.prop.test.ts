import type { LineItem } from '@ironcart/core/list';
import { allocate, money, sum } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { type ArbitraryCart, arbitraryCart, arbitraryPrice, plainLineItem } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountedPrice, type PriceDiscount } from './discount/price-discount.ts';
import { amountToPay, orderTotals } from './order/order-totals.ts';
import { quoteOf } from './testing/quote-of.ts';

const context = {
  now: Date.parse('2026-11-20T12:00:00Z'),
  shopper: {
    groupId: 2,
    earned: new Map<number, PriceDiscount>([
      [1, { kind: 'percent', percent: '12.5' }],
      [10, { kind: 'fixed', amount: money(1_999) }],
    ]),
  },
};
const subtotalOf = ({ items, products }: ArbitraryCart): number => quoteOf({ items, products, ...context }).subtotal;

const shuffled = () =>
  arbitraryCart({ maxLength: 8 }).chain((cart) =>
    fc
      .shuffledSubarray([...cart.items], { minLength: cart.items.length, maxLength: cart.items.length })
      .map((items) => ({ cart, other: { ...cart, items } })),
  );

const withPromo = (products: ReadonlyMap<number, Product>, productId: number, price: number) => {
  const product = products.get(productId);
  if (!product) return products;
  const attributes = { rogue_promo_enabled: '1', rogue_promo_price: (price / 100).toFixed(2) };
  return new Map(products).set(productId, { ...product, attributes });
};

const withoutPromo = (products: ReadonlyMap<number, Product>) =>
  new Map([...products].map(([id, product]) => [id, { ...product, attributes: {} }]));

describe('price of a cart', () => {
  it('does not depend on the order of its lines', () => {
    fc.assert(
      fc.property(shuffled(), ({ cart, other }) => {
        const byId = ({ items, products }: ArbitraryCart) =>
          new Map(quoteOf({ items, products, ...context }).lines.map((line) => [line.listItemId, line]));
        expect(subtotalOf(other)).toBe(subtotalOf(cart));
        expect(byId(other)).toEqual(byId(cart));
      }),
    );
  });

  it('is the sum of the prices of its copies [S3-order-03]', () => {
    fc.assert(
      fc.property(arbitraryCart(), fc.integer({ min: 1, max: 5 }), (cart, copies) => {
        const repeated = Array.from({ length: copies }, () => cart.items).flat();
        const multiplied = cart.items.map((item): LineItem => ({ ...item, qty: item.qty * copies }));
        expect(subtotalOf({ ...cart, items: repeated })).toBe(subtotalOf(cart) * copies);
        expect(subtotalOf({ ...cart, items: multiplied })).toBe(subtotalOf(cart) * copies);
      }),
    );
  });

  it('is never raised by a promotion [S4-price-01] [S4-promo-06]', () => {
    fc.assert(
      fc.property(arbitraryCart(), fc.constantFrom(1, 2, 3, 20), arbitraryPrice(), (cart, productId, price) => {
        const before = { ...cart, products: withoutPromo(cart.products) };
        const after = { ...before, products: withPromo(before.products, productId, price) };
        expect(subtotalOf(after)).toBeLessThanOrEqual(subtotalOf(before));
      }),
    );
  });

  it('completely excludes a line with an issue, and changes no other line', () => {
    fc.assert(
      fc.property(arbitraryCart(), fc.nat(), fc.constantFrom(Number.NaN, -1, 0.5), (cart, at, qty) => {
        const bad = plainLineItem({ productId: 1, listItemId: 'bad', qty });
        const items = cart.items.toSpliced(at % (cart.items.length + 1), 0, bad);
        const { lines, subtotal, issues } = quoteOf({ items, products: cart.products, ...context });
        expect(lines).toEqual(quoteOf({ items: cart.items, products: cart.products, ...context }).lines);
        expect(subtotal).toBe(subtotalOf(cart));
        expect(issues.map(({ listItemId }) => listItemId)).toEqual(['bad']);
      }),
    );
  });
});

describe('discount', () => {
  it('never exceeds the price, and never raises it [S9-promo-02] [S9-promo-03]', () => {
    const discount = fc.oneof(
      arbitraryPrice().map((amount): PriceDiscount => ({ kind: 'fixed', amount })),
      fc.integer({ min: 0, max: 200_000 }).map((n): PriceDiscount => ({ kind: 'percent', percent: `${n / 1000}` })),
    );
    fc.assert(
      fc.property(arbitraryPrice(), discount, (price, given) => {
        const reduced = discountedPrice(price, given);
        expect(reduced).toBeGreaterThanOrEqual(0);
        expect(reduced).toBeLessThanOrEqual(price);
      }),
    );
  });

  it('of an order is distributed over its lines exactly to the cent', () => {
    fc.assert(
      fc.property(arbitraryCart(), arbitraryPrice(), (cart, discount) => {
        const { lines } = quoteOf({ items: cart.items, products: cart.products, ...context });
        fc.pre(lines.length > 0);
        const shares = allocate(
          discount,
          lines.map(({ rowTotal }) => rowTotal),
        );
        expect(sum(shares)).toBe(discount);
      }),
    );
  });
});

describe('gift card', () => {
  it('never pays more than the amount due or its balance [S9-giftcard-03]', () => {
    fc.assert(
      fc.property(arbitraryCart(), arbitraryPrice(), (cart, balance) => {
        const { subtotal } = quoteOf({ items: cart.items, products: cart.products, ...context });
        const totals = orderTotals({ subtotal, giftcards: [{ code: 'CARD', balance }] });
        expect(totals.giftcards).toBe(Math.min(balance, subtotal));
        expect(amountToPay(totals)).toBe(Math.max(0, subtotal - balance));
      }),
    );
  });
});
