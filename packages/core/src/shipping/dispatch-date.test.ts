import { describe, expect, it } from 'vitest';
import { dispatchDate } from './dispatch-date.ts';

const dayOf = (time: string, timeZone = '+00:00'): string =>
  new Date(dispatchDate(Date.parse(time), timeZone)).toISOString();

describe('shipping date of goods in stock', () => {
  it('is the day after the order', () => {
    expect(dayOf('2026-11-23T00:00:00Z')).toBe('2026-11-24T00:00:00.000Z');
    expect(dayOf('2026-11-23T23:59:59Z')).toBe('2026-11-24T00:00:00.000Z');
  });

  it.each(['2026-11-20T09:00:00Z', '2026-11-21T09:00:00Z', '2026-11-22T09:00:00Z'])(
    'is never on a weekend: %s',
    (time) => expect(dayOf(time)).toBe('2026-11-23T00:00:00.000Z'),
  );

  it("uses the date in the site's time zone, not in UTC", () => {
    // Sunday evening in New York, and Tuesday morning in Sydney.
    expect(dayOf('2026-11-23T02:00:00Z', 'America/New_York')).toBe('2026-11-23T00:00:00.000Z');
    expect(dayOf('2026-11-23T20:00:00Z', 'Australia/Sydney')).toBe('2026-11-25T00:00:00.000Z');
  });
});
