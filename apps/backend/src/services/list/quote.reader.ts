import { MOST_QUOTES, type WireLineItem, type WireQuote } from '@ironcart/api/contract';
import type { SiteCode } from '@ironcart/core/site';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';

export const quoteColumns = [
  'quote_id',
  'note',
  'lines',
  'requested_at',
  'valid_until',
  'accepted_at',
] as const satisfies readonly (keyof Tables['quotes'])[];

type QuoteRow = Pick<Selectable<Tables['quotes']>, (typeof quoteColumns)[number]>;

export const quoteOf = ({ quote_id, note, lines, requested_at, valid_until, accepted_at }: QuoteRow): WireQuote => ({
  _id: quote_id,
  note,
  items: lines as WireLineItem[],
  requestedAt: requested_at.toISOString(),
  ...(valid_until === null ? {} : { validUntil: valid_until.toISOString() }),
  ...(accepted_at === null ? {} : { acceptedAt: accepted_at.toISOString() }),
});

/** A customer's quotes on a site, newest first. */
export const readQuotes = async (db: Database, customerId: string, siteCode: SiteCode): Promise<WireQuote[]> => {
  const rows = await db
    .selectFrom('quotes')
    .select(quoteColumns)
    .where('customer_id', '=', customerId)
    .where('site_code', '=', siteCode)
    .orderBy('requested_at', 'desc')
    .orderBy('quote_id')
    .limit(MOST_QUOTES)
    .execute();
  return rows.map(quoteOf);
};
