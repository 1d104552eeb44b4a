import { money } from '@ironcart/core/money';
import { arbitraryProduct, plainProduct } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountedPrice } from './discount/price-discount.ts';
import { displayedPrice } from './displayed-price.ts';
import { activePromo } from './promo/promo-status.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('displayedPrice', () => {
  it('is the lowest of promotion, group and sale price below the list price, otherwise the list price [S4-price-01]', () => {
    fc.assert(
      fc.property(arbitraryProduct(), fc.integer({ min: 0, max: 4 }), (product, groupId) => {
        const group = groupId >= 2 ? product.groupPrice : undefined;
        const offers = [activePromo(product, now)?.price, group, product.salePrice];
        const lower = offers.filter((offer) => offer !== undefined && offer < product.listPrice);
        const expected = lower.length > 0 ? Math.min(...lower.map(Number)) : product.listPrice;
        expect(displayedPrice(product, { now, shopper: { groupId } })).toMatchObject({
          price: expected,
          listPrice: product.listPrice,
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('names the step of the price ladder that determined it', () => {
    const product = plainProduct({
      productId: 1,
      listPrice: money(500),
      salePrice: money(400),
      groupPrice: money(300),
      attributes: { rogue_promo_enabled: '1', rogue_promo_price: '2.00' },
    });
    const rungOf = (change: Partial<typeof product>, groupId: number) =>
      displayedPrice({ ...product, ...change }, { now, shopper: { groupId } }).rung;
    expect(rungOf({}, 2)).toBe('promo');
    expect(rungOf({ attributes: {} }, 2)).toBe('group');
    expect(rungOf({ attributes: {} }, 1)).toBe('sale');
    expect(rungOf({ attributes: {}, salePrice: money(500) }, 0)).toBe('list');
  });

  it('is lowered by an earned discount, fixed or percent, never below 0 [S4-price-02] [S9-promo-02] [S9-promo-03]', () => {
    fc.assert(
      fc.property(arbitraryProduct(), fc.integer({ min: 0, max: 200_000_000 }), (product, cents) => {
        const before = displayedPrice(product, { now, shopper: { groupId: 0 } }).price;
        const after = displayedPrice(
          product,
          { now, shopper: { groupId: 0 } },
          { kind: 'fixed', amount: money(cents) },
        ).price;
        expect(after).toBe(Math.max(0, before - cents));
      }),
    );
    expect(discountedPrice(money(1_005), { kind: 'percent', percent: '10' })).toBe(904);
    expect(discountedPrice(money(1_005), { kind: 'percent', percent: '150' })).toBe(0);
  });
});
