import type { Currency } from '@ironcart/core/money';
import type { Sites, StoreId } from '@ironcart/core/site';
import { sql } from 'kysely';
import type { Database } from '../db/pool.ts';

/**
 * Thrown if a site's currency was changed although it has orders in another one: their amounts would be displayed in
 * the new currency.
 */
export class SiteCurrencyError extends Error {
  override readonly name = 'SiteCurrencyError';
}

/** A store id of orders, with the currency of one of them. */
interface OrderedStore {
  readonly store_id: StoreId;
  readonly currency: Currency;
}

/** Reads one order per store id, by index. */
const readOrderedStores = async (db: Database): Promise<readonly OrderedStore[]> => {
  const { rows } = await sql<OrderedStore>`
    with recursive stores as (
      (select store_id, currency from orders where status <> 'payment_error' order by store_id limit 1)
      union all
      select next.store_id, next.currency from stores cross join lateral (
        select store_id, currency from orders
        where status <> 'payment_error' and orders.store_id > stores.store_id order by store_id limit 1) as next
    )
    select store_id, currency from stores`.execute(db);
  return rows;
};

const hasOrderIn = async (db: Database, storeId: StoreId, currency: Currency): Promise<boolean> => {
  const found = db.selectFrom('orders').select('order_id').limit(1);
  return (
    (await found.where('store_id', '=', storeId).where('currency', '=', currency).executeTakeFirst()) !== undefined
  );
};

/**
 * The store's sites, current and former. An order outlives its site: it is packed, refunded and mentioned in mails with
 * the store id and currency with which it was placed, and its links lead to the main site. `byStoreId` finds these too;
 * `findByStoreId`, which checks requests, does not.
 * @throws SiteCurrencyError
 */
export const withFormerSites = async (db: Database, sites: Sites): Promise<Sites> => {
  const former = new Map<StoreId, Sites['main']>();
  for (const { store_id: storeId, currency } of await readOrderedStores(db)) {
    const site = sites.findByStoreId(storeId);
    if (site === undefined) {
      former.set(storeId, { ...sites.main, storeId, otherStoreIds: [], currency });
    } else if (site.currency !== currency && !(await hasOrderIn(db, storeId, site.currency))) {
      throw new SiteCurrencyError(
        `The site ${site.code} cannot sell in ${site.currency}: the orders of its store id ${storeId} are in ${currency}, ` +
          `and their amounts would be shown in ${site.currency}. Give the site another storeId in the file of sites ` +
          '(IRONCART_SITES_FILE): the orders keep theirs.',
      );
    }
  }
  return { ...sites, byStoreId: (storeId) => former.get(storeId) ?? sites.byStoreId(storeId) };
};
