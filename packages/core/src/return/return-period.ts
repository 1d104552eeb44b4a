import { requireObject } from '../require-argument.ts';
import { dayAt, firstMomentAt, type Site } from '../site/index.ts';

const dayMs = 86_400_000;

/** The facts that determine how long goods can be returned. */
export type ReturnTerms = Pick<Site, 'returnDays' | 'timeZone'>;

const dayAfter = (atMs: number, days: number, timeZone: string): number =>
  Date.parse(dayAt(atMs, timeZone)) + days * dayMs;

/**
 * The last day on which goods can be returned, on the site's calendar: '2026-12-24'. The day of arrival does not count.
 * @param arrivedMs milliseconds since the epoch
 * @returns undefined on a site without a limit
 */
export const lastReturnDay = (arrivedMs: number, terms: ReturnTerms): string | undefined => {
  requireObject(terms, 'terms');
  const { returnDays, timeZone } = terms;
  return returnDays === undefined
    ? undefined
    : new Date(dayAfter(arrivedMs, returnDays, timeZone)).toISOString().slice(0, 10);
};

/** The earliest arrival time of goods that can still be returned; goods that arrived before it cannot. */
export const returnableSince = (nowMs: number, terms: ReturnTerms): number | undefined => {
  requireObject(terms, 'terms');
  const { returnDays, timeZone } = terms;
  return returnDays === undefined ? undefined : firstMomentAt(dayAfter(nowMs, -returnDays, timeZone), timeZone);
};
