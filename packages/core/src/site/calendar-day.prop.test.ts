import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCalendarDay } from './calendar-day.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

it('calendar day parser accepts exactly the days of the calendar', () => {
  const year = fc.oneof(fc.integer({ min: 1, max: 9999 }), fc.constantFrom(1900, 2000, 2023, 2024, 2100));
  const month = fc.integer({ min: 0, max: 13 });
  fc.assert(
    fc.property(year, month, fc.integer({ min: 0, max: 32 }), (years, months, days) => {
      const date = new Date(0);
      date.setUTCFullYear(years, months - 1, days);
      const isDay = date.getUTCFullYear() === years && date.getUTCMonth() === months - 1 && date.getUTCDate() === days;
      const text = `${String(years).padStart(4, '0')}-${twoDigits(months)}-${twoDigits(days)}`;
      expect([text, isCalendarDay(text)]).toEqual([text, isDay]);
    }),
    { numRuns: 1_000 },
  );
});

it.each([
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['2024-02-29', true],
  ['2024-02-30', false],
  ['2023-02-28', true],
  ['2026-04-31', false],
  ['2026-06-31', false],
  ['2026-09-31', false],
  ['2026-11-31', false],
  ['2026-10-31', true],
  ['2026-12-31', true],
  ['2026-01-00', false],
  ['x2026-01-01', false],
  ['2026-01-01x', false],
  ['2026-01-01\n', false],
  ['2026/01/01', false],
])('calendar day parser reads %j as %j', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected);
});
