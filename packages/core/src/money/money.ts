declare const currencyOf: unique symbol;

/**
 * An exact amount of money: an integer number of the currency's minor units (cents, pence). Where the code knows the
 * currency, the type has it: `Money<'USD'>` and `Money<'EUR'>` do not add up. A `Money` alone is of the currency of its
 * context (the site, the order). The type costs nothing at run time.
 */
export type Money<Code extends Currency = Currency> = number & { readonly [currencyOf]: Code };

/** An ISO 4217 currency code, 'USD'. Amounts are hundredths: `createSites` rejects sites with other currencies. */
export type Currency = string;

/** The amount 0. */
export const zero = 0 as Money;

/**
 * Brands an integer count of minor units as money, of a currency where the caller names one: `money<'USD'>(1999)`.
 * @throws RangeError when the count is not a safe integer (NaN, Infinity, fractions, beyond 2^53).
 */
export const money = <Code extends Currency = Currency>(minorUnitCount: number): Money<Code> => {
  if (!Number.isSafeInteger(minorUnitCount)) {
    throw new RangeError(
      `Money must be a whole number of minor units, got ${String(minorUnitCount)} (${typeof minorUnitCount})`,
    );
  }
  return (minorUnitCount + 0) as Money<Code>;
};
