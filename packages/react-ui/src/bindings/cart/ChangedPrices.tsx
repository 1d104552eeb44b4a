import { useMoneyFormat } from '../../price/Amount.tsx';
import { Notice } from '../../primitives/Notice.tsx';
import type { ChangedPrice } from './changed-prices.ts';

export interface ChangedPricesProps {
  readonly changed: readonly ChangedPrice[];
  /** What the lines come to now, written out. */
  readonly total: string;
}

/** Which prices the store has changed since the page first showed them, and what that makes of the total. */
export const ChangedPrices = ({ changed, total }: ChangedPricesProps) => {
  const format = useMoneyFormat();
  return (
    <Notice tone="warning">
      {changed.map(({ listItemId, name, before, now }) => (
        <p key={listItemId}>
          The price of {name} changed from {format(before)} to {format(now)}.
        </p>
      ))}
      <p>{total}</p>
    </Notice>
  );
};
