import type { ReturnedItem } from '@ironcart/core/return';
import { AccountRows } from './AccountRows.tsx';
import { returnReasonLabels } from './status-words.ts';

export interface ReturnedItemsProps {
  readonly items: readonly Pick<ReturnedItem, 'listItemId' | 'sku' | 'name' | 'qty' | 'reason'>[];
}

/** What goes back, how many of it, and why. */
export const ReturnedItems = ({ items }: ReturnedItemsProps) => (
  <AccountRows
    rows={items.map(({ listItemId, sku, name, qty, reason }) => ({
      id: listItemId,
      title: `${qty} × ${name}`,
      facts: [
        { label: 'SKU', value: sku },
        { label: 'Why', value: returnReasonLabels[reason] },
      ],
    }))}
  />
);
