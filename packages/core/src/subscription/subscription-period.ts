import { requireObject, requireText } from '../require-argument.ts';
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

/** Adds months to a time at the same time of day; clamped to the last day of a shorter month. */
const monthsLater = (startMs: number, months: number): number => {
  const start = new Date(startMs);
  const first = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1);
  const lastDay = new Date(
    Date.UTC(new Date(first).getUTCFullYear(), new Date(first).getUTCMonth() + 1, 0),
  ).getUTCDate();
  const dayMs = 24 * 60 * 60_000;
  return first + (Math.min(start.getUTCDate(), lastDay) - 1) * dayMs + (startMs % dayMs);
};

const later = (startMs: number, unit: IntervalUnit, count: number): number => {
  if (unit === 'month') return monthsLater(startMs, count);
  if (unit === 'year') return monthsLater(startMs, count * 12);
  return startMs + count * (unit === 'week' ? 7 : 1) * 24 * 60 * 60_000;
};

/**
 * End of the paid interval in milliseconds since the epoch: a cancelled subscription continues until then. An unknown
 * interval ends immediately.
 */
export const paidUntil = (boughtAtMs: number, interval: string, atMs: number): number => {
  requireText(interval, 'interval');
  const length = readInterval(interval);
  if (length === undefined || atMs < boughtAtMs) return atMs;
  let endMs = boughtAtMs;
  for (let paid = 1; endMs <= atMs; paid += 1) endMs = later(boughtAtMs, length.unit, length.count * paid);
  return endMs;
};

/**
 * The time of a subscription's second payment, in milliseconds since the epoch: after its trial, or its first interval.
 * Later payments follow in intervals from there. For an unknown interval it is the time of purchase.
 */
export const firstRenewalAt = (
  boughtAtMs: number,
  terms: Pick<SubscriptionTerms, 'interval' | 'trialDays'>,
): number => {
  requireObject(terms, 'terms');
  const { interval, trialDays } = terms;
  return trialDays === undefined ? paidUntil(boughtAtMs, interval, boughtAtMs) : later(boughtAtMs, 'day', trialDays);
};
