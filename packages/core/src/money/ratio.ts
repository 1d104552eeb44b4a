/** An exact fraction of two whole numbers; the denominator is positive. */
export interface Ratio {
  readonly numerator: number;
  readonly denominator: number;
}

const decimalText = /^(-?)(\d+)(?:\.(\d+))?$/;

const readPercent = (percent: string | number): Ratio | 'notANumber' | 'tooManyDigits' => {
  const match = decimalText.exec(String(percent));
  if (!match) return 'notANumber';
  const [, sign = '', whole = '', fraction = ''] = match;
  const numerator = Number(`${sign}${whole}${fraction}`);
  const denominator = 100 * 10 ** fraction.length;
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

/**
 * Divides `factor x otherFactor` by a positive divisor, towards zero, without losing a digit.
 * The remainder carries the sign of the product.
 */
export const divideProduct = (
  factor: number,
  otherFactor: number,
  divisor: number,
): { readonly quotient: number; readonly remainder: number } => {
  const product = factor * otherFactor;
  if (Number.isSafeInteger(product)) {
    const remainder = product % divisor;
    return { quotient: (product - remainder) / divisor, remainder };
  }
  const exactProduct = BigInt(factor) * BigInt(otherFactor);
  const exactDivisor = BigInt(divisor);
  return { quotient: Number(exactProduct / exactDivisor), remainder: Number(exactProduct % exactDivisor) };
};
