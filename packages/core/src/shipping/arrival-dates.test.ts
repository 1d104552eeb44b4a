import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalDates } from './arrival-dates.ts';

const day = (text: string): number => Date.parse(`${text}T00:00Z`);
const dayMs = 86_400_000;

describe('arrival dates', () => {
  it('exclude weekends', () => {
    expect(arrivalDates(day('2026-11-30'), { from: 3, until: 5 })).toEqual({
      from: day('2026-12-03'),
      until: day('2026-12-07'),
    });
  });

  it('are the dispatch day for goods with a delivery time of zero days', () => {
    const dispatch = day('2026-11-30');
    expect(arrivalDates(dispatch, { from: 0, until: 0 })).toEqual({ from: dispatch, until: dispatch });
  });

  it('are one week later for every five working days', () => {
    const weekdays = fc.integer({ min: 0, max: 20_000 }).map((weeks) => day('2020-01-06') + weeks * 7 * dayMs);
    fc.assert(
      fc.property(weekdays, fc.nat({ max: 4 }), fc.nat({ max: 24 }), (monday, weekday, weeks) => {
        const dispatch = monday + weekday * dayMs;
        expect(arrivalDates(dispatch, { from: 0, until: weeks * 5 }).until).toBe(dispatch + weeks * 7 * dayMs);
      }),
    );
  });
});
