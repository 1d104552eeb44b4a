import type { Locale } from '../site/site.ts';
import { toDecimal } from './decimal.ts';
import type { Currency, Money } from './money.ts';

/** Making a formatter costs a thousand times what formatting does; there are at most locales x currencies of them. */
const formatters = new Map<string, Intl.NumberFormat>();

const formatterOf = (currency: Currency, locale: Locale): Intl.NumberFormat => {
  const key = `${locale} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency });
  formatters.set(key, formatter);
  return formatter;
};

/** The amount as a shopper of that locale reads it: '$1,345.00'. */
export const formatMoney = (amount: Money, currency: Currency, locale: Locale): string =>
  formatterOf(currency, locale).format(toDecimal(amount));
