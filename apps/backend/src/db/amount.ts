import { type Currency, type Money, parseMoney, toDecimalText } from '@ironcart/core/money';

/**
 * Reads a numeric(12,2) column as money.
 * @throws RangeError if the text is not an amount, which the column's type excludes
 */
export const amountFromColumn = (text: string): Money => {
  const amount = parseMoney(text);
  if (!amount.ok) throw new RangeError(`Not an amount: ${amount.issues[0].code}`);
  return amount.value;
};

/** Writes money for a numeric(12,2) column. */
export const amountToColumn = (amount: Money): string => toDecimalText(amount);

/** Decimal amounts by currency. */
export type Amounts = Readonly<Record<Currency, string>>;

/** The amount in a currency, in minor units. */
export const amountIn = (amounts: Amounts, currency: Currency): Money => amountFromColumn(amounts[currency] ?? '');
