import { requireObject, requireText } from '../require-argument.ts';
import { clockAt, firstMomentAt, type TimeZone } from '../site/time-zone.ts';
import type { SubscriptionTerms } from './subscription-terms.ts';

type IntervalUnit = 'day' | 'week' | 'month' | 'year';

const units: ReadonlyMap<string, IntervalUnit> = new Map([
  ...(['day', 'week', 'month', 'year'] as const).map((unit) => [unit, unit] as const),
  ...([
    ['daily', 'day'],
    ['weekly', 'week'],
    ['monthly', 'month'],
    ['yearly', 'year'],
  ] as const),
]);

/** Parses an interval, for example 'month' or '3 months'; undefined for other texts. */
const readInterval = (interval: string): { readonly count: number; readonly unit: IntervalUnit } | undefined => {
  const [, count = '1', word = ''] = /^(?:(\d{1,3}) )?([a-z]+?)s?$/.exec(interval.trim().toLowerCase()) ?? [];
  const unit = units.get(word);
  return unit === undefined || Number(count) === 0 ? undefined : { count: Number(count), unit };
};

/** Whether a text is a valid payment interval, for example 'month' or '3 months' (S4-subs). */
export const isSubscriptionInterval = (text: string): boolean => {
  requireText(text, 'text');
  return readInterval(text) !== undefined;
};

const dayMs = 24 * 60 * 60_000;

/** Adds months to a local time at the same time of day; clamped to the last day of a shorter month. */
const monthsLater = (clockMs: number, months: number): number => {
  const start = new Date(clockMs);
  const first = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1);
  const lastDay = new Date(
    Date.UTC(new Date(first).getUTCFullYear(), new Date(first).getUTCMonth() + 1, 0),
  ).getUTCDate();
  return first + (Math.min(start.getUTCDate(), lastDay) - 1) * dayMs + (clockMs - Math.floor(clockMs / dayMs) * dayMs);
};

const laterClock = (clockMs: number, unit: IntervalUnit, count: number): number => {
  if (unit === 'month') return monthsLater(clockMs, count);
  if (unit === 'year') return monthsLater(clockMs, count * 12);
  return clockMs + count * (unit === 'week' ? 7 : 1) * dayMs;
};

/** The moment at the same local time some days, weeks, months or years later. */
const later = (startMs: number, unit: IntervalUnit, count: number, timeZone: TimeZone): number =>
  firstMomentAt(laterClock(clockAt(startMs, timeZone), unit, count), timeZone);

/**
 * End of the paid interval in milliseconds since the epoch: a cancelled subscription continues until then. An unknown
 * interval ends immediately.
 * @param timeZone the zone in which days are counted: that of the site on which it was bought
 */
export const paidUntil = (boughtAtMs: number, interval: string, atMs: number, timeZone: TimeZone): number => {
  requireText(interval, 'interval');
  const length = readInterval(interval);
  if (length === undefined || atMs < boughtAtMs) return atMs;
  let endMs = boughtAtMs;
  for (let paid = 1; endMs <= atMs; paid += 1) endMs = later(boughtAtMs, length.unit, length.count * paid, timeZone);
  return endMs;
};

/**
 * The time of a subscription's second payment, in milliseconds since the epoch: after its trial, or its first interval.
 * Later payments follow in intervals from there. For an unknown interval it is the time of purchase.
 * @param timeZone the zone in which days are counted: that of the site on which it was bought
 */
export const firstRenewalAt = (
  boughtAtMs: number,
  terms: Pick<SubscriptionTerms, 'interval' | 'trialDays'>,
  timeZone: TimeZone,
): number => {
  requireObject(terms, 'terms');
  const { interval, trialDays } = terms;
  return trialDays === undefined
    ? paidUntil(boughtAtMs, interval, boughtAtMs, timeZone)
    : later(boughtAtMs, 'day', trialDays, timeZone);
};
