import type { Address } from './address.ts';

/**
 * The customer's addresses after one is saved (S4-address-01..04): it takes the place of the one with its `_id`, else
 * it is the last. As a new default for shipping or billing it takes that flag from all others.
 */
export const withSavedAddress = (addresses: readonly Address[], saved: Address): readonly Address[] => {
  const isKnown = saved._id !== undefined && addresses.some(({ _id }) => _id === saved._id);
  const others = (address: Address): Address => ({
    ...address,
    ...(saved.isDefaultShipping ? { isDefaultShipping: false } : {}),
    ...(saved.isDefaultBilling ? { isDefaultBilling: false } : {}),
  });
  if (!isKnown) return [...addresses.map(others), saved];
  return addresses.map((address) => (address._id === saved._id ? saved : others(address)));
};
