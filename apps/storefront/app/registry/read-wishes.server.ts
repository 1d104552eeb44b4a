import { type LineItem, lineIdentity, type ShoppingList } from '@ironcart/core/list';
import { remainingPieces, usualPriority } from '@ironcart/core/registry';
import { readKeptLines } from '../lists/read-kept-lines.server.ts';
import type { RequestContext } from '../request-context/request-context.ts';

/** An item of a registry, as displayed to its owner and its guests. */
export type Wish = Awaited<ReturnType<typeof readWishes>>[number];

/**
 * A registry's items with prices and counts, by priority.
 * @param gifts the visitor's selected gifts, which are not requested from others
 */
export const readWishes = async (
  context: RequestContext,
  list: Pick<ShoppingList, '_id' | 'items'>,
  gifts: readonly LineItem[] = [],
) => {
  const lines = new Map((await readKeptLines(context, list)).map((line) => [line.listItemId, line]));
  return list.items
    .flatMap((item) => {
      const { listItemId, qty, metadata } = item;
      const { registry } = metadata;
      const line = lines.get(listItemId);
      if (line === undefined) return [];
      const wish = lineIdentity({
        ...item,
        metadata: { ...metadata, registry: { ...registry, registryId: list._id } },
      });
      const chosen = gifts.filter((gift) => lineIdentity(gift) === wish).reduce((sum, gift) => sum + gift.qty, 0);
      const counts = { wanted: registry?.wanted ?? qty, purchased: registry?.purchased ?? 0 };
      return [
        {
          id: listItemId,
          name: line.name,
          url: line.url,
          picture: line.picture,
          options: line.options,
          unitPrice: line.unitPrice,
          issue: line.issue,
          ...counts,
          /** Pieces that the visitor has selected to give. */
          chosen,
          left: Math.max(0, remainingPieces(counts) - chosen),
          priority: registry?.priority ?? usualPriority,
        },
      ];
    })
    .toSorted((one, other) => one.priority - other.priority);
};
