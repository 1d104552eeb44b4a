import { isAttributeOn } from '../product/attribute-flag.ts';
import type { Product } from '../product/product.ts';
import type { Site } from '../site/site.ts';
import type { ShippingRate } from './rate.ts';

/** The shipping code that means the shopper collects the order (S4-pickup-01, READINGS A15). */
export const pickupCode = 'pickup';

export const isPickupRate = (rate: Pick<ShippingRate, 'shippingCode'>): boolean => rate.shippingCode === pickupCode;

/** Whether a selected rate is pickup, which makes the order a pickup order (S4-pickup-01). */
export const isPickupOrder = (selected: readonly ShippingRate[]): boolean => selected.some(isPickupRate);

/** Heavy goods that go straight to the customer, in packages of their own. */
const heavyDirect = 'HEAVY_DIRECT';

/** The shipping groups whose items cannot be collected (S9-ship-03..07; S4-pickup-04 wherever the site). */
const groupsWithoutPickup = ['DROPSHIP', 'PER_ORDER_DROPSHIP', 'DROPSHIP_FREIGHT', 'NO_PICKUP', heavyDirect];

const freeShippingGroups = ['FREE', '3_FREE_ALL'];

type Shipped = Pick<Product, 'attributes'>;

/** The shipping groups of a product; several are separated by commas or '#'. */
export const shippingGroupsOf = ({ attributes }: Shipped): readonly string[] =>
  String(attributes.shipperhq_shipping_group ?? '')
    .split(/[,#]/)
    .map((group) => group.trim())
    .filter((group) => group !== '');

/** Whether an item forces the order to be split into packages (S9-ship-02). */
export const isHeavyDirect = (product: Shipped): boolean => shippingGroupsOf(product).includes(heavyDirect);

export const isFreeShippingGroup = (group: string): boolean => freeShippingGroups.includes(group);

const isPickupDisabled = ({ attributes }: Shipped): boolean => isAttributeOn(attributes, 'rogue_pickup_disabled');

/** Whether the shopper may collect an order of these products (S4-pickup-02..04). */
export const isPickupAllowed = (site: Pick<Site, 'pickup'>, products: Iterable<Shipped>): boolean => {
  if (!site.pickup?.enabled) return false;
  for (const product of products) {
    if (isPickupDisabled(product)) return false;
    if (shippingGroupsOf(product).some((group) => groupsWithoutPickup.includes(group))) return false;
  }
  return true;
};
