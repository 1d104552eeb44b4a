import { describe, expect, it } from 'vitest';
import { isFreeShippingGroup, isHeavyDirect, shippingGroupsOf, shipsFree } from './shipping-groups.ts';

const grouped = (group: string | null) => ({ attributes: { shipperhq_shipping_group: group } });

describe('shippingGroupsOf', () => {
  it('reads one group, or several separated by commas and number signs', () => {
    expect(shippingGroupsOf(grouped('FREE'))).toEqual(['FREE']);
    expect(shippingGroupsOf(grouped(' FREE ,DROPSHIP#NO_PICKUP'))).toEqual(['FREE', 'DROPSHIP', 'NO_PICKUP']);
  });

  it('is empty if no group is set', () => {
    expect(shippingGroupsOf({ attributes: {} })).toEqual([]);
    expect(shippingGroupsOf(grouped(null))).toEqual([]);
    expect(shippingGroupsOf(grouped(' , #'))).toEqual([]);
  });
});

describe('isFreeShippingGroup', () => {
  it('is true for FREE [S9-ship-08]', () => {
    expect(isFreeShippingGroup('FREE')).toBe(true);
    expect(isFreeShippingGroup('free')).toBe(false);
  });

  it('is true for 3_FREE_ALL [S9-ship-09]', () => {
    expect(isFreeShippingGroup('3_FREE_ALL')).toBe(true);
    expect(isFreeShippingGroup('3_FREE')).toBe(false);
    expect(isFreeShippingGroup('DROPSHIP')).toBe(false);
  });
});

describe('product with shipping groups', () => {
  it('ships free with any free group [S9-ship-08] [S9-ship-09]', () => {
    expect(shipsFree(grouped('DROPSHIP,FREE'))).toBe(true);
    expect(shipsFree(grouped('3_FREE_ALL'))).toBe(true);
    expect(shipsFree(grouped('DROPSHIP'))).toBe(false);
    expect(shipsFree({ attributes: {} })).toBe(false);
  });

  it('is heavy-direct by its shipping group only [S9-ship-02]', () => {
    expect(isHeavyDirect(grouped('FREE, HEAVY_DIRECT'))).toBe(true);
    expect(isHeavyDirect(grouped('HEAVY'))).toBe(false);
  });
});
