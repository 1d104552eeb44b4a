import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstRenewalAt, paidUntil } from './subscription-period.ts';

const at = (text: string): number => Date.parse(text);
const until = (bought: string, interval: string, asked: string): string =>
  new Date(paidUntil(at(bought), interval, at(asked))).toISOString();

describe('end of the paid period of a subscription', () => {
  it.each([
    ['2026-07-28T08:30:00Z', 'month', '2026-11-26T12:00:00Z', '2026-11-28T08:30:00.000Z'],
    ['2026-07-28T08:30:00Z', 'monthly', '2026-11-28T08:29:59Z', '2026-11-28T08:30:00.000Z'],
    ['2026-01-31T23:00:00Z', '1 month', '2026-02-10T00:00:00Z', '2026-02-28T23:00:00.000Z'],
    ['2026-01-31T23:00:00Z', 'month', '2026-03-01T00:00:00Z', '2026-03-31T23:00:00.000Z'],
    ['2024-02-29T10:00:00Z', 'year', '2024-12-01T00:00:00Z', '2025-02-28T10:00:00.000Z'],
    ['2026-11-01T10:00:00Z', '3 months', '2026-11-26T00:00:00Z', '2027-02-01T10:00:00.000Z'],
    ['2026-11-01T10:00:00Z', 'week', '2026-11-10T00:00:00Z', '2026-11-15T10:00:00.000Z'],
    ['2026-11-01T10:00:00Z', '10 days', '2026-11-10T00:00:00Z', '2026-11-11T10:00:00.000Z'],
  ])('for %s by the %s, on %s, is %s', (bought, interval, asked, end) => {
    expect(until(bought, interval, asked)).toBe(end);
  });

  it.each(['', 'fortnight', '0 months', 'constructor', 'month or so'])('is now for the interval %j', (interval) => {
    expect(until('2026-07-28T08:30:00Z', interval, '2026-11-26T12:00:00Z')).toBe('2026-11-26T12:00:00.000Z');
  });

  it('is later than now, by at most one interval', () => {
    const time = fc.integer({ min: at('2020-01-01'), max: at('2035-01-01') });
    const longest = { day: 1, week: 7, month: 31, year: 366 };
    fc.assert(
      fc.property(time, time, fc.constantFrom('day', 'week', 'month', 'year'), (one, other, unit) => {
        const [bought, asked] = [Math.min(one, other), Math.max(one, other)];
        const end = paidUntil(bought, unit, asked);
        expect(end).toBeGreaterThan(asked);
        expect(end - asked).toBeLessThanOrEqual(longest[unit] * 24 * 60 * 60_000);
      }),
    );
  });
});

describe('second payment of a subscription', () => {
  it.each([
    ['month', undefined, '2026-12-30T08:30:00.000Z'],
    ['year', undefined, '2027-11-30T08:30:00.000Z'],
    ['month', 14, '2026-12-14T08:30:00.000Z'],
    ['fortnight', undefined, '2026-11-30T08:30:00.000Z'],
  ])('by the %s with a trial of %j days is due at %s', (interval, trialDays, due) => {
    expect(new Date(firstRenewalAt(at('2026-11-30T08:30:00Z'), { interval, trialDays })).toISOString()).toBe(due);
  });
});
