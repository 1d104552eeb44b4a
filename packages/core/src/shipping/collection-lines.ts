import { isPickupOrder } from './pickup.ts';
import { type PickupAddress, pickupAddressLines } from './pickup-address.ts';
import type { ShippingRate } from './rate.ts';

/**
 * The lines of the address where an order is collected; undefined for an order that is shipped.
 * @param selected the order's shipping rates
 * @param pickup the site's pickup address, if it has one
 */
export const collectionLines = (
  selected: readonly ShippingRate[],
  pickup: PickupAddress | undefined,
): readonly string[] | undefined => (pickup && isPickupOrder(selected) ? pickupAddressLines(pickup) : undefined);
