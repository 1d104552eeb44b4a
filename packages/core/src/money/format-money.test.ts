import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';
import { money } from './money.ts';

describe('formatMoney', () => {
  it('writes an amount in the currency of its site, as its locale reads it [S1-sites-02]', () => {
    const amount = money(134_500);
    expect(formatMoney(amount, 'USD', 'en_US')).toBe('$1,345.00');
    expect(formatMoney(amount, 'CAD', 'en_CA')).toBe('$1,345.00');
    expect(formatMoney(amount, 'AUD', 'en_AU')).toBe('$1,345.00');
    expect(formatMoney(amount, 'EUR', 'en_GB')).toBe('€1,345.00');
    expect(formatMoney(amount, 'GBP', 'en_GB')).toBe('£1,345.00');
  });

  it('keeps every cent of the largest amount', () => {
    expect(formatMoney(money(999_999_999_999), 'USD', 'en_US')).toBe('$9,999,999,999.99');
  });
});
