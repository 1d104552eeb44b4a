import { requireArray, requireObject } from '../require-argument.ts';
import type { Address } from './address.ts';

/**
 * Returns the address book with a saved address (S4-address-01..04): it replaces the one with its `_id`, or is added at
 * the end. A new default for shipping or billing takes that flag from all others.
 */
export const withSavedAddress = (addresses: readonly Address[], saved: Address): readonly Address[] => {
  requireArray(addresses, 'addresses');
  requireObject(saved, 'saved');
  const isKnown = saved._id !== undefined && addresses.some(({ _id }) => _id === saved._id);
  const others = (address: Address): Address => ({
    ...address,
    ...(saved.isDefaultShipping ? { isDefaultShipping: false } : {}),
    ...(saved.isDefaultBilling ? { isDefaultBilling: false } : {}),
  });
  if (!isKnown) return [...addresses.map(others), saved];
  return addresses.map((address) => (address._id === saved._id ? saved : others(address)));
};
