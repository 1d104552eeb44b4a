import { clockAt, type TimeZone } from '../site/time-zone.ts';
import { nextWorkingDay } from './working-days.ts';

const dayMs = 86_400_000;

/**
 * The dispatch day of goods in stock: the next working day after the order, in the site's calendar.
 * @param now when the order is placed, in milliseconds since the epoch
 * @param timeZone the site's time zone
 * @returns midnight of that day by `Date.UTC`, in milliseconds since the epoch
 */
export const dispatchDate = (now: number, timeZone: TimeZone): number =>
  nextWorkingDay(Math.floor(clockAt(now, timeZone) / dayMs) * dayMs);
