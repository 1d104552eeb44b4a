import { requireIterable, requireObject } from '../require-argument.ts';
import { type Currency, type Money, money } from './money.ts';
import { quotientOf, type Ratio, ratioOfPercent, remainderOf } from './ratio.ts';

/** Whether a value is an amount in whole minor units. */
export const isMoney = (value: unknown): value is Money => Number.isSafeInteger(value);

/** Throws for the one of two amounts that is not a number; the engine would convert text or null. */
const refuseText = (left: number, right: number): never => money(typeof left === 'number' ? right : left) as never;

/**
 * Adds two amounts. One check suffices: if both amounts are whole, only the result can be out of range.
 * @throws RangeError if an amount is not a number, or the sum is not whole or beyond 2^53
 */
export const add = <Code extends Currency>(left: Money<Code>, right: Money<NoInfer<Code>>): Money<Code> =>
  typeof left === 'number' && typeof right === 'number' ? money(left + right) : refuseText(left, right);

/** Subtracts the second amount from the first. @throws RangeError as `add` */
export const subtract = <Code extends Currency>(left: Money<Code>, right: Money<NoInfer<Code>>): Money<Code> =>
  typeof left === 'number' && typeof right === 'number' ? money(left - right) : refuseText(left, right);

/** Negates an amount. @throws RangeError if the amount is not a whole number */
export const negate = <Code extends Currency>(amount: Money<Code>): Money<Code> => money(-money(amount));

/** A currency; `never` for a union of several. */
type OneCurrency<Code extends Currency, Each = Code> = Each extends unknown
  ? [Code] extends [Each]
    ? Code
    : never
  : never;

/**
 * The sum of amounts of one currency; 0 for an empty list.
 * @throws TypeError if the amounts are not iterable; RangeError if an amount is not a whole number, or the sum is
 *   beyond 2^53
 */
export const sum = <Code extends Currency>(amounts: Iterable<Money<Code> & Money<OneCurrency<Code>>>): Money<Code> => {
  let total: Money<Code> = money(0);
  requireIterable(amounts, 'amounts');
  for (const amount of amounts) total = add(total, amount);
  return total;
};

/** @throws RangeError if the amount is not a whole number, or the quantity is not a whole number of at least 0 */
export const timesQuantity = <Code extends Currency>(amount: Money<Code>, quantity: number): Money<Code> => {
  if (!Number.isSafeInteger(quantity) || quantity < 0) {
    throw new RangeError(`A quantity is a whole number of at least 0, got ${String(quantity)}`);
  }
  return money(money(amount) * quantity);
};

/**
 * The rounding mode for fractions of a minor unit. To the nearest unit, with exact halves away from zero (`halfUp`, the
 * specification's mode by READINGS A2), towards zero (`halfDown`) or to the even unit (`halfEven`); or always away from
 * zero (`up`) or towards zero (`down`).
 */
export type Rounding = 'halfUp' | 'halfDown' | 'halfEven' | 'up' | 'down';

/** Whether a quotient moves one unit away from zero, with `left` of the `divisor` left over. */
const roundsAway = (rounding: Rounding, left: number, divisor: number, quotient: number): boolean => {
  const rest = divisor - left;
  switch (rounding) {
    case 'halfUp':
      return left >= rest;
    case 'halfDown':
      return left > rest;
    case 'halfEven':
      return left > rest || (left === rest && quotient % 2 !== 0);
    case 'up':
      return left > 0;
    case 'down':
      return false;
  }
};

/**
 * `amount x numerator / denominator`, exact until its one rounding to minor units [S9-money-01].
 * @throws RangeError when the amount or a factor is not a safe integer, the denominator is 0, or the result is out of
 * range
 */
export const multiplyByRatio = <Code extends Currency>(
  amount: Money<Code>,
  numerator: number,
  denominator: number,
  rounding: Rounding = 'halfUp',
): Money<Code> => {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator === 0) {
    throw new RangeError(`Not a ratio of whole numbers: ${String(numerator)} / ${String(denominator)}`);
  }
  if (!isMoney(amount)) return money(amount);
  const divisor = Math.abs(denominator);
  const factor = denominator < 0 ? -numerator : numerator;
  // Half up in one division, which is exact if twice the product is.
  const product = amount * factor;
  const doubled = 2 * Math.abs(product) + divisor;
  if (rounding === 'halfUp' && Number.isSafeInteger(doubled)) {
    const nearest = Math.floor(doubled / (2 * divisor));
    return (product < 0 ? 0 - nearest : nearest) as Money<Code>;
  }
  const quotient = quotientOf(money(amount), factor, divisor);
  const remainder = remainderOf(amount, factor, divisor, quotient);
  const unit = Number(roundsAway(rounding, Math.abs(remainder), divisor, quotient));
  return money(remainder < 0 ? quotient - unit : quotient + unit);
};

/**
 * An amount times a ratio; half up by default. @throws TypeError if the ratio is missing; RangeError as
 * `multiplyByRatio`
 */
export const timesRatio = <Code extends Currency>(
  amount: Money<Code>,
  ratio: Ratio,
  rounding: Rounding = 'halfUp',
): Money<Code> => {
  const { numerator, denominator } = requireObject(ratio, 'ratio');
  return multiplyByRatio(amount, numerator, denominator, rounding);
};

/**
 * A percentage of an amount; half up by default.
 * @param percent as in '7.25' or 7.25
 * @throws RangeError when the percentage is not decimal text
 */
export const percentOf = <Code extends Currency>(
  amount: Money<Code>,
  percent: string | number,
  rounding: Rounding = 'halfUp',
): Money<Code> => timesRatio(amount, ratioOfPercent(percent), rounding);
