import { priceFacetKey, readFacetRange } from '@ironcart/core/search';
import type { Site } from '@ironcart/core/site';
import { isFacetParameter, rangedFacetOf } from './facet-filters.ts';

type Measured = Pick<Site, 'currency' | 'weightUnit'>;

/** The facet of a range parameter; undefined for any other parameter. */
const facetOfRange = ([name, value]: readonly [string, string]): string | undefined => {
  if (!isFacetParameter(name)) return undefined;
  return rangedFacetOf(name) ?? (readFacetRange(value) ? name : undefined);
};

/**
 * A list's query for another site: without ranges that would mean something else there, such as prices in another
 * currency, and weights and lengths in other units.
 */
export const filtersOnSite = (query: string, from: Measured, to: Measured): string => {
  const isKept = (parameter: readonly [string, string]): boolean => {
    const facet = facetOfRange(parameter);
    if (facet === undefined) return true;
    return facet === priceFacetKey ? from.currency === to.currency : from.weightUnit === to.weightUnit;
  };
  const given = [...new URLSearchParams(query)];
  return given.every(isKept) ? query : String(new URLSearchParams(given.filter(isKept)));
};
