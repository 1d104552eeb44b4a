import { money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { changedPrices, type SeenPrices } from './changed-prices.ts';

const line = (price: number, qty = 1, given = {}) => ({
  listItemId: 'a',
  name: 'Bar',
  qty,
  unitPrice: money(price),
  ...given,
});

describe('changedPrices', () => {
  it('lists lines whose price the store has changed, until the shopper leaves the page', () => {
    const seen: SeenPrices = new Map();
    expect(changedPrices([line(100)], seen)).toEqual([]);
    const changed = [{ listItemId: 'a', name: 'Bar', before: 100, now: 120 }];
    expect(changedPrices([line(120)], seen)).toEqual(changed);
    expect(changedPrices([line(120)], seen)).toEqual(changed);
    expect(changedPrices([line(100)], seen)).toEqual([]);
  });

  it('ignores changes by the shopper, and lines without a price', () => {
    const seen: SeenPrices = new Map();
    changedPrices([line(100)], seen);
    expect(changedPrices([line(90, 5)], seen)).toEqual([]);
    expect(changedPrices([line(0, 5, { issue: 'Unknown product' })], seen)).toEqual([]);
    expect(changedPrices([line(90, 5)], seen)).toEqual([]);
  });
});
