declare const minorUnits: unique symbol;

/**
 * An exact amount of money: an integer number of the currency's minor units (cents, pence). The currency is known from
 * the context (the site, the order).
 */
export type Money = number & { readonly [minorUnits]: 'minor units' };

/** An ISO 4217 currency code, 'USD'. Amounts are hundredths: `createSites` rejects sites with other currencies. */
export type Currency = string;

/** The amount 0. */
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
