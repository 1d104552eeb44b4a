import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import { placeOf } from './currency-places.ts';
import type { SearchScope } from './search-engine.ts';

/** Recommendation widgets with their criteria; every other widget is a list (S7-calls-rfk-05 to 08). */
const widgets: Readonly<Record<string, readonly string[]>> = {
  rfkid_32: ['product_view', 'add_to_wishlist', 'add_to_cart'],
  rfkid_31: [],
  rfkid_4: ['add_to_cart'],
};

/** The cart's widget: it recommends complementary products, not alternatives. */
const cartWidget = 'rfkid_4';

export const isRecommending = (widgetId: string): boolean => Object.hasOwn(widgets, widgetId);

export interface Recommendation extends Pick<SearchScope, 'pricePlace'> {
  readonly now: Date;
  readonly widgetId: string;
  /** The page's path; on a product page, recommendations are similar to its product, or for a cart complement it. */
  readonly uri: string | undefined;
  /** The browser's anonymous id. */
  readonly userId: string | undefined;
  readonly limit: number;
}

/** Maximum number of the browser's latest events used as seeds. */
const mostSeeds = 10;

const seedsOf = ({ widgetId, uri, userId }: Recommendation): RawBuilder<unknown> => {
  const events = widgets[widgetId] ?? [];
  const urlKey = (uri ?? '').split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  const ofPage = sql`select product_id from products where url_key = ${urlKey}`;
  if (events.length === 0) return ofPage;
  // The cart's recommendations also use the page of its last product, because without consent there are no events of
  // the browser.
  const alsoOfPage = widgetId === cartWidget ? sql` union ${ofPage}` : sql``;
  return sql`select distinct product_id from (
    select (detail ->> 'productId')::int as product_id from search_events
    where user_id = ${userId ?? ''} and name = any (${[...events]}::text[])
    order by event_id desc limit ${mostSeeds}) as lately${alsoOfPage}`;
};

/**
 * The products of the same kind as the given ones, or those compatible with them, by the compatibility attributes: for
 * a bar other bars, or the collars and plates of its diameter.
 */
const compatible = (kind: 'same' | 'fitting'): RawBuilder<unknown> => sql`
  select other.product_id
  from (
    select distinct attributes ->> 'compat_tag' as tag, attributes ->> 'compat_type' as type
    from products join seeds using (product_id)
  ) as given join products other on other.attributes ->> 'compat_tag' = given.tag
  where other.visibility = 4 and (other.attributes ->> 'compat_type' = given.type) = ${kind === 'same'}`;

/** The deepest subcategories of the given products; top-level categories contain every kind. */
const lowestCategories = sql`
  select coalesce(array_agg(distinct held.category_id), '{}') as ids
  from category_products held join seeds using (product_id) join categories using (category_id)
  where categories.parent_id is not null and not exists (
    select from category_products lower join categories below using (category_id)
    where lower.product_id = held.product_id and below.parent_id = held.category_id
  )`;

/**
 * Recommends products for the given ones: those ordered together with them first, then those sharing the most
 * categories; without given products, in the merchant's order. Only products in stock, and none of the given ones. For
 * a cart, compatible products come first, and products of the same kind last.
 */
export const recommendProducts = async (db: Database, wanted: Recommendation): Promise<readonly number[]> => {
  const { rows } = await sql<{ product_id: number }>`
    with seeds as materialized (${seedsOf(wanted)}),
    categories_of as materialized (
      select coalesce(array_agg(distinct category_id), '{}') as ids from category_products join seeds using (product_id)
    ), together as materialized (
      select other.product_id, count(distinct other.order_id) as orders
      from order_items mine join order_items other on other.order_id = mine.order_id
      where mine.product_id in (select product_id from seeds)
      group by other.product_id
    ), alike as materialized (${compatible('same')}), fitting as materialized (${compatible('fitting')}),
    lowest as materialized (${lowestCategories})
    select product_id from search_documents left join together using (product_id)
    where is_salable and prices[${placeOf(wanted.pricePlace)}] is not null
      and product_id not in (select product_id from seeds)
    order by ${wanted.widgetId === cartWidget}
        and (product_id in (select product_id from alike)
          or (category_ids && (select ids from lowest) and product_id not in (select product_id from fitting))),
      (${wanted.widgetId === cartWidget} and product_id in (select product_id from fitting)) desc,
      coalesce(together.orders, 0) desc,
      (select count(*) from unnest(category_ids) as held where held = any ((select ids from categories_of)::int[])) desc,
      position nulls last, product_id
    limit ${wanted.limit}`.execute(db);
  return rows.map(({ product_id }) => product_id);
};
