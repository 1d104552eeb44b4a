import { type AddressSection, type CheckoutActor, selectAddressIssues } from '@ironcart/checkout-machines';
import type { Address, AddressSuggestion, Region } from '@ironcart/core/address';
import { useEffect, useState } from 'react';
import type { AddressSuggestionNotice } from '../../../checkout/AddressSuggestionNotice.tsx';

/** How long an address stays unchanged before it is checked. */
const restMs = 600;

/** A better way to write an address, and the view that shows it. */
interface FoundSuggestion {
  readonly suggestion: AddressSuggestion;
  readonly Notice: typeof AddressSuggestionNotice;
}

/**
 * Suggests how a valid address could be written, once it has not changed for a moment. The code is loaded with the first
 * valid address. Typing does not render the caller, except to remove a suggestion.
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
          // Without this code there are no suggestions; the next change of the address loads it again.
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
