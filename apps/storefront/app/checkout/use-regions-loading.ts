import { type OnRegionsNeeded, useCheckout } from '@ironcart/react-ui/checkout';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { CheckoutStart } from './open-checkout.ts';

/**
 * Loads the subdivisions of a country for checkout. Checkout starts with those of the countries that the site ships to;
 * only a billing address can be in another country.
 */
export const useRegionsLoading = (): OnRegionsNeeded => {
  const actor = useCheckout();
  const { load, data } = useFetcher<CheckoutStart>();
  useEffect(() => {
    if (data) actor.send({ type: 'regions.loaded', regions: data.regions });
  }, [actor, data]);
  return (countryId) => void load(`/checkout?country=${countryId}`);
};
