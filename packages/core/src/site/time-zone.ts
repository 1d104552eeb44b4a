import { tzOffset } from '@date-fns/tz/tzOffset';
import { requireNumber, requireText } from '../require-argument.ts';

/** A time zone: its IANA name ('America/New_York'), or a fixed offset from UTC ('+05:30'). */
export type TimeZone = string;

const dayMs = 86_400_000;

/** A name, or an offset of less than a day. */
const zonePattern = /^(?:[A-Za-z]|[+-](?:[01]\d|2[0-3]):[0-5]\d$)/;

/** Whether a text is a time zone that this runtime supports. */
export const isTimeZone = (text: string): text is TimeZone =>
  typeof text === 'string' && zonePattern.test(text) && !Number.isNaN(tzOffset(text, new Date(0)));

/**
 * A zone's offset from UTC at a moment, in milliseconds.
 * @throws TypeError without a zone; RangeError for a zone that the runtime does not support: see `isTimeZone`
 */
const offsetAt = (instantMs: number, timeZone: TimeZone): number => {
  requireText(timeZone, 'timeZone');
  const minutes = zonePattern.test(timeZone) ? tzOffset(timeZone, new Date(instantMs)) : Number.NaN;
  if (Number.isNaN(minutes))
    throw new RangeError(`"${timeZone}" is no time zone (Europe/Berlin, +05:30), or ${instantMs} ms no moment`);
  return Math.round(minutes * 60) * 1_000;
};

/** The local time of a zone at a moment (milliseconds since the epoch), encoded by `Date.UTC`. */
export const clockAt = (instantMs: number, timeZone: TimeZone): number => instantMs + offsetAt(instantMs, timeZone);

/** The local day of a zone at a moment (milliseconds since the epoch), as in '2026-11-30'. */
export const dayAt = (instantMs: number, timeZone: TimeZone): string =>
  new Date(clockAt(instantMs, timeZone)).toISOString().slice(0, 10);

/**
 * The earliest calendar day that it still is anywhere on earth at a moment (milliseconds since the epoch), as in
 * '2026-11-30': days before it are over everywhere. For event days in a place with an unknown time zone.
 */
export const earliestDayAt = (instantMs: number): string => dayAt(requireNumber(instantMs, 'instantMs'), '-12:00');

/** The zone's offsets before and after a local time, and the moment of the change. */
interface Turn {
  readonly before: number;
  readonly after: number;
  readonly atMs: number;
}

/** No zone changes its offset twice within two days. */
const turnAround = (clockMs: number, timeZone: TimeZone): Turn => {
  let early = clockMs - dayMs;
  let late = clockMs + dayMs;
  const before = offsetAt(early, timeZone);
  const after = offsetAt(late, timeZone);
  if (before === after) return { before, after, atMs: early };
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (offsetAt(middle, timeZone) === before) early = middle;
    else late = middle;
  }
  return { before, after, atMs: late };
};

/**
 * The first moment at which a zone's local time is at least the given one. For a skipped local time it is the moment of
 * the change; for a repeated one, the first occurrence.
 * @param clockMs the local time, encoded by `Date.UTC`
 * @returns milliseconds since the epoch
 */
export const firstMomentAt = (clockMs: number, timeZone: TimeZone): number => {
  const { before, after, atMs } = turnAround(clockMs, timeZone);
  return clockMs - before < atMs ? clockMs - before : Math.max(atMs, clockMs - after);
};

/**
 * The last moment at which a zone's local time is at most the given one. For a skipped local time it is the millisecond
 * before the change; for a repeated one, the second occurrence.
 * @param clockMs the local time, encoded by `Date.UTC`
 * @returns milliseconds since the epoch
 */
export const lastMomentAt = (clockMs: number, timeZone: TimeZone): number => {
  const { before, after, atMs } = turnAround(clockMs, timeZone);
  return clockMs - after >= atMs ? clockMs - after : Math.min(atMs - 1, clockMs - before);
};
