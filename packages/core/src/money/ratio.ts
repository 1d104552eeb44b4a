import { requireObject } from '../require-argument.ts';
import { readDecimalText } from './decimal-text.ts';

/** An exact fraction of two whole numbers; the denominator is positive. */
export interface Ratio {
  readonly numerator: number;
  readonly denominator: number;
}

const greatestDivisor = (left: number, right: number): number => {
  let [larger, smaller] = [left, right];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
};

/** Reduces a ratio to lowest terms. @throws TypeError if the ratio is missing */
export const lowestTerms = (ratio: Ratio): Ratio => {
  const { numerator, denominator } = requireObject(ratio, 'ratio');
  const divisor = greatestDivisor(Math.abs(numerator), denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
};

const readPercent = (percent: string | number): Ratio | 'notANumber' | 'tooManyDigits' => {
  const digits = readDecimalText(String(percent));
  if (!digits) return 'notANumber';
  const numerator = digits.unscaled;
  const denominator = 100 * 10 ** digits.decimals;
  return Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator)
    ? { numerator, denominator }
    : 'tooManyDigits';
};

/** Whether `ratioOfPercent` reads a percentage without throwing. */
export const isPercent = (percent: string | number): boolean => typeof readPercent(percent) === 'object';

/**
 * Reads a percentage as an exact ratio: '7.25' becomes 725 / 10000.
 * @param percent decimal text without exponent, or a number that prints as such
 * @throws RangeError when it is not such a number, or has more digits than a safe integer holds
 */
export const ratioOfPercent = (percent: string | number): Ratio => {
  const ratio = readPercent(percent);
  if (ratio === 'notANumber') throw new RangeError(`Not a percentage: ${String(percent)}`);
  if (ratio === 'tooManyDigits') throw new RangeError(`Too many digits in the percentage ${String(percent)}`);
  return ratio;
};

/** The product and the divisor as bigints. @throws RangeError unless they are whole and the divisor is positive */
const digitsOf = (factor: number, otherFactor: number, divisor: number): readonly [bigint, bigint] => {
  const given = [factor, otherFactor, divisor];
  if (!given.every(Number.isInteger) || divisor < 1)
    throw new RangeError(`Not whole numbers: ${given.map(String).join(', ')}`);
  return [BigInt(factor) * BigInt(otherFactor), BigInt(divisor)];
};

/**
 * `factor x otherFactor / divisor`, towards zero, with exact intermediate results.
 * @param divisor a whole number of at least 1
 * @throws RangeError if the product is not a whole number or the divisor is not positive; whether the divisor is whole
 *   is checked for large products only
 */
export const quotientOf = (factor: number, otherFactor: number, divisor: number): number => {
  const product = factor * otherFactor;
  // The quotient of whole numbers below 2^53 rounds to a whole number only if it is one, so truncating is exact.
  if (Number.isSafeInteger(product) && divisor > 0) return Math.trunc(product / divisor);
  const [digits, divisorDigits] = digitsOf(factor, otherFactor, divisor);
  return Number(digits / divisorDigits);
};

/**
 * The remainder of `quotientOf`; it has the sign of the product.
 * @param quotient the result of `quotientOf` for the same numbers
 * @throws RangeError as `quotientOf`
 */
export const remainderOf = (factor: number, otherFactor: number, divisor: number, quotient: number): number => {
  const product = factor * otherFactor;
  if (Number.isSafeInteger(product) && Number.isSafeInteger(quotient) && divisor > 0)
    return product - quotient * divisor;
  const [digits, divisorDigits] = digitsOf(factor, otherFactor, divisor);
  return Number(digits % divisorDigits);
};
