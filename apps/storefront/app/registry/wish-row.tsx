import { type AccountRowView, Amount } from '@ironcart/react-ui';
import type { ReactNode } from 'react';
import type { Wish } from './read-wishes.server.ts';

/** Labels of priorities. */
export const priorityLabels: Readonly<Record<number, string>> = {
  1: 'Wanted most',
  2: 'Wanted',
  3: 'Would be nice',
};

/** The item's mark: the visitor gives it, all pieces are bought, or it has the highest priority. */
const markOf = ({ chosen, left, priority }: Pick<Wish, 'chosen' | 'left' | 'priority'>): readonly string[] => {
  if (chosen > 0) return [`You give ${chosen}`];
  if (left === 0) return ['All bought'];
  return priority === 1 ? [priorityLabels[1] ?? ''] : [];
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
    ...markOf({ chosen, left, priority }).map((text) => ({ text })),
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
