import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt, defaultSites } from '../site/index.ts';
import { lastReturnDay, returnableSince } from './return-period.ts';

const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2032, 0, 1) });
const terms = fc.record({
  timeZone: fc.constantFrom(...defaultSites.all.map(({ timeZone }) => timeZone), 'Pacific/Kiritimati', '-09:30'),
  returnDays: fc.integer({ min: 0, max: 400 }),
});

describe('return period', () => {
  it('ends with its last day in the site’s time zone, regardless of the time of arrival', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 500 * 86_400_000 }), terms, (arrivedMs, laterMs, site) => {
        const nowMs = arrivedMs + laterMs;
        const isOpen = arrivedMs >= (returnableSince(nowMs, site) ?? Number.NaN);
        expect(isOpen).toBe(dayAt(nowMs, site.timeZone) <= (lastReturnDay(arrivedMs, site) ?? ''));
      }),
    );
  });

  it('excludes the day of arrival', () => {
    const site = { returnDays: 30, timeZone: 'America/New_York' };
    expect(lastReturnDay(Date.parse('2026-11-25T04:30:00Z'), site)).toBe('2026-12-24');
    expect(lastReturnDay(Date.parse('2026-11-25T05:30:00Z'), site)).toBe('2026-12-25');
  });

  it('is unlimited on a site without a limit', () => {
    const site = { timeZone: 'Europe/Berlin' };
    expect(lastReturnDay(0, site)).toBeUndefined();
    expect(returnableSince(0, site)).toBeUndefined();
  });
});
