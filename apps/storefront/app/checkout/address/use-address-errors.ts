import type { AddressIssue } from '@ironcart/core/address';
import { firstMessages } from '@ironcart/core/forms';
import { type FocusEvent, useEffect, useRef, useState } from 'react';

/**
 * What is wrong with an address, beside the fields: of a field that was left only what is wrong with what it holds,
 * of every field once the shopper wanted to go on; then the first of them gets the focus.
 */
export const useAddressErrors = (issues: readonly AddressIssue[], namePrefix = '') => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tries, setTries] = useState(0);
  const hasTried = tries > 0;
  const group = useRef<HTMLDivElement>(null);
  const shown = issues.filter(({ path, kind }) => hasTried || (left.has(namePrefix + path) && kind !== 'required'));
  useEffect(() => {
    if (tries > 0) group.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return {
    /** Of the element around the fields. */
    group,
    errors: firstMessages(shown),
    isValid: issues.length === 0,
    showAll: () => setTries((count) => count + 1),
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      const name = target.getAttribute('name');
      if (name !== null) setLeft((current) => new Set(current).add(name));
    },
  };
};
