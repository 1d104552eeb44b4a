import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../site/site.ts';
import { formatMoney } from './format-money.ts';
import { type Currency, money } from './money.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('formatMoney after the first use of a locale and currency', () => {
  it.each<[Currency, Locale, readonly string[]]>([
    ['USD', 'en_US', ['$0.00', '$0.09', '$0.10', '$9.99', '$999.99', '$1,000.00', '$1,002,003.04', '-$1,234.50']],
    [
      'EUR',
      'fr_FR' as Locale,
      [
        '0,00\u00a0€',
        '0,09\u00a0€',
        '0,10\u00a0€',
        '9,99\u00a0€',
        '999,99\u00a0€',
        '1\u202f000,00\u00a0€',
        '1\u202f002\u202f003,04\u00a0€',
        '-1\u202f234,50\u00a0€',
      ],
    ],
    [
      'USD',
      'en-US-u-va-posix' as Locale,
      [
        '$\u00a00.00',
        '$\u00a00.09',
        '$\u00a00.10',
        '$\u00a09.99',
        '$\u00a0999.99',
        '$\u00a01000.00',
        '$\u00a01002003.04',
        '-$\u00a01234.50',
      ],
    ],
    ['GBP', 'en_GB', ['£0.00', '£0.09', '£0.10', '£9.99', '£999.99', '£1,000.00', '£1,002,003.04', '-£1,234.50']],
  ])('writes %s in %s without calling Intl again [S1-locale-01]', (currency, locale, texts) => {
    formatMoney(money(100), currency, locale);
    const prototype: { readonly format: unknown } = Intl.NumberFormat.prototype;
    const asksFormat = vi.spyOn(prototype, 'format', 'get');
    const askedIntl = vi.spyOn(Intl, 'NumberFormat');
    const amounts = [0, 9, 10, 999, 99_999, 100_000, 100_200_304, -123_450];
    expect(amounts.map((amount) => formatMoney(money(amount), currency, locale))).toEqual(texts);
    expect(askedIntl).not.toHaveBeenCalled();
    expect(asksFormat).not.toHaveBeenCalled();
  });
});
