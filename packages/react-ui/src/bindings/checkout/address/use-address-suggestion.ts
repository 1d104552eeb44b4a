import { type AddressSection, type CheckoutActor, selectAddressIssues } from '@ironcart/checkout-machines';
import type { Address, AddressSuggestion, Region } from '@ironcart/core/address';
import { useEffect, useState } from 'react';
import type { AddressSuggestionNotice } from '../../../checkout/AddressSuggestionNotice.tsx';

/** Debounce time before a changed address is checked, in milliseconds. */
const restMs = 600;

/** A suggested better notation of an address, and the component that displays it. */
interface FoundSuggestion {
  readonly suggestion: AddressSuggestion;
  readonly Notice: typeof AddressSuggestionNotice;
}

/**
 * Suggests a better notation of a valid address after it has not changed for a moment. The code is loaded with the
 * first valid address. Typing does not re-render the caller, except to remove a suggestion.
 */
export const useAddressSuggestion = (actor: CheckoutActor, section: AddressSection): FoundSuggestion | undefined => {
  const [found, setFound] = useState<FoundSuggestion>();
  useEffect(() => {
    let rest: number | undefined;
    let seen: { readonly address: Address; readonly regions: readonly Region[] } | undefined;
    const check = () => {
      const snapshot = actor.getSnapshot();
      const { regions, [`${section}Address` as const]: address } = snapshot.context;
      if (seen?.address === address && seen.regions === regions) return;
      const checked = { address, regions };
      seen = checked;
      setFound(undefined);
      window.clearTimeout(rest);
      if (selectAddressIssues(snapshot)[section].length > 0) return;
      rest = window.setTimeout(() => {
        void import('./suggest.ts').then(
          ({ suggestAddress, AddressSuggestionNotice: Notice }) => {
            if (seen !== checked) return;
            // Checkout already normalizes the postal code and the region.
            const suggestion = suggestAddress(address, undefined);
            if (suggestion.changes.length > 0) setFound({ suggestion, Notice });
          },
          // If this code cannot be loaded there are no suggestions; the next change of the address retries.
          () => undefined,
        );
      }, restMs);
    };
    check();
    const { unsubscribe } = actor.subscribe(check);
    return () => {
      unsubscribe();
      window.clearTimeout(rest);
      seen = undefined;
    };
  }, [actor, section]);
  return found;
};
