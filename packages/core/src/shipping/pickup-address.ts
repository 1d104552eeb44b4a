import type { Address, Contact } from '../address/address.ts';

/** Where an order is collected: an address without a person. */
export type PickupAddress = Omit<Address, keyof Contact>;

/** The lines of a pickup address, as they are shown. */
export const pickupAddressLines = ({ street, city, region, postcode }: PickupAddress): readonly string[] => [
  ...street,
  [city, [region, postcode].filter((part) => part !== '').join(' ')].join(', '),
];
