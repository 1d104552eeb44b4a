import { type Money, parseMoney, toDecimal } from '@ironcart/core';

/**
 * An amount as the wire carries it, in minor units.
 * @throws RangeError when it is no amount with at most 2 decimals: the contract's schemas let none through.
 */
export const moneyFromWire = (amount: number): Money => {
  const parsed = parseMoney(amount);
  if (typeof parsed !== 'number') throw new RangeError(`Not an amount of money (${parsed.code}): ${parsed.received}`);
  return parsed;
};

/** Minor units as the wire's number with 2 decimals. */
export const moneyToWire = (amount: Money): number => toDecimal(amount);

/** `moneyFromWire`, passing on that there is no amount. */
export const optionalMoneyFromWire = (amount: number | undefined): Money | undefined =>
  amount === undefined ? undefined : moneyFromWire(amount);

/** `moneyToWire`, passing on that there is no amount. */
export const optionalMoneyToWire = (amount: Money | undefined): number | undefined =>
  amount === undefined ? undefined : moneyToWire(amount);
