import type { GalleryImage } from '@ironcart/core/product';
import type { ReturnedItem } from '@ironcart/core/return';
import { AccountRows } from './AccountRows.tsx';
import { returnReasonLabels } from './status-words.ts';

export interface ReturnedItemsProps {
  readonly items: readonly Pick<ReturnedItem, 'listItemId' | 'sku' | 'name' | 'qty' | 'reason'>[];
  /** Pictures of the items, by line. */
  readonly pictures?: Readonly<Record<string, GalleryImage | undefined>> | undefined;
}

/** The returned items with quantities and reasons. */
export const ReturnedItems = ({ items, pictures }: ReturnedItemsProps) => (
  <AccountRows
    rows={items.map(({ listItemId, sku, name, qty, reason }) => ({
      id: listItemId,
      picture: pictures && (pictures[listItemId] ?? null),
      title: `${qty} × ${name}`,
      facts: [
        { label: 'SKU', value: sku },
        { label: 'Why', value: returnReasonLabels[reason] },
      ],
    }))}
  />
);
