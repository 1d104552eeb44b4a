import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import { combinationsOf, pricedByCounts, pricedByProducts } from './counted-kinds.ts';
import { type FacetColumns, facetConditions, facetCountsOf } from './facet.reader.ts';
import { productScopeOf } from './product-scope.ts';
import type { FacetCount, ProductSearch, ProductSearchResult } from './search-engine.ts';
import { orderOf } from './search-order.ts';

/** A sorted page of products, with the common table expressions from which it and `combinations` are read. */
interface PageOfProducts {
  readonly expressions: readonly RawBuilder<unknown>[];
  readonly page: RawBuilder<unknown>;
}

type Wanted = RawBuilder<unknown>;

/** A phrase or group prices require evaluating each product: all matches are read once, for the page and the counts. */
const pageOfFound = (search: ProductSearch, wanted: Wanted): PageOfProducts => {
  const { sort, limit, offset } = search;
  const sorted = (['name', 'rating'] as const).filter((column) => sort.some(({ name }) => name === column));
  const found = sql`found as materialized (
    select product_id, kind, position, shown_price, ${sql.join(
      sorted.map((column) => sql`${sql.ref(column)},`),
      sql` `,
    )}
      is_wanted, case when is_wanted then relevance end as relevance
    from (
      select product_id, kind, position, shown_price, name, rating, relevance, ${wanted} as is_wanted from scope
    ) as products)`;
  return {
    expressions: [productScopeOf(search), found, pricedByProducts, combinationsOf(search)],
    page: sql`select product_id from found where is_wanted order by ${orderOf(sort)} limit ${limit} offset ${offset}`,
  };
};

const isMerchantsOrder = ({ sort }: ProductSearch): boolean =>
  sort.every(({ name }) => name === 'featured' || name === 'relevance');

/**
 * Reads the first products of each matching kind from an index, in the merchant's order. Any other sort order reads all
 * products.
 */
const pageOfKinds = (search: ProductSearch, wanted: Wanted): PageOfProducts => {
  const { sort, limit, offset, filters } = search;
  const expressions = [productScopeOf(search), pricedByCounts(search), combinationsOf(search)];
  if (!isMerchantsOrder(search)) {
    return {
      expressions,
      page: sql`select product_id from scope where ${wanted} order by ${orderOf(sort)} limit ${limit} offset ${offset}`,
    };
  }
  const order = sql`position nulls last, product_id`;
  // Within a kind, availability and deals are equal; only prices differ.
  const products =
    (filters.price ?? []).length === 0 ? sql`search_documents where true` : sql`scope where price_is_wanted`;
  return {
    expressions,
    page: sql`select product_id from (select distinct kind from combinations where ${wanted}) as kinds
      cross join lateral (
        select product_id, position from ${products} and kind = kinds.kind order by ${order} limit ${limit + offset}
      ) as first
      order by ${order} limit ${limit} offset ${offset}`,
  };
};

/** Finds visible products by words, category (including descendants) and facets, in one query. */
export const searchProducts = async (
  db: Database,
  search: ProductSearch,
  columns: FacetColumns,
): Promise<ProductSearchResult> => {
  const { filters, facets, phrase, priceGroup } = search;
  const countsFacets = facets.length > 0;
  const wanted = facetConditions(columns, filters);
  const { expressions, page } = phrase || priceGroup ? pageOfFound(search, wanted) : pageOfKinds(search, wanted);
  const { rows } = await sql<{ ids: readonly number[]; total: number; facets: readonly FacetCount[] }>`
    with ${sql.join(expressions)}${countsFacets ? sql`, ${facetCountsOf(columns, filters, facets)}` : sql``}
    select
      array(select coalesce(replacement_id, page.product_id)
        from (select product_id, row_number() over () as place from (${page}) as sorted) as page
        left join search_replacements on search_replacements.product_id = page.product_id
        order by place) as ids,
      (select coalesce(sum(products), 0)::int from combinations where ${wanted}) as total,
      ${countsFacets ? sql`(select coalesce(json_agg(counts), '[]') from counts)` : sql`'[]'::json`} as facets`.execute(
    db,
  );
  return rows[0] ?? { ids: [], total: 0, facets: [] };
};
