import type pg from 'pg';

/** Keeps the store's own addresses of one segment in a temporary table of the open transaction, for {@link takenBy}. */
export const stageOwnAddresses = async (client: pg.Client, addresses: readonly string[]): Promise<void> => {
  await client.query('create temp table own_addresses (address text primary key) on commit drop');
  await client.query('insert into own_addresses select distinct unnest($1::text[])', [addresses]);
};

/**
 * SQL of what a path leads to before it leads to a product, in words; null if to nothing. The order is the route service's.
 * @param urlKey SQL of the path's only segment
 */
export const takenBy = (urlKey: string): string => `coalesce(
  (select 'a page of the store itself' from own_addresses where address = ${urlKey}),
  (select 'a redirect' from redirects where path = '/' || ${urlKey}),
  (select 'the page "' || title || '"' from cms_pages where url = '/' || ${urlKey}),
  (select 'the category "' || name || '"' from categories where url_key = ${urlKey}))`;
