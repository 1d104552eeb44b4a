import type { Ratio } from '@ironcart/core';

/**
 * What rounding left out, as an exact fraction of a minor unit in lowest terms: the exact value is the rounded amount
 * plus the residue. Below 0 where it was rounded up. Each step starts from the rounded amount before it, so that
 * residues of different steps do not add up.
 */
export type Residue = Ratio;

const greatestDivisor = (left: number, right: number): number => {
  let [larger, smaller] = [left, right];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
};

const lowestTerms = ({ numerator, denominator }: Ratio): Ratio => {
  const divisor = greatestDivisor(Math.abs(numerator), denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
};

const leftOver = (amount: number, numerator: number, denominator: number, rounded: number): number => {
  const product = amount * numerator;
  const whole = rounded * denominator;
  return Number.isSafeInteger(product) && Number.isSafeInteger(whole)
    ? product - whole
    : Number(BigInt(amount) * BigInt(numerator) - BigInt(rounded) * BigInt(denominator));
};

/**
 * What is left of `amount x numerator / denominator` beside the whole number it was rounded to; undefined where nothing
 * is.
 * @param denominator at least 1
 */
export const residueOf = (
  amount: number,
  numerator: number,
  denominator: number,
  rounded: number,
): Residue | undefined => {
  const left = leftOver(amount, numerator, denominator, rounded);
  return left === 0 ? undefined : lowestTerms({ numerator: left, denominator });
};

/** A discount of an amount leaves as many residues as there are lines: finding them again would gain nothing. */
const mostKnown = 1_000;

/**
 * `residueOf` for many amounts of one ratio. A percentage leaves few different residues, and each is made once: finding
 * the greatest divisor costs more than all else in a step.
 * @param ratio its denominator is at least 1
 */
export const createResidues = (ratio: Ratio): ((amount: number, rounded: number) => Residue | undefined) => {
  const { numerator, denominator } = lowestTerms(ratio);
  const known = new Map<number, Residue>();
  return (amount, rounded) => {
    const left = leftOver(amount, numerator, denominator, rounded);
    if (left === 0) return undefined;
    const found = known.get(left);
    if (found) return found;
    const residue = lowestTerms({ numerator: left, denominator });
    if (known.size < mostKnown) known.set(left, residue);
    return residue;
  };
};

const decimalsShown = 9;

/**
 * A rounded amount before its rounding, in major units: '301.875'. Where the decimals do not end they are cut, and
 * `isCut` says so.
 */
export const exactDecimalText = (
  amount: number,
  { numerator, denominator }: Residue,
): { readonly text: string; readonly isCut: boolean } => {
  const scale = 10n ** BigInt(decimalsShown);
  const exact = (BigInt(amount) * BigInt(denominator) + BigInt(numerator)) * scale;
  const divisor = BigInt(denominator) * 100n;
  const magnitude = exact < 0n ? -exact : exact;
  const digits = String(magnitude / divisor).padStart(decimalsShown + 1, '0');
  const isCut = magnitude % divisor !== 0n;
  const fraction = digits.slice(-decimalsShown).slice(0, isCut ? 4 : decimalsShown);
  const shown = fraction.replace(/0+$/, '').padEnd(2, '0');
  return { text: `${exact < 0n ? '-' : ''}${digits.slice(0, -decimalsShown)}.${shown}`, isCut };
};
