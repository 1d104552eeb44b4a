import type { Address, Contact } from '../address/address.ts';

/** The address where orders are collected, without a contact. */
export type PickupAddress = Omit<Address, keyof Contact>;

/** The lines of a pickup address for display. */
export const pickupAddressLines = ({ street, city, region, postcode }: PickupAddress): readonly string[] => [
  ...street,
  [city, [region, postcode].filter((part) => part !== '').join(' ')].join(', '),
];
