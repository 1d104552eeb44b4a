import type { MissedDeal } from '@ironcart/pricing';
import { useMoneyFormat } from '../../price/Amount.tsx';
import { Notice } from '../../primitives/Notice.tsx';
import type { ChangedPrice } from './changed-prices.ts';

export interface ChangedPricesProps {
  readonly endedDeals: readonly MissedDeal[];
  /** The changed prices of other lines. */
  readonly changed: readonly ChangedPrice[];
  /** New total of the lines, formatted. */
  readonly total: string;
}

/** Message about deals that have ended and prices that the store changed since the page first displayed them, with the new total. */
export const ChangedPrices = ({ endedDeals, changed, total }: ChangedPricesProps) => {
  const format = useMoneyFormat();
  return (
    <Notice tone="warning">
      {endedDeals.map(({ listItemId, name, promoPrice, price }) => (
        <p key={listItemId}>
          The deal on {name} has ended. Its price is {format(price)} now; it was {format(promoPrice)}.
        </p>
      ))}
      {changed.map(({ listItemId, name, before, now }) => (
        <p key={listItemId}>
          The price of {name} changed from {format(before)} to {format(now)}.
        </p>
      ))}
      <p>{total}</p>
    </Notice>
  );
};
