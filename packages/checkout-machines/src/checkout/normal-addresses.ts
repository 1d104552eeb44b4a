import { type Address, type Country, normalAddress, type Region } from '@ironcart/core/address';
import type { CheckoutContext } from './checkout.types.ts';

/** The inputs of an address's normal form. */
export interface KnownPlaces {
  readonly countries: readonly Country[];
  readonly regions: readonly Region[];
}

/** Normalizes an address with the countries and regions that checkout knows. */
export const normalAddressIn = ({ countries, regions }: KnownPlaces, address: Address): Address =>
  normalAddress(
    address,
    countries.find(({ alpha2 }) => alpha2 === address.countryId),
    regions,
  );

/**
 * Normalizes both addresses of the order if the changes contain an address, or the regions that identify its
 * subdivision.
 */
export const withNormalAddresses = (
  context: CheckoutContext,
  changes: Partial<CheckoutContext>,
): Partial<CheckoutContext> => {
  if (!('shippingAddress' in changes || 'billingAddress' in changes || 'regions' in changes)) return changes;
  const next = { ...context, ...changes };
  const shippingAddress = normalAddressIn(next, next.shippingAddress);
  const billingAddress = normalAddressIn(next, next.billingAddress);
  return {
    ...changes,
    ...(shippingAddress === context.shippingAddress ? {} : { shippingAddress }),
    ...(billingAddress === context.billingAddress ? {} : { billingAddress }),
  };
};
