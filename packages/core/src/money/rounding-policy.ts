import { requireArray, requireObject } from '../require-argument.ts';
import { allocate } from './allocate.ts';
import { type Rounding, sum, timesQuantity, timesRatio } from './arithmetic.ts';
import type { Money } from './money.ts';
import { ratioOfPercent } from './ratio.ts';

/** How, and where, fractions of a minor unit are rounded: at each piece, at each line, or once for the order. */
export interface RoundingPolicy {
  readonly rounding: Rounding;
  readonly at: 'unit' | 'line' | 'order';
}

/** The specification's policy: half up, per line (READINGS A2). */
export const specifiedRounding: RoundingPolicy = { rounding: 'halfUp', at: 'line' };

/** A line's price and quantity. */
export interface CountedPrice {
  /** The price of one piece. */
  readonly price: Money;
  readonly qty: number;
}

/**
 * Computes a percentage of each line and of the total: the parts always add up to the total. If rounded once for the
 * order, the total is distributed over the lines by the largest remainder.
 * @param lines prices of at least 0
 * @param percent as in '7.25' or 7.25
 * @throws TypeError if the lines are not an array of objects; RangeError if the percentage is not decimal text, a
 *   quantity is not a count, or a line is negative
 */
export const percentOfLines = (
  lines: readonly CountedPrice[],
  percent: string | number,
  policy: RoundingPolicy = specifiedRounding,
): { readonly whole: Money; readonly parts: readonly Money[] } => {
  requireObject(policy, 'policy');
  const { rounding, at } = policy;
  const ratio = ratioOfPercent(percent);
  const rows = requireArray(lines, 'lines').map((line) => {
    const { price, qty } = requireObject(line, 'line');
    return timesQuantity(price, qty);
  });
  if (at === 'order') {
    const whole = timesRatio(sum(rows), ratio, rounding);
    return { whole, parts: allocate(whole, rows) };
  }
  const parts =
    at === 'line'
      ? rows.map((row) => timesRatio(row, ratio, rounding))
      : lines.map(({ price, qty }) => timesQuantity(timesRatio(price, ratio, rounding), qty));
  return { whole: sum(parts), parts };
};
