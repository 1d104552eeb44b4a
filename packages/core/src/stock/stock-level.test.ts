import { describe, expect, it } from 'vitest';
import { stockLevelOf } from './stock-level.ts';

describe('what is said of the stock', () => {
  const inventory = {
    min: 1,
    max: 9,
    qoh: 20,
    backorder: false,
    leadTime: null,
    restockStatus: null,
    promoQty: null,
    bin: false,
  };

  it('counts only what is nearly gone', () => {
    expect(stockLevelOf(inventory)).toEqual({ code: 'inStock' });
    expect(stockLevelOf({ ...inventory, qoh: 3 })).toEqual({ code: 'lowStock', left: 3 });
  });

  it('tells a wait from nothing at all', () => {
    expect(stockLevelOf({ ...inventory, qoh: 0, leadTime: '2 weeks' })).toEqual({
      code: 'backorder',
      leadTime: '2 weeks',
    });
    expect(stockLevelOf({ ...inventory, max: 0, restockStatus: 'back in March' })).toEqual({
      code: 'outOfStock',
      restock: 'back in March',
    });
    expect(stockLevelOf(undefined)).toMatchObject({ code: 'outOfStock' });
  });
});
