import type { Currency } from '@ironcart/core/money';
import type { Sites } from '@ironcart/core/site';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import { inTransaction } from '../../db/transaction.ts';

/** Position of each currency in the prices of a search document, from 1. */
export type CurrencyPlaces = ReadonlyMap<Currency, number>;

/** Writes a position into the statement, so that each currency has its own query plan. */
export const placeOf = (place: number): RawBuilder<number> => sql.lit(place);

const readPlaces = async (db: Pick<Database, 'selectFrom'>): Promise<CurrencyPlaces> => {
  const rows = await db.selectFrom('search_currencies').select(['currency', 'place']).execute();
  return new Map(rows.map(({ currency, place }) => [currency, place]));
};

/** Positions of the sites' currencies. All documents are rewritten when the store adds a currency. */
export const openCurrencyPlaces = async (db: Database, sites: Sites): Promise<CurrencyPlaces> => {
  const isWhole = (places: CurrencyPlaces) => sites.all.every(({ currency }) => places.has(currency));
  const known = await readPlaces(db);
  if (isWhole(known)) return known;
  await inTransaction(db, async (transaction) => {
    await sql`lock table search_currencies in exclusive mode`.execute(transaction);
    const places = await readPlaces(transaction);
    const added = [...new Set(sites.all.map(({ currency }) => currency))].filter((currency) => !places.has(currency));
    if (added.length === 0) return;
    const last = Math.max(0, ...places.values());
    await transaction
      .insertInto('search_currencies')
      .values(added.map((currency, index) => ({ currency, place: last + 1 + index })))
      .execute();
    await sql`select search_refresh(array(select product_id from products))`.execute(transaction);
  });
  return readPlaces(db);
};
