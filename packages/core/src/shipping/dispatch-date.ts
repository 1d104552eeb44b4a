import { clockAt, type TimeZone } from '../site/time-zone.ts';

const dayMs = 86_400_000;

const isWorkingDay = (time: number): boolean => ![0, 6].includes(new Date(time).getUTCDay());

/**
 * The day on which goods in stock leave the dock: the working day after the order's, by the site's calendar.
 * @param now when the order is placed, milliseconds since the epoch
 * @param timeZone the site's
 * @returns midnight of that day as `Date.UTC` counts it, milliseconds since the epoch
 */
export const dispatchDate = (now: number, timeZone: TimeZone): number => {
  let day = Math.floor(clockAt(now, timeZone) / dayMs) * dayMs + dayMs;
  while (!isWorkingDay(day)) day += dayMs;
  return day;
};
