import type { Address } from './address.ts';
import type { Country, Region } from './country.ts';
import { type AddressIssue, validateAddress, validateForRating } from './validate-address.ts';

/**
 * How far an address goes: shipping to it can be rated and the order placed; rated only, as with what a wallet gives
 * before payment; or neither. The issues say what is missing for the next step.
 */
export type AddressReadiness =
  | { readonly status: 'placeable' }
  | { readonly status: 'rateable'; readonly issues: readonly AddressIssue[] }
  | { readonly status: 'incomplete'; readonly issues: readonly AddressIssue[] };

/**
 * What an address is good for.
 * @param country the address's country; undefined: no country that is shipped to
 * @param regions the subdivisions that are known
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
