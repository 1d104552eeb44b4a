import { type OnRegionsNeeded, useCheckout } from '@ironcart/react-ui/checkout';
import { useOuterRouteData } from '../data/use-route-data.ts';
import type { loader } from '../routes/checkout/route.server.ts';

/**
 * Loads a country's subdivisions for checkout, which starts with those of the site's shipping countries; only a billing
 * address can need others. A failure is ignored: the address is entered without a list (S8-err-other-24).
 */
export const useRegionsLoading = (): OnRegionsNeeded => {
  const actor = useCheckout();
  const start = useOuterRouteData<typeof loader>('checkout');
  return async (countryId) => {
    const kept = start && (await import('./kept-places.ts').catch(() => undefined));
    if (kept) actor.send({ type: 'regions.loaded', regions: await kept.keptPlaces(start).regions(countryId) });
  };
};
