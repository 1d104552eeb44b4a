import { isAttributeOn } from '../product/product-parts.ts';
import { requireArray, requireIterable, requireObject } from '../require-argument.ts';
import type { Site } from '../site/site.ts';
import type { ShippingRate } from './rate.ts';
import { heavyDirectGroup, type Shipped, shippingGroupsOf } from './shipping-groups.ts';

/** The shipping code of pickup by the shopper (S4-pickup-01, READINGS A15). */
export const pickupCode = 'pickup';

/** Whether a rate is pickup. */
export const isPickupRate = (rate: Pick<ShippingRate, 'shippingCode'>): boolean => {
  requireObject(rate, 'rate');
  return rate.shippingCode === pickupCode;
};

/** Whether a selected rate is pickup, which makes the order a pickup order (S4-pickup-01). */
export const isPickupOrder = (selected: readonly ShippingRate[]): boolean => {
  requireArray(selected, 'selected');
  return selected.some(isPickupRate);
};

/** The shipping groups that exclude pickup (S9-ship-03..07), on every site (S4-pickup-04, READINGS A14). */
const groupsWithoutPickup: readonly string[] = [
  'DROPSHIP',
  'PER_ORDER_DROPSHIP',
  'DROPSHIP_FREIGHT',
  'NO_PICKUP',
  heavyDirectGroup,
];

/** Why an order cannot be picked up: the site offers no pickup, or a product or its shipping group excludes it. */
export type PickupObstacle<Goods extends Shipped = Shipped> =
  | { readonly code: 'siteWithoutPickup' }
  | { readonly code: 'productWithoutPickup'; readonly product: Goods }
  | { readonly code: 'groupWithoutPickup'; readonly product: Goods; readonly group: string };

/** The first obstacle to picking up these products; undefined if there is none. */
export const pickupObstacle = <Goods extends Shipped>(
  site: Pick<Site, 'pickup'>,
  products: Iterable<Goods>,
): PickupObstacle<Goods> | undefined => {
  requireObject(site, 'site');
  requireIterable(products, 'products');
  if (!site.pickup) return { code: 'siteWithoutPickup' };
  for (const product of products) {
    if (isAttributeOn(product.attributes, 'rogue_pickup_disabled')) return { code: 'productWithoutPickup', product };
    const group = shippingGroupsOf(product).find((one) => groupsWithoutPickup.includes(one));
    if (group !== undefined) return { code: 'groupWithoutPickup', product, group };
  }
  return undefined;
};

/** Whether an order of these products can be picked up (S4-pickup-02..04). */
export const isPickupAllowed = (site: Pick<Site, 'pickup'>, products: Iterable<Shipped>): boolean =>
  pickupObstacle(site, products) === undefined;
