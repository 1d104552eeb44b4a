import { type AccountRowView, Amount } from '@ironcart/react-ui';
import type { ReactNode } from 'react';
import type { Wish } from './read-wishes.server.ts';

/** Labels of priorities. */
export const priorityLabels: Readonly<Record<number, string>> = {
  1: 'Wanted most',
  2: 'Wanted',
  3: 'Would be nice',
};

/** An item of a registry as a row: price, requested and purchased quantity. */
export const wishRow = (
  { id, name, url, picture, options, unitPrice, issue, wanted, purchased, chosen, left, priority }: Wish,
  action: ReactNode,
): AccountRowView => ({
  id,
  title: name,
  href: url,
  picture: picture ?? null,
  marks: [
    ...(chosen > 0
      ? [{ text: `You give ${chosen}` }]
      : left === 0
        ? [{ text: 'All bought' }]
        : priority === 1
          ? [{ text: priorityLabels[1] ?? '' }]
          : []),
    ...(issue === undefined ? [] : [{ text: issue, isProblem: true }]),
  ],
  facts: [
    ...options,
    { label: 'Each', value: <Amount amount={unitPrice} /> },
    { label: 'Wanted', value: wanted },
    { label: 'Bought', value: purchased },
  ],
  action,
});
