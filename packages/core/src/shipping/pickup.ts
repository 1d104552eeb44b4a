import { isAttributeOn } from '../product/attribute-flag.ts';
import type { Site } from '../site/site.ts';
import type { ShippingRate } from './rate.ts';
import { heavyDirectGroup, type Shipped, shippingGroupsOf } from './shipping-groups.ts';

/** The shipping code that means the shopper collects the order (S4-pickup-01, READINGS A15). */
export const pickupCode = 'pickup';

/** Whether a rate means that the shopper picks the order up. */
export const isPickupRate = (rate: Pick<ShippingRate, 'shippingCode'>): boolean => rate.shippingCode === pickupCode;

/** Whether a selected rate is pickup, which makes the order a pickup order (S4-pickup-01). */
export const isPickupOrder = (selected: readonly ShippingRate[]): boolean => selected.some(isPickupRate);

/** The shipping groups whose items cannot be collected (S9-ship-03..07), on every site (S4-pickup-04, READINGS A14). */
const groupsWithoutPickup: readonly string[] = [
  'DROPSHIP',
  'PER_ORDER_DROPSHIP',
  'DROPSHIP_FREIGHT',
  'NO_PICKUP',
  heavyDirectGroup,
];

/** Why an order cannot be collected: the site hands none out, a product is marked so, or a product's shipping group. */
export type PickupObstacle<Goods extends Shipped = Shipped> =
  | { readonly code: 'siteWithoutPickup' }
  | { readonly code: 'productWithoutPickup'; readonly product: Goods }
  | { readonly code: 'groupWithoutPickup'; readonly product: Goods; readonly group: string };

/** What keeps the shopper from collecting an order of these products, the first that is found; undefined if nothing. */
export const pickupObstacle = <Goods extends Shipped>(
  site: Pick<Site, 'pickup'>,
  products: Iterable<Goods>,
): PickupObstacle<Goods> | undefined => {
  if (!site.pickup) return { code: 'siteWithoutPickup' };
  for (const product of products) {
    if (isAttributeOn(product.attributes, 'rogue_pickup_disabled')) return { code: 'productWithoutPickup', product };
    const group = shippingGroupsOf(product).find((one) => groupsWithoutPickup.includes(one));
    if (group !== undefined) return { code: 'groupWithoutPickup', product, group };
  }
  return undefined;
};

/** Whether the shopper may collect an order of these products (S4-pickup-02..04). */
export const isPickupAllowed = (site: Pick<Site, 'pickup'>, products: Iterable<Shipped>): boolean =>
  pickupObstacle(site, products) === undefined;
