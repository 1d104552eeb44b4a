import { type AddressSection, type CheckoutSnapshot, selectAddressIssues } from '@ironcart/checkout-machines';
import { type FocusEvent, useState } from 'react';
import type { AddressFieldName } from '../../../checkout/AddressField.tsx';
import { useFocusOnErrors } from '../../../primitives/use-focus-on-errors.ts';

/**
 * Decides which errors of an address are displayed next to its fields: after a field loses focus, its content errors
 * only; after an attempt to continue, all errors. Then the first invalid field receives the focus.
 * @param isTried whether the page begins after such an attempt
 */
export const useAddressErrors = (section: AddressSection, isTried = false) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tries, setTries] = useState(isTried ? 1 : 0);
  const group = useFocusOnErrors<HTMLDivElement>(tries);
  return {
    section,
    /** The ref of the element around the fields. */
    group,
    /** Selects the error to show at a field. `name`: the field's name in the form. */
    select:
      (field: AddressFieldName, name: string) =>
      (snapshot: CheckoutSnapshot): string | undefined =>
        selectAddressIssues(snapshot)[section].find(
          ({ path, code }) => path === field && (tries > 0 || (left.has(name) && code !== 'required')),
        )?.message,
    showAll: () => setTries((count) => count + 1),
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      const name = target.getAttribute('name');
      if (name !== null) setLeft((current) => (current.has(name) ? current : new Set(current).add(name)));
    },
  };
};
