import { money } from '@ironcart/core/money';
import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { dealWords } from './deal-words.ts';

const now = Date.parse('2026-11-25T12:00:00Z');
const price = money(9_950);
const wordsOf = (deal: Parameters<typeof dealWords>[0], site = siteByCode('USA')) =>
  dealWords(deal, { site, now, price: '$99.50' });

describe('deal description beside the price', () => {
  it("contains the date of an upcoming deal in the site's format, price and quantity [S4-promo-09]", () => {
    const fromMs = Date.parse('2026-12-01T03:00:00Z');
    const coming = { status: 'upcoming', price, fromMs, pieces: undefined } as const;
    expect(wordsOf(coming)).toBe('From November 30, 2026: $99.50');
    expect(wordsOf(coming, siteByCode('GBR'))).toBe('From 1 December 2026: $99.50');
    expect(wordsOf({ ...coming, pieces: 20 })).toBe('From November 30, 2026: $99.50, 20 of them');
    expect(wordsOf({ ...coming, fromMs: now + 61 * 86_400_000 })).toBeUndefined();
  });

  it('contains the remaining quantity, and a near end [S4-promo-06]', () => {
    const running = { status: 'active', price, untilMs: undefined, pieces: undefined } as const;
    expect(wordsOf(running)).toBeUndefined();
    expect(wordsOf({ ...running, pieces: 12 })).toBe('Deal: 12 left at this price');
    const untilMs = Date.parse('2026-11-30T23:59:59Z');
    expect(wordsOf({ ...running, pieces: 1, untilMs })).toBe('Deal: 1 left at this price, ends November 30, 2026');
    expect(wordsOf({ ...running, untilMs: untilMs + 366 * 86_400_000 })).toBeUndefined();
  });
});
