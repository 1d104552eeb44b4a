import { type Money, parseMoney, toDecimal } from '@ironcart/core/money';

/**
 * Converts an amount of the wire to minor units.
 * @throws RangeError if it is not an amount with at most 2 decimals, which the contract's schemas prevent
 */
export const moneyFromWire = (amount: number): Money => {
  const parsed = parseMoney(amount);
  if (parsed.ok) return parsed.value;
  const [{ code, received }] = parsed.issues;
  throw new RangeError(`Not an amount of money (${code}): ${received}`);
};

/** Converts minor units to the wire's number with 2 decimals. */
export const moneyToWire = (amount: Money): number => toDecimal(amount);

/** Like `moneyFromWire`; undefined stays undefined. */
export const optionalMoneyFromWire = (amount: number | undefined): Money | undefined =>
  amount === undefined ? undefined : moneyFromWire(amount);

/** Like `moneyToWire`; undefined stays undefined. */
export const optionalMoneyToWire = (amount: Money | undefined): number | undefined =>
  amount === undefined ? undefined : moneyToWire(amount);
