import { type CountryCode, needsRegionList, type Region } from '@ironcart/core/address';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useCheckout } from '../checkout-context.ts';
import type { CheckoutStart } from '../open-checkout.ts';
import { useSelector } from '../use-selector.ts';

/**
 * The subdivisions of the country that an address is in. Checkout begins with those of the countries that the site
 * ships to; others, which only a billing address can be in, are loaded once such a country is chosen.
 */
export const useRegionsOf = (countryId: CountryCode): readonly Region[] => {
  const actor = useCheckout();
  const { countries, regions } = useSelector(actor, ({ context }) => context);
  const { load, data } = useFetcher<CheckoutStart>();
  const known = regions.filter((region) => region.countryId === countryId);
  const country = countries.find(({ alpha2 }) => alpha2 === countryId);
  const isMissing = known.length === 0 && country !== undefined && needsRegionList(country);

  useEffect(() => {
    if (isMissing) void load(`/checkout?country=${countryId}`);
  }, [isMissing, countryId, load]);

  useEffect(() => {
    if (data) actor.send({ type: 'regions.loaded', regions: data.regions });
  }, [actor, data]);

  return known;
};
