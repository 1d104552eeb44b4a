declare const minorUnits: unique symbol;

/**
 * An exact amount of money: an integer count of the currency's minor unit (cents, pence).
 * The currency is known by whoever holds the amount (the site, the order).
 */
export type Money = number & { readonly [minorUnits]: 'minor units' };

/** A currency by its ISO 4217 code, 'USD'. Amounts are hundredths of it: `createSites` refuses sites of any other. */
export type Currency = string;

/** No money at all. */
export const zero = 0 as Money;

/**
 * Brands an integer count of minor units as money.
 * @throws RangeError when the count is not a safe integer (NaN, Infinity, fractions, beyond 2^53).
 */
export const money = (minorUnitCount: number): Money => {
  if (!Number.isSafeInteger(minorUnitCount)) {
    const given = typeof minorUnitCount === 'number' ? String(minorUnitCount) : `a ${typeof minorUnitCount}`;
    throw new RangeError(`Money must be a whole number of minor units, got ${given}`);
  }
  return (minorUnitCount + 0) as Money;
};
