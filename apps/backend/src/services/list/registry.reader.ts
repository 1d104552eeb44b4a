import {
  MOST_FOUND_REGISTRIES,
  MOST_GIFTS,
  type WireFoundRegistry,
  type WireLineItem,
  type WireList,
  type WireRegistryDetails,
  type WireRegistryGift,
} from '@ironcart/api/contract';
import { usualPriority } from '@ironcart/core/registry';
import type { SiteCode } from '@ironcart/core/site';
import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import { identityOf } from './list.transactor.ts';

/** A line of an order that was bought for a registry. */
export interface GiftRow {
  readonly list_id: string;
  /** The pieces that were not returned. */
  readonly qty: number;
  readonly line: WireLineItem & { readonly name: string };
  readonly ordered_at: Date;
}

/** The items of orders (except failed ones) that were bought for registries, newest first. */
export const readGiftRows = async (db: Database, listIds: readonly string[]): Promise<readonly GiftRow[]> => {
  if (listIds.length === 0) return [];
  const { rows } = await sql<GiftRow>`
    select line #>> '{metadata,registry,registryId}' as list_id, qty - returned_qty as qty, line,
      orders.created_at as ordered_at
    from order_items join orders using (order_id)
    where line #>> '{metadata,registry,registryId}' is not null
      and line #>> '{metadata,registry,registryId}' = any (${[...listIds]}::text[])
      and qty > returned_qty and orders.status <> 'payment_error' and orders.cancelled_at is null
    order by orders.created_at desc, order_id, order_items.position`.execute(db);
  return rows;
};

/**
 * Adds to each item of a registry the wanted pieces (its quantity) and the bought ones: the pieces of the same choice
 * in orders, counted from the orders themselves, so that the count is always correct.
 */
export const withPurchases = async (db: Database, lists: readonly WireList[]): Promise<readonly WireList[]> => {
  const registries = lists.filter(({ type }) => type === 'registry').map(({ _id }) => _id);
  if (registries.length === 0) return lists;
  const bought = new Map<string, number>();
  for (const { list_id, line, qty } of await readGiftRows(db, registries)) {
    const key = `${list_id} ${identityOf(line)}`;
    bought.set(key, (bought.get(key) ?? 0) + qty);
  }
  return lists.map((list) =>
    list.type !== 'registry'
      ? list
      : {
          ...list,
          items: list.items.map((item) => {
            const registry = { ...item.metadata.registry, registryId: list._id };
            const wish = { ...item, metadata: { ...item.metadata, registry } };
            return {
              ...wish,
              metadata: {
                ...wish.metadata,
                registry: {
                  ...registry,
                  priority: registry.priority ?? usualPriority,
                  wanted: item.qty,
                  purchased: bought.get(`${list._id} ${identityOf(wish)}`) ?? 0,
                },
              },
            };
          }),
        },
  );
};

/** Purchases from a registry, so that its owner can thank the givers. */
export const readGifts = async (db: Database, listId: string): Promise<WireRegistryGift[]> =>
  (await readGiftRows(db, [listId])).slice(0, MOST_GIFTS).map(({ line, qty, ordered_at }) => ({
    productId: line.productId,
    name: line.name,
    qty,
    orderedAt: ordered_at.toISOString(),
    ...(line.metadata.registry?.giver ? { giver: line.metadata.registry.giver } : {}),
  }));

/** Finds shared registries of a site whose title and names contain all words; latest event first. */
export const searchRegistries = async (
  db: Database,
  words: string,
  siteCode: SiteCode,
): Promise<WireFoundRegistry[]> => {
  const { rows } = await sql<{ readonly url_key: string; readonly registry: WireRegistryDetails }>`
    select url_key, registry from lists
    where is_shared and is_active and registry is not null and site_code = ${siteCode}
      and to_tsvector('simple'::regconfig, (registry ->> 'title') || ' ' || (registry ->> 'names'))
        @@ plainto_tsquery('simple'::regconfig, ${words})
    order by registry ->> 'eventDate' desc, url_key limit ${MOST_FOUND_REGISTRIES}`.execute(db);
  return rows.map(({ url_key, registry: { title, names, eventDate } }) => ({
    urlKey: url_key,
    title,
    names,
    eventDate,
  }));
};
