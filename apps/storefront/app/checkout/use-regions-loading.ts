import { type OnRegionsNeeded, useCheckout } from '@ironcart/react-ui/checkout';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { CheckoutStart } from './open-checkout.ts';

/**
 * Loads a country's subdivisions for checkout, which starts with those of the site's shipping countries; only a billing
 * address can need others.
 */
export const useRegionsLoading = (): OnRegionsNeeded => {
  const actor = useCheckout();
  const { load, data } = useFetcher<CheckoutStart>();
  useEffect(() => {
    if (data) actor.send({ type: 'regions.loaded', regions: data.regions });
  }, [actor, data]);
  return (countryId) => void load(`/checkout?country=${countryId}`);
};
