import type { Money } from '@ironcart/core/money';
import type { CartLineView } from '../../cart/LineFrame.tsx';

type Line = Pick<CartLineView, 'listItemId' | 'name' | 'qty' | 'unitPrice' | 'issue' | 'earned'>;

/** The price of one piece as a page first showed it, by line, with what of the shopper's doing it depends on. */
export type SeenPrices = Map<string, { readonly unitPrice: Money; readonly chosen: string }>;

export interface ChangedPrice {
  readonly listItemId: string;
  readonly name: string;
  readonly before: Money;
  readonly now: Money;
}

/** Another quantity, or another use of what the shopper earned, may have a price of its own. */
const chosenIn = ({ qty, earned }: Line): string => `${qty} ${earned?.state ?? ''}`;

/**
 * The lines whose price the store has changed since it was first shown. A line that the shopper changed is seen anew.
 * @param seen what was shown before; what is shown for the first time is added
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
