import { describe, expect, it } from 'vitest';
import { stockLevelOf } from './stock-level.ts';

describe('displayed stock level', () => {
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

  it('shows a quantity only when nearly sold out', () => {
    expect(stockLevelOf(inventory)).toEqual({ code: 'inStock' });
    expect(stockLevelOf({ ...inventory, qoh: 3 })).toEqual({ code: 'lowStock', left: 3 });
  });

  it('distinguishes a delayed delivery from sold out', () => {
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
