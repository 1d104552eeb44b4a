import { needsRegionList, type Region } from '@ironcart/core/address';
import type { RequestContext } from '../request-context/request-context.ts';

/**
 * The countries of an address form, and the regions of its country: that of the query `country`, else the address's own,
 * else the site's.
 * @param ownCountry the country of the address that is edited
 */
export const readPlaces = async ({ api, url, site }: RequestContext, ownCountry?: string | undefined) => {
  const countries = await api.site.countries();
  const country = [url.searchParams.get('country'), ownCountry, site.defaultCountry]
    .map((code) => countries.find(({ alpha2 }) => alpha2 === code))
    .find((known) => known !== undefined);
  const regions: readonly Region[] = country && needsRegionList(country) ? await api.site.regions(country.alpha2) : [];
  return { countries, regions, countryId: country?.alpha2 ?? site.defaultCountry };
};
