import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';

export interface CategoryName {
  readonly name: string;
  readonly url: string;
}

/** The names of all categories by id, for hits and facets. */
export const readCategoryNames = async (db: Database): Promise<ReadonlyMap<number, CategoryName>> => {
  const rows = await db.selectFrom('categories').select(['category_id', 'name', 'url_key']).execute();
  return new Map(rows.map(({ category_id, name, url_key }) => [category_id, { name, url: `/${url_key}` }]));
};

/** A word of a category's name that is close enough to one of the phrase's counts as a misspelling of it. */
const leastSimilarity = 0.5;

/** Length from which a phrase can be a misspelling: shorter ones resemble too many words. */
const leastMisspelt = 5;

/**
 * Categories that a phrase means: those with a word for each of the phrase's, complete or its beginning, first those
 * whose names begin with it and those of the menu's top. Otherwise those with similar names, otherwise that of the
 * best found product.
 * @param foundCategoryIds categories of each found product, the best product first
 */
export const suggestCategories = async (
  db: Database,
  phrase: string,
  foundCategoryIds: readonly number[],
  limit: number,
): Promise<readonly { readonly text: string; readonly url: string }[]> => {
  const { rows } = await sql<{ text: string; url: string }>`
    with typed as materialized (
      select string_to_array(${phrase}, ' ') as words
    ), named as materialized (
      select category_id, name, url_key, parent_id, string_to_array(search_text(name), ' ') as words,
        word_similarity(${phrase}, name) as similarity from categories
    ), judged as materialized (
      select category_id, name, url_key, parent_id, similarity, starts_with(words[1], (select typed.words[1] from typed)) as is_first, array_position(${[...foundCategoryIds]}::int[], category_id) as place,
        case
          when not exists (select from typed, unnest(typed.words) as wanted where not exists (
            select from unnest(named.words) as word where starts_with(word, wanted))) then 1
          when length(${phrase}) >= ${leastMisspelt} and similarity >= ${leastSimilarity} then 2
          when parent_id is not null and category_id = any (${[...foundCategoryIds]}::int[]) then 3
        end as kind
      from named
    )
    select name as text, '/' || url_key as url from judged
    where kind = (select min(kind) from judged) and (kind < 3 or place = (select min(place) from judged where kind = 3))
    order by case when kind = 1 then not is_first end, case when kind = 1 then parent_id is not null end,
      case when kind = 2 then -similarity end, category_id
    limit ${limit}`.execute(db);
  return rows;
};

/** Period whose page views determine trending categories, in days. */
const trendDays = 7;

/** Categories with the most recent page views; those of the menu follow in its order. */
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
