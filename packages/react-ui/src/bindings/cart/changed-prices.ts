import type { Money } from '@ironcart/core/money';
import type { CartLineView } from '../../cart/LineFrame.tsx';

type Line = Pick<CartLineView, 'listItemId' | 'name' | 'qty' | 'unitPrice' | 'issue' | 'earned'>;

/** Unit price of each line when it was first displayed, with the shopper's choices that it depends on. */
export type SeenPrices = Map<string, { readonly unitPrice: Money; readonly chosen: string }>;

export interface ChangedPrice {
  readonly listItemId: string;
  readonly name: string;
  readonly before: Money;
  readonly now: Money;
}

/** Another quantity or entitlement may have another price. */
const chosenIn = ({ qty, earned }: Line): string => `${qty} ${earned?.code ?? ''}`;

/**
 * Lines whose price the store changed since it was first displayed. A line changed by the shopper counts as new.
 * @param seen previously displayed prices; new ones are added
 */
export const changedPrices = (lines: readonly Line[], seen: SeenPrices): readonly ChangedPrice[] =>
  lines.flatMap((line) => {
    // A line that has no price shows none.
    if (line.issue !== undefined && line.unitPrice === 0) return [];
    const { listItemId, name, unitPrice: now } = line;
    const chosen = chosenIn(line);
    const before = seen.get(listItemId);
    if (before?.chosen !== chosen) {
      seen.set(listItemId, { unitPrice: now, chosen });
      return [];
    }
    return before.unitPrice === now ? [] : [{ listItemId, name, before: before.unitPrice, now }];
  });
