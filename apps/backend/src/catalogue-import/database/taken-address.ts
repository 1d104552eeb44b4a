import type pg from 'pg';

/** Stores the store's own one-segment URLs in a temporary table of the open transaction, for {@link takenBy}. */
export const stageOwnAddresses = async (client: pg.Client, addresses: readonly string[]): Promise<void> => {
  await client.query('create temp table own_addresses (address text primary key) on commit drop');
  await client.query('insert into own_addresses select distinct unnest($1::text[])', [addresses]);
};

/**
 * SQL that describes what a path resolves to before products; null if nothing. The precedence is that of the route
 * service.
 * @param urlKey SQL of the path's only segment
 */
export const takenBy = (urlKey: string): string => `coalesce(
  (select 'a page of the store itself' from own_addresses where address = ${urlKey}),
  (select 'a redirect' from redirects where path = '/' || ${urlKey}),
  (select 'the page "' || title || '"' from cms_pages where url = '/' || ${urlKey}),
  (select 'the category "' || name || '"' from categories where url_key = ${urlKey}))`;
