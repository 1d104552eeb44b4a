import type { ShoppingList } from '@ironcart/core/list';
import { stillWanted, usualPriority } from '@ironcart/core/registry';
import { readKeptLines } from '../lists/read-kept-lines.server.ts';
import type { RequestContext } from '../request-context/request-context.ts';

/** An item of a registry, as displayed to its owner and its guests. */
export type Wish = Awaited<ReturnType<typeof readWishes>>[number];

/** A registry's items with prices and counts, by priority. */
export const readWishes = async (context: RequestContext, list: Pick<ShoppingList, 'items'>) => {
  const lines = new Map((await readKeptLines(context, list)).map((line) => [line.listItemId, line]));
  return list.items
    .flatMap(({ listItemId, qty, metadata: { registry } }) => {
      const line = lines.get(listItemId);
      if (line === undefined) return [];
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
          left: stillWanted(counts),
          priority: registry?.priority ?? usualPriority,
        },
      ];
    })
    .toSorted((one, other) => one.priority - other.priority);
};
