import { useMoneyFormat } from '../../price/Amount.tsx';
import { Notice } from '../../primitives/Notice.tsx';
import type { ChangedPrice } from './changed-prices.ts';

export interface ChangedPricesProps {
  readonly changed: readonly ChangedPrice[];
  /** New total of the lines, formatted. */
  readonly total: string;
}

/** Message about prices that the store changed since the page first displayed them, with the new total. */
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
