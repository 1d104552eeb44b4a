import type { Address, Contact } from '../address/address.ts';
import { localityLine } from '../address/address-lines.ts';
import { requireFields } from '../require-argument.ts';

/** The address where orders are collected, without a contact. */
export type PickupAddress = Omit<Address, keyof Contact>;

/** The lines of a pickup address for display, in the order of its country's postal service, without the country. */
export const pickupAddressLines = (address: PickupAddress): readonly string[] => {
  requireFields(address, 'address', { street: 'array' });
  return [...address.street, localityLine(address)];
};
