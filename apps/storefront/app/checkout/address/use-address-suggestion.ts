import type { Address, AddressSuggestion, Country, Region } from '@ironcart/core/address';
import type { AddressSuggestionNotice } from '@ironcart/react-ui';
import { useEffect, useState } from 'react';

/** How long an address rests before it is looked at. */
const restMs = 600;

/** A better way to write an address, and what shows it. */
interface FoundSuggestion {
  readonly suggestion: AddressSuggestion;
  readonly Notice: typeof AddressSuggestionNotice;
}

/**
 * How a complete address could be written; its code is loaded with the first such address. Nothing is suggested while
 * it is being typed.
 */
export const useAddressSuggestion = (
  address: Address,
  countries: readonly Country[],
  regions: readonly Region[],
  isValid: boolean,
): FoundSuggestion | undefined => {
  const [found, setFound] = useState<FoundSuggestion & { readonly of: Address }>();
  useEffect(() => {
    if (!isValid) return;
    let isGone = false;
    const rest = window.setTimeout(() => {
      void import('./suggest.ts').then(({ suggestAddress, AddressSuggestionNotice: Notice }) => {
        if (isGone) return;
        const country = countries.find(({ alpha2 }) => alpha2 === address.countryId);
        setFound({ of: address, suggestion: suggestAddress(address, country, regions), Notice });
      });
    }, restMs);
    return () => {
      isGone = true;
      window.clearTimeout(rest);
    };
  }, [address, countries, regions, isValid]);
  return found?.of === address && found.suggestion.changes.length > 0 ? found : undefined;
};
