import { type Country, needsRegionList, type Region } from '@ironcart/core/address';
import type { RequestContext } from '../request-context/request-context.ts';

/** The countries, and the subdivisions of the site's shipping countries. */
export interface CheckoutPlaces {
  readonly countries: readonly Country[];
  readonly regions: readonly Region[];
}

/** Loads the countries and regions of checkout; without them, the page uses those stored on the device (S8-err-other-23, -24). */
export const readCheckoutPlaces = async ({
  api,
  site,
}: Pick<RequestContext, 'api' | 'site'>): Promise<CheckoutPlaces> => {
  const countries = await api.site.countries().catch(() => []);
  const listed = countries.filter((country) => needsRegionList(country) && site.shipTo.includes(country.alpha2));
  const regions = await Promise.all(listed.map(({ alpha2 }) => api.site.regions(alpha2).catch(() => [])));
  return { countries, regions: regions.flat() };
};
