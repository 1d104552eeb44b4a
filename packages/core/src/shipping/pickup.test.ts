import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import type { ProductAttributes } from '../product/product-parts.ts';
import { defaultSites, siteByCode } from '../site/specified-sites.ts';
import { isPickupAllowed, isPickupOrder, pickupCode, pickupObstacle } from './pickup.ts';

const withPickup = siteByCode('USA');
const grouped = (group: string): { attributes: ProductAttributes } => ({
  attributes: { shipperhq_shipping_group: group },
});

describe('isPickupAllowed', () => {
  it('requires a site with pickup [S4-pickup-02]', () => {
    expect(isPickupAllowed(withPickup, [grouped('')])).toBe(true);
    expect(isPickupAllowed({ pickup: undefined }, [])).toBe(false);
  });

  it.each([
    ['DROPSHIP', 'S9-ship-03'],
    ['PER_ORDER_DROPSHIP', 'S9-ship-04'],
    ['DROPSHIP_FREIGHT', 'S9-ship-05'],
    ['NO_PICKUP', 'S9-ship-06'],
  ])('is false with the shipping group %s on any item [%s] [S4-pickup-03]', (group) => {
    expect(isPickupAllowed(withPickup, [grouped(''), grouped(group)])).toBe(false);
    expect(isPickupAllowed(withPickup, [grouped(`FREE, ${group}`)])).toBe(false);
    expect(isPickupAllowed(withPickup, [grouped(`X${group}`)])).toBe(true);
  });

  it('is false with heavy-direct goods on every site [S4-pickup-04] [S9-ship-07]', () => {
    for (const site of defaultSites.all) {
      expect(isPickupAllowed({ ...site, pickup: withPickup.pickup }, [grouped('HEAVY_DIRECT')])).toBe(false);
    }
  });

  it.each([true, 1, '1', 'true'])('is false with a product that excludes pickup: %j [S4-pickup-03]', (flag) => {
    expect(isPickupAllowed(withPickup, [{ attributes: { rogue_pickup_disabled: flag } }])).toBe(false);
    expect(isPickupAllowed(withPickup, [{ attributes: { rogue_pickup_disabled: false } }])).toBe(true);
  });
});

describe('isPickupOrder', () => {
  it('depends on the selected code only [S4-pickup-01]', () => {
    const rate = {
      shippingCode: pickupCode,
      amount: money(0),
      label: '',
      carrier: '',
      packageNumber: 1,
      transactionId: '',
      selected: true,
    };
    expect(isPickupOrder([rate])).toBe(true);
    expect(isPickupOrder([{ ...rate, shippingCode: 'pickup' }])).toBe(true);
    expect(isPickupOrder([{ ...rate, shippingCode: 'ground' }])).toBe(false);
    expect(isPickupOrder([])).toBe(false);
  });
});

describe('pickupObstacle', () => {
  it('names the site before any product', () => {
    expect(pickupObstacle({ pickup: undefined }, [grouped('NO_PICKUP')])).toEqual({ code: 'siteWithoutPickup' });
  });

  it('names the first excluded product, and the reason', () => {
    const free = { ...grouped('FREE'), sku: 'A' };
    const dropped = { ...grouped('FREE#DROPSHIP'), sku: 'B' };
    const marked = { attributes: { rogue_pickup_disabled: true, shipperhq_shipping_group: 'NO_PICKUP' }, sku: 'C' };
    expect(pickupObstacle(withPickup, [free, dropped, marked])).toEqual({
      code: 'groupWithoutPickup',
      product: dropped,
      group: 'DROPSHIP',
    });
    expect(pickupObstacle(withPickup, [free, marked, dropped])).toEqual({
      code: 'productWithoutPickup',
      product: marked,
    });
    expect(pickupObstacle(withPickup, [free])).toBeUndefined();
  });

  it('is returned if the site has disabled pickup', () => {
    expect(pickupObstacle({ pickup: undefined }, [])).toEqual({
      code: 'siteWithoutPickup',
    });
  });
});
