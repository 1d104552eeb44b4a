import type { Currency } from '@ironcart/core';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/pool.ts';

/** The orders that a list may be asked for in; anything else falls back to `featured`. */
const sortColumns = {
  featured: sql`featured_position`,
  relevance: sql`-relevance`,
  price: sql`price`,
  name: sql`name`,
  rating: sql`rating_average`,
  newest: sql`product_id`,
} as const;

export type SortName = keyof typeof sortColumns;

export const isSortName = (name: string): name is SortName => Object.hasOwn(sortColumns, name);

export interface ProductSearch {
  readonly currency: Currency;
  readonly keyphrase: string | undefined;
  readonly categoryIds: readonly number[];
  readonly brands: readonly string[];
  readonly types: readonly string[];
  readonly sort: readonly { readonly name: SortName; readonly order: 'asc' | 'desc' }[];
  readonly limit: number;
  readonly offset: number;
}

export interface ProductSearchResult {
  readonly ids: readonly number[];
  readonly total: number;
}

/** A word that is close enough to one of the name's words counts as found. */
const leastSimilarity = 0.45;

const listOf = (values: readonly (string | number)[]): RawBuilder<unknown> =>
  sql.join(values.map((value) => sql`${value}`));

const conditionsOf = (search: ProductSearch): RawBuilder<unknown> => {
  const conditions = [sql`products.visibility = 4`];
  const { keyphrase } = search;
  if (keyphrase !== undefined) {
    conditions.push(sql`(
      products.search @@ websearch_to_tsquery('english', ${keyphrase})
      or products.search @@ websearch_to_tsquery('simple', ${keyphrase})
      or word_similarity(${keyphrase}, products.name) >= ${leastSimilarity})`);
  }
  if (search.categoryIds.length > 0) {
    conditions.push(sql`products.product_id in (
      select product_id from category_products where category_id in (
        with recursive below as (
          select category_id from categories where category_id in (${listOf(search.categoryIds)})
          union
          select categories.category_id from categories join below on categories.parent_id = below.category_id
        ) select category_id from below))`);
  }
  if (search.brands.length > 0) conditions.push(sql`products.brand in (${listOf(search.brands)})`);
  if (search.types.length > 0) conditions.push(sql`products.type in (${listOf(search.types)})`);
  return sql.join(conditions, sql` and `);
};

const orderOf = (search: ProductSearch): RawBuilder<unknown> => {
  const columns = search.sort.map(({ name, order }) => {
    // Featured and relevance are best first whichever way they are asked for; an order makes no sense of them.
    const isDescending = order === 'desc' && name !== 'featured' && name !== 'relevance';
    return isDescending ? sql`${sortColumns[name]} desc nulls last` : sql`${sortColumns[name]} asc nulls last`;
  });
  return sql.join([...columns, sql`-relevance`, sql`featured_position`, sql`product_id`]);
};

/** Finds visible products by words, category and filters; the categories below a category count as it. */
export const searchProducts = async (db: Database, search: ProductSearch): Promise<ProductSearchResult> => {
  const relevance =
    search.keyphrase === undefined
      ? sql`0`
      : sql`ts_rank(products.search, websearch_to_tsquery('english', ${search.keyphrase}))
          + word_similarity(${search.keyphrase}, products.name)`;
  const { rows } = await sql<{ product_id: number; total: number }>`
    select product_id, count(*) over () as total from (
      select products.product_id, products.name, products.rating_average,
        coalesce(product_prices.special_price, product_prices.price) as price,
        (select min(position) from category_products where product_id = products.product_id) as featured_position,
        ${relevance} as relevance
      from products
      join product_prices on product_prices.product_id = products.product_id
        and product_prices.currency = ${search.currency}
      where ${conditionsOf(search)}
    ) as found
    order by ${orderOf(search)}
    limit ${search.limit} offset ${search.offset}`.execute(db);
  const total = rows[0]?.total ?? (search.offset > 0 ? await countProducts(db, search) : 0);
  return { ids: rows.map(({ product_id }) => product_id), total };
};

const countProducts = async (db: Database, search: ProductSearch): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from products
    join product_prices on product_prices.product_id = products.product_id
      and product_prices.currency = ${search.currency}
    where ${conditionsOf(search)}`.execute(db);
  return rows[0]?.total ?? 0;
};

/** How many visible products each brand has within a search. */
export const countBrands = async (
  db: Database,
  search: ProductSearch,
): Promise<readonly { readonly brand: string; readonly count: number }[]> => {
  const { rows } = await sql<{ brand: string; count: number }>`
    select products.brand, count(*) as count from products
    join product_prices on product_prices.product_id = products.product_id
      and product_prices.currency = ${search.currency}
    where ${conditionsOf({ ...search, brands: [] })} and products.brand <> ''
    group by products.brand order by count desc, products.brand limit 100`.execute(db);
  return rows;
};

/** Category names that a phrase is close to; without a phrase those of the menu. */
export const suggestCategories = async (
  db: Database,
  phrase: string | undefined,
  limit: number,
): Promise<readonly { readonly text: string; readonly url: string }[]> => {
  const { rows } = await sql<{ text: string; url: string }>`
    select name as text, '/' || url_key as url from categories
    where ${phrase === undefined ? sql`in_menu` : sql`word_similarity(${phrase}, name) >= ${leastSimilarity}`}
    order by ${phrase === undefined ? sql`position` : sql`word_similarity(${phrase}, name) desc`}, category_id
    limit ${limit}`.execute(db);
  return rows;
};

/** Names of visible products that a phrase is close to. */
export const suggestPhrases = async (
  db: Database,
  phrase: string,
  limit: number,
): Promise<readonly { readonly text: string }[]> => {
  const { rows } = await sql<{ text: string }>`
    select lower(name) as text from products
    where visibility = 4 and word_similarity(${phrase}, name) >= ${leastSimilarity} and lower(name) <> lower(${phrase})
    order by word_similarity(${phrase}, name) desc, name
    limit ${limit}`.execute(db);
  return rows;
};

/** Category names by category id, for the hits' breadcrumbs. */
export const readCategoryNames = async (db: Database): Promise<ReadonlyMap<number, string>> => {
  const rows = await db.selectFrom('categories').select(['category_id', 'name']).execute();
  return new Map(rows.map(({ category_id, name }) => [category_id, name]));
};

/** Whether all of the categories exist. */
export const haveCategories = async (db: Database, ids: readonly number[]): Promise<boolean> => {
  if (ids.length === 0) return true;
  const rows = await db
    .selectFrom('categories')
    .select('category_id')
    .where('category_id', 'in', [...ids])
    .execute();
  return rows.length === new Set(ids).size;
};
