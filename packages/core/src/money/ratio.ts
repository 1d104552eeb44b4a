/** An exact fraction of two whole numbers; the denominator is positive. */
export interface Ratio {
  readonly numerator: number;
  readonly denominator: number;
}

const decimalText = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Reads a percentage as an exact ratio: '7.25' becomes 725 / 10000.
 * @param percent decimal text without exponent, or a number that prints as such
 * @throws RangeError when it is not such a number, or has more digits than a safe integer holds
 */
export const ratioOfPercent = (percent: string | number): Ratio => {
  const match = decimalText.exec(String(percent));
  if (!match) throw new RangeError(`Not a percentage: ${String(percent)}`);
  const [, sign = '', whole = '', fraction = ''] = match;
  const numerator = Number(`${sign}${whole}${fraction}`);
  const denominator = 100 * 10 ** fraction.length;
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) {
    throw new RangeError(`Too many digits in the percentage ${String(percent)}`);
  }
  return { numerator, denominator };
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
