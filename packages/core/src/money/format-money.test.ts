import { describe, expect, it } from 'vitest';
import type { Locale } from '../site/site.ts';
import { formatMoney } from './format-money.ts';
import { type Money, money } from './money.ts';

describe('formatMoney', () => {
  it('formats an amount in the currency and locale of its site [S1-sites-02]', () => {
    const amount = money(134_500);
    expect(formatMoney(amount, 'USD', 'en_US')).toBe('$1,345.00');
    expect(formatMoney(amount, 'CAD', 'en_CA')).toBe('$1,345.00');
    expect(formatMoney(amount, 'AUD', 'en_AU')).toBe('$1,345.00');
    expect(formatMoney(amount, 'EUR', 'en_GB')).toBe('€1,345.00');
    expect(formatMoney(amount, 'GBP', 'en_GB')).toBe('£1,345.00');
  });

  it('shows every cent of the largest amounts', () => {
    expect(formatMoney(money(999_999_999_999), 'USD', 'en_US')).toBe('$9,999,999,999.99');
    expect(formatMoney(money(Number.MAX_SAFE_INTEGER), 'GBP', 'en_GB')).toBe('£90,071,992,547,409.91');
  });

  it('writes 0 without a sign', () => {
    expect(formatMoney(-0 as Money, 'USD', 'en_US')).toBe('$0.00');
    expect(formatMoney(-0 as Money, 'EUR', 'es_ES' as Locale)).toBe('0,00\u00a0€');
  });

  it('groups digits only from 10,000 if the locale does', () => {
    const inSpain = (minorUnits: number) => formatMoney(money(minorUnits), 'EUR', 'es_ES' as Locale);
    expect([99_999, 123_450, -999_999, 1_000_000].map(inSpain)).toEqual([
      '999,99\u00a0€',
      '1234,50\u00a0€',
      '-9999,99\u00a0€',
      '10.000,00\u00a0€',
    ]);
  });

  it.each([
    [1, '$0.01'],
    [-1, '-$0.01'],
    [99_999, '$999.99'],
    [100_000, '$1,000.00'],
    [100_100_007, '$1,001,000.07'],
    [-100_000, '-$1,000.00'],
  ])('groups %i minor units from 1,000 on', (minorUnits, text) => {
    expect(formatMoney(money(minorUnits), 'USD', 'en_US')).toBe(text);
  });
});
