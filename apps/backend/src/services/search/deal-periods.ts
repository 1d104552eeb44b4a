import type { ProductAttributes, TimeZone } from '@ironcart/core';
import { type PromoPeriod, promoDatesIn, promoPeriod } from '@ironcart/pricing';
import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';

/** The first and the last date of hot deals as the merchant wrote them, each pair once, as search keeps it. */
export const readDealDates = async (db: Database): Promise<readonly string[]> => {
  const { rows } = await sql<{ dates: string }>`
    select distinct deal_dates as dates from search_documents where deal_dates is not null`.execute(db);
  return rows.map(({ dates }) => dates);
};

/** When the deals with certain dates run at a site. */
export interface DealPeriod extends PromoPeriod {
  readonly dates: string;
}

/** When deals run where days begin and end as in a time zone: pricing's own reading of their dates. */
export const dealPeriodsIn = (dates: readonly string[], timeZone: TimeZone): readonly DealPeriod[] =>
  dates.map((pair) => {
    const [from, to]: readonly ProductAttributes[string][] = JSON.parse(pair);
    const attributes = { rogue_promo_from_date: from ?? null, rogue_promo_to_date: to ?? null };
    return { dates: pair, ...promoPeriod(promoDatesIn(attributes, timeZone)) };
  });

/** The dates of the deals that run at a moment: both ends of a deal belong to it. */
export const datesOfRunning = (periods: readonly DealPeriod[], nowMs: number): readonly string[] =>
  periods.filter(({ fromMs, toMs }) => fromMs <= nowMs && nowMs <= toMs).map(({ dates }) => dates);

/** The moments from which on other hot deals run than before, in milliseconds since the epoch, the first one first. */
export const turnsOf = (periods: readonly PromoPeriod[]): readonly number[] => {
  const turns = periods.flatMap(({ fromMs, toMs }) => [fromMs, toMs + 1]);
  return [...new Set(turns.filter(Number.isFinite))].toSorted((a, b) => a - b);
};

/** How many of the moments have come: as long as this is the same, so are the hot deals. */
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
