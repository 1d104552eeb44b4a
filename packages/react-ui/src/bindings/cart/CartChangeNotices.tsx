import type { MissedDeal } from '@ironcart/pricing';
import { Suspense, useState } from 'react';
import type { CartLineView } from '../../cart/LineFrame.tsx';
import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import { changedPrices, type SeenPrices } from './changed-prices.ts';

/** Loaded on demand, because few carts need it. */
const LinesToChange = lazyWithRetry(async () => (await import('./LinesToChange.tsx')).LinesToChange);
const ChangedPrices = lazyWithRetry(async () => (await import('./ChangedPrices.tsx')).ChangedPrices);

export interface CartChangeNoticesProps {
  readonly lines: readonly CartLineView[];
  /** Lines whose deal ended during checkout (S4-promo-08). */
  readonly endedDeals?: readonly MissedDeal[] | undefined;
  /** Whether the lines are the cart's and can be edited here. */
  readonly canChange: boolean;
  /** The heading above lines that cannot be bought. */
  readonly title?: string | undefined;
  /** New total of the lines, formatted. */
  readonly total: string;
}

/** Messages about changes since the lines were added: lines that can no longer be bought, deals that have ended, and changed prices. */
export const CartChangeNotices = ({ lines, endedDeals = [], canChange, title, total }: CartChangeNoticesProps) => {
  const [seen] = useState<SeenPrices>(() => new Map());
  const changed = changedPrices(lines, seen).filter(
    ({ listItemId }) => !endedDeals.some((deal) => deal.listItemId === listItemId),
  );
  const toChange = lines.filter(({ issue }) => issue !== undefined);
  return (
    <div role="status">
      <Suspense fallback={null}>
        {toChange.length > 0 && <LinesToChange lines={toChange} canChange={canChange} title={title} />}
        {changed.length + endedDeals.length > 0 && (
          <ChangedPrices endedDeals={endedDeals} changed={changed} total={total} />
        )}
      </Suspense>
    </div>
  );
};
