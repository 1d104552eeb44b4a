import { lowestTerms, money, type Ratio } from '@ironcart/core/money';
import { requireObject } from '@ironcart/core/result';

/**
 * A rounding residue as an exact fraction of a minor unit in lowest terms: the exact value is the rounded amount plus
 * the residue, which is negative if the amount was rounded up. Each step starts with the rounded amount before it, so
 * the residues of different steps do not add up.
 */
export type Residue = Ratio;

const leftOver = (amount: number, numerator: number, denominator: number, rounded: number): number => {
  const product = amount * numerator;
  const whole = rounded * denominator;
  return Number.isSafeInteger(product) && Number.isSafeInteger(whole)
    ? product - whole
    : Number(BigInt(amount) * BigInt(numerator) - BigInt(rounded) * BigInt(denominator));
};

/**
 * The rounding residue of `amount x numerator / denominator`; undefined if the rounded amount is exact.
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

/** The largest number of residues per ratio for which a look-up is faster than computing them. */
const largestKeptDenominator = 500;

/**
 * `residueOf` for many amounts of one ratio. A percentage has few distinct residues, and each is computed once: the
 * greatest common divisor is the most expensive part of a step.
 * @param ratio its denominator is at least 1
 */
export const createResidues = ({
  numerator,
  denominator,
}: Ratio): ((amount: number, rounded: number) => Residue | undefined) => {
  const known: Residue[] = [];
  return (amount, rounded) => {
    const left = leftOver(amount, numerator, denominator, rounded);
    if (left === 0) return undefined;
    if (denominator > largestKeptDenominator) return lowestTerms({ numerator: left, denominator });
    // A share of a rounded whole can be off by almost two units in either direction.
    const place = left + 2 * denominator;
    const found = known[place];
    if (found) return found;
    const residue = lowestTerms({ numerator: left, denominator });
    known[place] = residue;
    return residue;
  };
};

const decimalsShown = 9;

/**
 * Formats an amount before its rounding, in major units: '301.875'. Infinite decimals are truncated, which `isCut`
 * reports.
 * @throws RangeError if the amount or a part of the residue is not a whole number; TypeError if the residue is missing
 */
export const exactDecimalText = (
  amount: number,
  residue: Residue,
): { readonly text: string; readonly isCut: boolean } => {
  money(amount);
  const { numerator, denominator } = requireObject(residue, 'residue');
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator < 1) {
    throw new RangeError('residue must have a whole numerator and a whole denominator of at least 1');
  }
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
