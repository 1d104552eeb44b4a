import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../site/site.ts';
import { arbitraryMoney } from '../testing/index.ts';
import { toDecimalText } from './decimal.ts';
import { formatMoney } from './format-money.ts';
import { type Currency, money } from './money.ts';

const currencies: readonly Currency[] = ['USD', 'CAD', 'AUD', 'EUR', 'GBP'];
const siteLocales: readonly Locale[] = ['en_US', 'en_CA', 'en_GB', 'en_AU'];

/** Locales of no site, each with its own grouping, sign or digits. */
const otherLocales = [
  'es_ES',
  'de_AT',
  'de_CH',
  'fr_FR',
  'sv_SE',
  'pl_PL',
  'en_IN',
  'en_ZA',
  'ja_JP',
  'ar_EG',
  'he_IL',
];

/** Every length of an amount is as likely as any other, so that each place of a separator is met. */
const amountOfAnyLength = () =>
  fc
    .tuple(fc.integer({ min: 0, max: 15 }), fc.double({ min: -1, max: 1, noNaN: true }))
    .map(([digits, part]) => money(Math.round(part * 10 ** digits)));

const amounts = () => fc.oneof(amountOfAnyLength(), arbitraryMoney(), fc.maxSafeInteger().map(money));

const byIntl = (currency: Currency, locale: string) => {
  const intl = new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency });
  return (amount: number) => intl.format(toDecimalText(money(amount)) as `${number}`);
};

describe('formatMoney', () => {
  it.each(siteLocales.flatMap((locale) => currencies.map((currency) => [currency, locale] as const)))(
    'formats any amount of %s in %s exactly like Intl [S1-locale-01]',
    (currency, locale) => {
      const expected = byIntl(currency, locale);
      fc.assert(
        fc.property(amounts(), (amount) => {
          expect(formatMoney(amount, currency, locale)).toBe(expected(amount));
        }),
        { numRuns: 500 },
      );
    },
  );

  it.each(otherLocales)('is correct for %s, which has unusual formatting rules', (locale) => {
    for (const currency of currencies) {
      const expected = byIntl(currency, locale);
      fc.assert(
        fc.property(amounts(), (amount) => {
          expect(formatMoney(amount, currency, locale as Locale)).toBe(expected(amount));
        }),
      );
    }
  });
});
