import type { AddressIssue } from '@ironcart/core';
import type { AddressFieldName } from '@ironcart/react-ui';
import { type FocusEvent, useState } from 'react';

/**
 * What is wrong with an address, beside the fields: of a field that was left only what is wrong with what it holds,
 * of every field once the shopper wanted to go on.
 */
export const useAddressErrors = (issues: readonly AddressIssue[], namePrefix = '') => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [hasTried, setTried] = useState(false);
  const shown = issues.filter(({ field, code }) => hasTried || (left.has(namePrefix + field) && code !== 'required'));
  return {
    errors: Object.fromEntries(shown.map(({ field, message }) => [field, message])) as Partial<
      Record<AddressFieldName, string>
    >,
    showAll: () => setTried(true),
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      const name = target.getAttribute('name');
      if (name !== null) setLeft((current) => new Set(current).add(name));
    },
  };
};
