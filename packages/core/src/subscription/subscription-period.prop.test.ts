import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSites } from '../site/specified-sites.ts';
import { firstRenewalAt, paidUntil } from './subscription-period.ts';

const at = (text: string): number => Date.parse(text);
const until = (bought: string, interval: string, asked: string, timeZone = 'UTC'): string =>
  new Date(paidUntil(at(bought), interval, at(asked), timeZone)).toISOString();

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

  it.each([
    // Bought in the evening of 30 January in New York, where it is 31 January in UTC.
    ['2026-01-31T01:00:00Z', 'month', '2026-02-01T00:00:00Z', 'America/New_York', '2026-03-01T01:00:00.000Z'],
    ['2026-01-31T01:00:00Z', 'month', '2026-03-02T00:00:00Z', 'America/New_York', '2026-03-31T00:00:00.000Z'],
    // In the morning of 1 March in Sydney, where it is the last of February in UTC.
    ['2026-02-28T22:00:00Z', 'month', '2026-03-10T00:00:00Z', 'Australia/Sydney', '2026-03-31T22:00:00.000Z'],
    ['2026-02-28T22:00:00Z', 'month', '2026-04-10T00:00:00Z', 'Australia/Sydney', '2026-04-30T23:00:00.000Z'],
    ['2023-12-31T23:30:00Z', 'year', '2024-06-01T00:00:00Z', 'Europe/Berlin', '2024-12-31T23:30:00.000Z'],
    ['2024-02-28T23:30:00Z', 'year', '2024-06-01T00:00:00Z', 'Europe/Berlin', '2025-02-27T23:30:00.000Z'],
    // 2:30 on 8 March does not exist in New York, and 1:30 on 1 November is there twice.
    ['2026-02-08T07:30:00Z', 'month', '2026-02-09T00:00:00Z', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['2026-10-01T05:30:00Z', 'month', '2026-10-09T00:00:00Z', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-03-07T17:00:00Z', 'week', '2026-03-08T00:00:00Z', 'America/New_York', '2026-03-14T16:00:00.000Z'],
  ])('for %s by the %s, on %s in %5$s, is counted in local days', (bought, interval, asked, zone, end) => {
    expect(until(bought, interval, asked, zone)).toBe(end);
  });

  it('has the local time of the purchase, on every site', () => {
    const clock = (ms: number, timeZone: string): string =>
      new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(ms);
    const time = fc.integer({ min: at('2020-01-01'), max: at('2035-01-01') });
    const zones = fc.constantFrom(...new Set(defaultSites.all.map(({ timeZone }) => timeZone)));
    fc.assert(
      fc.property(time, zones, fc.constantFrom('day', 'week', 'month', 'year'), (bought, timeZone, unit) => {
        const end = paidUntil(bought, unit, bought, timeZone);
        // Local times between 1:00 and 3:00 may be skipped.
        const isSkipped = /^0[123]:/.test(clock(bought, timeZone));
        if (!isSkipped) expect(clock(end, timeZone)).toBe(clock(bought, timeZone));
      }),
    );
  });

  it('is later than now, by at most one interval', () => {
    const time = fc.integer({ min: at('2020-01-01'), max: at('2035-01-01') });
    const zones = fc.constantFrom('UTC', 'America/New_York', 'Australia/Sydney', 'Europe/Berlin');
    const longest = { day: 1, week: 7, month: 31, year: 366 };
    fc.assert(
      fc.property(time, time, fc.constantFrom('day', 'week', 'month', 'year'), zones, (one, other, unit, zone) => {
        const [bought, asked] = [Math.min(one, other), Math.max(one, other)];
        const end = paidUntil(bought, unit, asked, zone);
        expect(end).toBeGreaterThan(asked);
        // A day on which the clock is set back has 25 hours.
        expect(end - asked).toBeLessThanOrEqual((longest[unit] * 24 + (zone === 'UTC' ? 0 : 1)) * 60 * 60_000);
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
    const terms = { interval, trialDays };
    expect(new Date(firstRenewalAt(at('2026-11-30T08:30:00Z'), terms, 'UTC')).toISOString()).toBe(due);
  });

  it('follows a trial at the same local time, also after the clock was set back', () => {
    const terms = { interval: 'month', trialDays: 14 };
    const due = firstRenewalAt(at('2026-10-20T12:00:00Z'), terms, 'America/New_York');
    expect(new Date(due).toISOString()).toBe('2026-11-03T13:00:00.000Z');
  });
});
