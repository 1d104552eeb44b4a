import type { Address, Contact } from '../address/address.ts';
import { isPickupOrder } from './pickup.ts';
import type { ShippingRate } from './rate.ts';

/** The address where orders are collected, without a contact. */
export type PickupAddress = Omit<Address, keyof Contact>;

/** The lines of a pickup address for display. */
export const pickupAddressLines = ({ street, city, region, postcode }: PickupAddress): readonly string[] => [
  ...street,
  [city, [region, postcode].filter((part) => part !== '').join(' ')].join(', '),
];

/**
 * The lines of the address where an order is collected; undefined for an order that is shipped.
 * @param selected the order's shipping rates
 * @param pickup where its site's orders are collected, if anywhere
 */
export const collectionLines = (
  selected: readonly ShippingRate[],
  pickup: PickupAddress | undefined,
): readonly string[] | undefined => (pickup && isPickupOrder(selected) ? pickupAddressLines(pickup) : undefined);
