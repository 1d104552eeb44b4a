import { arbitraryCart } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteOf } from './testing/quote-of.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('customer group', () => {
  it("gets the server's group prices from group 2 on, and none below [S6-roles-03] [S6-roles-04]", () => {
    fc.assert(
      fc.property(arbitraryCart(), fc.integer({ min: 0, max: 9 }), ({ items, products }, groupId) => {
        const without = new Map([...products].map(([id, product]) => [id, { ...product, groupPrice: undefined }]));
        const { lines } = quoteOf({ items, products, now, shopper: { groupId } });
        const hasGroupRung = (line: (typeof lines)[number]): boolean =>
          line.rung === 'group' || line.children.some(hasGroupRung);
        if (groupId < 2) {
          expect(lines).toEqual(quoteOf({ items, products: without, now, shopper: { groupId } }).lines);
          expect(lines.some(hasGroupRung)).toBe(false);
        }
      }),
    );
  });

  it("selects prices only by its group's price list: groups from 2 on with equal prices pay the same [S6-roles-06]", () => {
    fc.assert(
      fc.property(arbitraryCart(), fc.integer({ min: 2, max: 999 }), ({ items, products }, groupId) => {
        expect(quoteOf({ items, products, now, shopper: { groupId } })).toEqual(
          quoteOf({ items, products, now, shopper: { groupId: 2 } }),
        );
        expect(quoteOf({ items, products, now, shopper: { groupId: 1 } })).toEqual(
          quoteOf({ items, products, now, shopper: { groupId: 0 } }),
        );
      }),
    );
  });

  it('never raises a price [S6-roles-06] [S4-price-01]', () => {
    fc.assert(
      fc.property(arbitraryCart(), ({ items, products }) => {
        const asGuest = quoteOf({ items, products, now, shopper: { groupId: 0 } }).subtotal;
        expect(quoteOf({ items, products, now, shopper: { groupId: 2 } }).subtotal).toBeLessThanOrEqual(asGuest);
      }),
    );
  });
});
