import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';

/** The moments from which on other hot deals run than before, in milliseconds since the epoch, the first one first. */
export const readDealMoments = async (db: Database): Promise<readonly number[]> => {
  // Both ends of a deal belong to it.
  const { rows } = await sql<{ moment: number }>`
    select distinct moment from (
      select ceil(extract(epoch from deal_from) * 1000)::float8 as moment from search_documents where isfinite(deal_from)
      union all
      select floor(extract(epoch from deal_until) * 1000)::float8 + 1 from search_documents where isfinite(deal_until)
    ) as turns order by moment`.execute(db);
  return rows.map(({ moment }) => moment);
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
