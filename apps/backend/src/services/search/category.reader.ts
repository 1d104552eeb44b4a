import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';

export interface CategoryName {
  readonly name: string;
  readonly url: string;
}

/** The names of all categories by their ids, for hits and facets. */
export const readCategoryNames = async (db: Database): Promise<ReadonlyMap<number, CategoryName>> => {
  const rows = await db.selectFrom('categories').select(['category_id', 'name', 'url_key']).execute();
  return new Map(rows.map(({ category_id, name, url_key }) => [category_id, { name, url: `/${url_key}` }]));
};

/** A word of a category's name that is close enough to one of the phrase's counts as meant. */
const leastSimilarity = 0.45;

/** Categories that a phrase is close to, the closest first. */
export const suggestCategories = async (
  db: Database,
  phrase: string,
  limit: number,
): Promise<readonly { readonly text: string; readonly url: string }[]> => {
  const { rows } = await sql<{ text: string; url: string }>`
    select name as text, '/' || url_key as url from categories
    where word_similarity(${phrase}, name) >= ${leastSimilarity}
    order by word_similarity(${phrase}, name) desc, category_id
    limit ${limit}`.execute(db);
  return rows;
};

/** Period whose page views determine trending categories, in days. */
const trendDays = 7;

/** Categories of which most was looked at lately; those of the menu follow in its order. */
export const readTrendingCategories = async (
  db: Database,
  now: Date,
  limit: number,
): Promise<readonly { readonly text: string; readonly url: string }[]> => {
  const { rows } = await sql<{ text: string; url: string }>`
    with viewed as (
      select (detail ->> 'productId')::int as product_id from search_events
      where happened_at > ${now}::timestamptz - make_interval(days => ${trendDays}) and name in ('product_view', 'add_to_cart')
      order by happened_at desc limit 5000
    ), views as (
      select category_id, count(*) as views from viewed join category_products using (product_id) group by category_id
    )
    select name as text, '/' || url_key as url from categories left join views using (category_id)
    where in_menu order by coalesce(views, 0) desc, position, category_id limit ${limit}`.execute(db);
  return rows;
};
