import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSites } from './specified-sites.ts';
import { dayAt, earliestDayAt, firstMomentAt, isTimeZone, lastMomentAt } from './time-zone.ts';

const dayMs = 86_400_000;
const zones = [
  ...defaultSites.all.map(({ timeZone }) => timeZone),
  'UTC',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  // Their clocks change at midnight.
  'America/Havana',
  'America/Santiago',
  'Asia/Beirut',
  'Africa/Cairo',
  '+05:30',
  '-11:00',
];

/** Local time of a zone, computed with the runtime's formatter instead of the code under test. */
const shownAt = (instantMs: number, timeZone: string): number => {
  const fixed = /^([+-])(\d\d):(\d\d)$/.exec(timeZone);
  if (fixed) return instantMs + Number(`${fixed[1]}1`) * (Number(fixed[2]) * 60 + Number(fixed[3])) * 60_000;
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    instantMs,
  );
  return Date.parse(`${text.replace(' ', 'T')}Z`) + (((instantMs % 1_000) + 1_000) % 1_000);
};

const anyZone = fc.constantFrom(...zones);
const anyTime = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2037, 0) });
const anyDay = anyTime.map((time) => Math.floor(time / dayMs) * dayMs);

describe('day in a time zone', () => {
  it('starts at local midnight, and ends in the millisecond before the next day', () => {
    fc.assert(
      fc.property(anyDay, anyZone, (day, zone) => {
        const first = firstMomentAt(day, zone);
        const last = lastMomentAt(day + dayMs - 1, zone);
        expect(shownAt(first, zone)).toBeGreaterThanOrEqual(day);
        expect(shownAt(first - 1, zone)).toBeLessThan(day);
        expect(shownAt(last, zone)).toBeLessThan(day + dayMs);
        expect(last + 1).toBe(firstMomentAt(day + dayMs, zone));
        // Lord Howe turns its clocks by half an hour, the others by an hour.
        expect([22.5, 23, 23.5, 24, 24.5, 25]).toContain((last + 1 - first) / 3_600_000);
      }),
    );
  });

  it.each([
    ['America/New_York', '2026-11-30', '2026-11-30T05:00:00.000Z', '2026-12-01T04:59:59.999Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
    ['Europe/London', '2026-06-30', '2026-06-29T23:00:00.000Z', '2026-06-30T22:59:59.999Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    ['Australia/Sydney', '2026-10-04', '2026-10-03T14:00:00.000Z', '2026-10-04T12:59:59.999Z'],
    // The clocks of Havana show this midnight twice, those of Beirut none: they go from 23:59:59 to 1:00.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z', '2026-03-29T20:59:59.999Z'],
    // Samoa went over the date line: this day was none.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z', '2011-12-30T09:59:59.999Z'],
    ['+05:30', '2026-11-30', '2026-11-29T18:30:00.000Z', '2026-11-30T18:29:59.999Z'],
  ])('of %s on %s lasts from %s to %s', (zone, day, first, last) => {
    const clockMs = Date.parse(day);
    expect(new Date(firstMomentAt(clockMs, zone)).toISOString()).toBe(first);
    expect(new Date(lastMomentAt(clockMs + dayMs - 1, zone)).toISOString()).toBe(last);
  });
});

describe('local time', () => {
  it('is shown at its first and its last instant, if it exists', () => {
    fc.assert(
      fc.property(anyTime, anyZone, (instant, zone) => {
        const shown = shownAt(instant, zone);
        const [first, last] = [firstMomentAt(shown, zone), lastMomentAt(shown, zone)];
        expect([first, last]).toContain(instant);
        expect([shownAt(first, zone), shownAt(last, zone)]).toEqual([shown, shown]);
        expect([0, 1_800_000, 3_600_000]).toContain(last - first);
      }),
    );
  });

  it('skipped by a clock change is the instant of the change', () => {
    const skipped = Date.UTC(2026, 2, 8, 2, 30);
    expect(firstMomentAt(skipped, 'America/New_York')).toBe(Date.UTC(2026, 2, 8, 7));
    expect(lastMomentAt(skipped, 'America/New_York')).toBe(Date.UTC(2026, 2, 8, 7) - 1);
  });

  it.each(['0001-01-01', '0400-02-29', '9999-12-31'])('of the day %s is within a day of UTC', (day) => {
    for (const zone of zones)
      expect(Math.abs(firstMomentAt(Date.parse(day), zone) - Date.parse(day))).toBeLessThan(dayMs);
  });
});

describe('unknown time zone', () => {
  it('is rejected when computing a day', () => {
    expect(() => firstMomentAt(0, 'Europe/Atlantis')).toThrow(RangeError);
    expect(() => lastMomentAt(0, 'Europe/Atlantis')).toThrow(RangeError);
    for (const zone of ['Berlin', '+25:00', ''])
      expect(() => dayAt(0, zone)).toThrow(`"${zone}" is no time zone (Europe/Berlin, +05:30)`);
    expect(() => dayAt(Number.POSITIVE_INFINITY, 'UTC')).toThrow('or Infinity ms no moment');
  });
});

describe('earliest current day of any time zone', () => {
  it('is at most the day of any zone', () => {
    fc.assert(
      fc.property(anyTime, anyZone, (instant, zone) => {
        expect(earliestDayAt(instant) <= dayAt(instant, zone)).toBe(true);
      }),
    );
  });

  it("is the last day of an event until the event's local evening", () => {
    expect(earliestDayAt(Date.parse('2027-03-14T21:00:00-04:00'))).toBe('2027-03-14');
    expect(earliestDayAt(Date.parse('2027-03-15T11:59:59Z'))).toBe('2027-03-14');
    expect(earliestDayAt(Date.parse('2027-03-15T12:00:00Z'))).toBe('2027-03-15');
  });
});

describe('isTimeZone', () => {
  it('accepts the time zones of all sites, and fixed offsets', () => {
    expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  });

  it.each(['', 'Berlin', 'Europe/Atlantis', '5', '+25:00', '+0530', '-5:00', 'UTC+2'])('rejects %j', (text) => {
    expect(isTimeZone(text)).toBe(false);
  });
});
