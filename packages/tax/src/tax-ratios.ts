import type { Ratio } from '@ironcart/core/money';
import { ratioWithinGross } from './net-gross.ts';
import type { PreparedRule } from './prepared-rule.ts';
import type { EnteredPrice } from './tax-terms.ts';

/** An exact fraction of unlimited size. */
interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const greatestDivisor = (left: bigint, right: bigint): bigint =>
  right === 0n ? left : greatestDivisor(right, left % right);

const reduced = ({ numerator, denominator }: Fraction): Fraction => {
  const divisor = greatestDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
};

const plus = (left: Fraction, right: Fraction): Fraction =>
  reduced({
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  });

const times = (left: Fraction, right: Fraction): Fraction =>
  reduced({
    numerator: left.numerator * right.numerator,
    denominator: left.denominator * right.denominator,
  });

const fractionOf = ({ numerator, denominator }: Ratio): Fraction => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});

const ratioOf = (fraction: Fraction): Ratio => {
  const ratio = { numerator: Number(fraction.numerator), denominator: Number(fraction.denominator) };
  if (Number.isSafeInteger(ratio.numerator) && Number.isSafeInteger(ratio.denominator)) return ratio;
  throw new RangeError('The rates have too many digits to be charged together');
};

const one: Fraction = { numerator: 1n, denominator: 1n };

/** The taxes on a net amount of 1, and the gross amount. */
const taxesOnNet = (
  rules: readonly PreparedRule[],
): { readonly taxes: readonly Fraction[]; readonly gross: Fraction } => {
  const taxes: Fraction[] = [];
  let taxedAmount = one;
  let gross = one;
  let level = rules[0]?.compoundLevel;
  for (const { compoundLevel, ratio } of rules) {
    if (compoundLevel !== level) taxedAmount = gross;
    level = compoundLevel;
    const tax = times(taxedAmount, fractionOf(ratio));
    taxes.push(tax);
    gross = plus(gross, tax);
  }
  return { taxes, gross };
};

/**
 * The exact fraction that each of several taxes takes of an amount.
 * @param rules in ascending order of their compound levels
 * @throws RangeError when a fraction in lowest terms needs more than 53 bits, which is about 15 digits in all rates
 * together
 */
export const taxRatiosOf = (rules: readonly PreparedRule[], prices: EnteredPrice): readonly Ratio[] => {
  const [only] = rules;
  if (only && rules.length === 1) return [prices === 'net' ? only.ratio : ratioWithinGross(only.ratio)];
  const { taxes, gross } = taxesOnNet(rules);
  const netPart = prices === 'net' ? one : { numerator: gross.denominator, denominator: gross.numerator };
  return taxes.map((tax) => ratioOf(times(tax, netPart)));
};
