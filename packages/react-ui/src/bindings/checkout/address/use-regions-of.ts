import { type CountryCode, needsRegionList, type Region } from '@ironcart/core/address';
import { useEffect, useEffectEvent } from 'react';
import { useSelector } from '../../use-selector.ts';
import { useCheckout } from '../checkout-context.ts';

/** Loads the subdivisions of a country and sends them to checkout as `regions.loaded`. */
export type OnRegionsNeeded = (countryId: CountryCode) => void;

/** The subdivisions of a country known to checkout; requests them if they are missing. */
export const useRegionsOf = (countryId: CountryCode, onRegionsNeeded?: OnRegionsNeeded): readonly Region[] => {
  const actor = useCheckout();
  const countries = useSelector(actor, ({ context }) => context.countries);
  const regions = useSelector(actor, ({ context }) => context.regions);
  const known = regions.filter((region) => region.countryId === countryId);
  const country = countries.find(({ alpha2 }) => alpha2 === countryId);
  const isMissing = known.length === 0 && country !== undefined && needsRegionList(country);
  const ask = useEffectEvent((missing: CountryCode) => onRegionsNeeded?.(missing));
  useEffect(() => {
    if (isMissing) ask(countryId);
  }, [isMissing, countryId]);
  return known;
};
