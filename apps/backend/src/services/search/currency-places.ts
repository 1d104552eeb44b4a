import type { Currency } from '@ironcart/core/money';
import type { Sites } from '@ironcart/core/site';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import { inTransaction } from '../../db/transaction.ts';

/** Where each currency of the store's sites stands in the prices of a search document, from 1. */
export type CurrencyPlaces = ReadonlyMap<Currency, number>;

/** A place, written into the statement, so that each currency has a plan of its own. */
export const placeOf = (place: number): RawBuilder<number> => sql.lit(place);

const readPlaces = async (db: Pick<Database, 'selectFrom'>): Promise<CurrencyPlaces> => {
  const rows = await db.selectFrom('search_currencies').select(['currency', 'place']).execute();
  return new Map(rows.map(({ currency, place }) => [currency, place]));
};

/** The places of the sites' currencies. The documents are written anew when the store has come to sell in another one. */
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
