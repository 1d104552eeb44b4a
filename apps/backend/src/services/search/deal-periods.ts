import type { ProductAttributes } from '@ironcart/core/product';
import type { TimeZone } from '@ironcart/core/site';
import { type PromoPeriod, promoDatesIn, promoPeriod } from '@ironcart/pricing';
import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';

/** Reads the distinct pairs of first and last dates of hot deals, as the merchant wrote them. */
export const readDealDates = async (db: Database): Promise<readonly string[]> => {
  const { rows } = await sql<{ dates: string }>`
    select distinct deal_dates as dates from search_documents where deal_dates is not null`.execute(db);
  return rows.map(({ dates }) => dates);
};

/** The period of deals with certain dates at a site. */
export interface DealPeriod extends PromoPeriod {
  readonly dates: string;
}

/** The periods of deals in a time zone, with pricing's own interpretation of their dates. */
export const dealPeriodsIn = (dates: readonly string[], timeZone: TimeZone): readonly DealPeriod[] =>
  dates.map((pair) => {
    const [from, to]: readonly ProductAttributes[string][] = JSON.parse(pair);
    const attributes = { rogue_promo_from_date: from ?? null, rogue_promo_to_date: to ?? null };
    return { dates: pair, ...promoPeriod(promoDatesIn(attributes, timeZone)) };
  });

/** The dates of deals that are active at a moment; both ends are inclusive. */
export const datesOfRunning = (periods: readonly DealPeriod[], nowMs: number): readonly string[] =>
  periods.filter(({ fromMs, toMs }) => fromMs <= nowMs && nowMs <= toMs).map(({ dates }) => dates);

/** The moments at which the active deals change, in milliseconds since the epoch, in order. */
export const turnsOf = (periods: readonly PromoPeriod[]): readonly number[] => {
  const turns = periods.flatMap(({ fromMs, toMs }) => [fromMs, toMs + 1]);
  return [...new Set(turns.filter(Number.isFinite))].toSorted((a, b) => a - b);
};

/** The number of moments in the past; while it is equal, the active deals are the same. */
export const countPast = (moments: readonly number[], nowMs: number): number => {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle] ?? Number.POSITIVE_INFINITY) <= nowMs) low = middle + 1;
    else high = middle;
  }
  return low;
};
