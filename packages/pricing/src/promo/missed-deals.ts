import type { Money } from '@ironcart/core/money';
import { requireArray, requireObject } from '@ironcart/core/result';
import { type PricedLine, pricedLinesOf, type QuotedLine } from '../priced-line.ts';

/** A line whose promotion ended while it was in the cart, with its previous and current unit prices in minor units. */
export interface MissedDeal {
  readonly listItemId: string;
  readonly sku: string;
  readonly name: string;
  readonly promoPrice: Money;
  readonly price: Money;
}

const hasPromo = (line: PricedLine): boolean => line.rung === 'promo' || line.children.some(hasPromo);

/**
 * Returns the lines whose promotion ended between two quotes of a cart (S4-promo-08), and those of earlier quotes, as long
 * as the line is in the cart and has no promotion again.
 * @throws TypeError that names an argument of a wrong type
 */
export const missedDeals = (
  before: readonly QuotedLine[],
  now: readonly QuotedLine[],
  earlier: readonly MissedDeal[] = [],
): readonly MissedDeal[] => {
  const promoted = new Map([
    ...requireArray(earlier, 'earlier').map((deal) => {
      const { listItemId, promoPrice } = requireObject(deal, 'earlier');
      return [listItemId, promoPrice] as const;
    }),
    ...pricedLinesOf(before)
      .filter(hasPromo)
      .map((line) => [line.listItemId, line.price] as const),
  ]);
  return pricedLinesOf(now).flatMap((line) => {
    const promoPrice = promoted.get(line.listItemId);
    if (promoPrice === undefined || hasPromo(line)) return [];
    const { listItemId, sku, name, price } = line;
    return [{ listItemId, sku, name, promoPrice, price }];
  });
};
