import type { Address } from './address.ts';
import type { Country, Region } from './country.ts';
import { type AddressIssue, validateAddress, validateForRating } from './validate-address.ts';

/**
 * How complete an address is: sufficient for an order, for rates only (such as what a wallet reveals before payment),
 * or for neither. The issues state what is missing for the next step.
 */
export type AddressReadiness =
  | { readonly status: 'placeable' }
  | { readonly status: 'rateable'; readonly issues: readonly AddressIssue[] }
  | { readonly status: 'incomplete'; readonly issues: readonly AddressIssue[] };

/**
 * Returns how complete an address is.
 * @param country the address's country; undefined if the store does not ship there
 * @param regions the known subdivisions
 */
export const readinessOf = (
  address: Address,
  country: Country | undefined,
  regions: readonly Region[] = [],
): AddressReadiness => {
  const rating = validateForRating(address, country, regions);
  if (rating.length > 0) return { status: 'incomplete', issues: rating };
  const issues = validateAddress(address, country, regions);
  return issues.length > 0 ? { status: 'rateable', issues } : { status: 'placeable' };
};
