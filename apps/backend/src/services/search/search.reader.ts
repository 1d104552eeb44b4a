import type { Currency } from '@ironcart/core';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import { type FacetCount, type FacetFilters, type FacetKey, facetConditions, facetCountsOf } from './facet.reader.ts';
import type { PhraseQuery } from './phrase-query.ts';

/** The orders that a list may be asked for in; anything else falls back to the best match, then `featured`. */
const sortColumns = {
  featured: sql`position`,
  relevance: sql`-relevance`,
  price: sql`price`,
  name: sql`name`,
  rating: sql`rating`,
  newest: sql`product_id`,
} as const;

export type SortName = keyof typeof sortColumns;

export const isSortName = (name: string): name is SortName => Object.hasOwn(sortColumns, name);

/** What a search finds before facets narrow it. */
export interface SearchScope {
  readonly currency: Currency;
  readonly now: Date;
  /** Left out: whatever it is called. */
  readonly phrase: { readonly query: PhraseQuery | undefined; readonly typed: string } | undefined;
  /** Products in any of them or below. Empty: in any at all. */
  readonly categoryIds: readonly number[];
}

export interface ProductSearch extends SearchScope {
  readonly filters: FacetFilters;
  /** Those that are counted. */
  readonly facets: readonly FacetKey[];
  readonly sort: readonly { readonly name: SortName; readonly order: 'asc' | 'desc' }[];
  readonly limit: number;
  readonly offset: number;
}

export interface ProductSearchResult {
  readonly ids: readonly number[];
  /** Products on all pages. */
  readonly total: number;
  readonly facets: readonly FacetCount[];
}

/** Of a text's four weights, from what is said of a product up to its name. */
const weights = sql`'{0.02, 0.2, 0.4, 1}'::float4[]`;

/** A SKU, or the beginning of one: 'HLD-KB', 'npn-bar-train20'. */
const skuShape = /^(?=.*[0-9-])[a-z0-9][a-z0-9-]{2,40}$/i;
const sitePrefix = /^EU-/i;

/** Found by SKU comes before found by brand, and that before found by words. */
const foundOf = ({ query, typed }: NonNullable<SearchScope['phrase']>): RawBuilder<unknown> => {
  const sku = typed.replace(sitePrefix, '');
  const bySku = skuShape.test(sku)
    ? sql`select product_id, case when sku = search_sku(${sku}) then 3 else 2 end as tier, 0::real as rank from search_skus
        where sku ~>=~ search_sku(${sku}) and sku ~<~ (search_sku(${sku}) || '~')`
    : undefined;
  const byWords = query
    ? sql`select product_id, case when words @@ ${query.brand}::tsquery then 1 else 0 end as tier,
          ts_rank(${weights}, words, asked.query) as rank
        from search_texts, (select case when exists (select from search_texts where words @@ ${query.all}::tsquery)
          then ${query.all}::tsquery else ${query.any}::tsquery end as query) as asked
        where words @@ asked.query`
    : undefined;
  if (bySku && byWords) {
    return sql`(select product_id, max(tier) as tier, max(rank) as rank from (${bySku} union all ${byWords}) as ways group by product_id)`;
  }
  const only = bySku ?? byWords;
  return only ? sql`(${only})` : sql`(select 0 as product_id, 0 as tier, 0::real as rank where false)`;
};

const scopeOf = ({ currency, now, phrase, categoryIds }: SearchScope): RawBuilder<unknown> => sql`
  select documents.product_id, name, brand, type, category_ids, colors, sizes, is_salable, rating, position,
    case when ${now} between deal_from and deal_until then promotions || 'hot_deals'::text else promotions end as promotions,
    case when ${now} between deal_from and deal_until then least(price, deal_price) else price end as price,
    ${phrase ? sql`tier * 1000 + rank` : sql`0`} as relevance
  from search_documents documents
  ${phrase ? sql`join ${foundOf(phrase)} as found on found.product_id = documents.product_id` : sql``}
  where documents.currency = ${currency}
    ${categoryIds.length > 0 ? sql`and category_ids && ${[...categoryIds]}::int[]` : sql``}`;

const orderOf = (search: ProductSearch): RawBuilder<unknown> => {
  const columns = search.sort.map(({ name, order }) => {
    // Featured and relevance are best first whichever way they are asked for; an order makes no sense of them.
    const isDescending = order === 'desc' && name !== 'featured' && name !== 'relevance';
    return isDescending ? sql`${sortColumns[name]} desc nulls last` : sql`${sortColumns[name]} asc nulls last`;
  });
  return sql.join([...columns, sql`-relevance`, sql`position nulls last`, sql`product_id`]);
};

/** Finds visible products by words, category and facets; the categories below a category count as it. One query. */
export const searchProducts = async (db: Database, search: ProductSearch): Promise<ProductSearchResult> => {
  const { filters, facets, limit, offset } = search;
  const countsFacets = facets.length > 0;
  const wanted = facetConditions(filters);
  const { rows } = await sql<{ ids: readonly number[]; total: number; facets: readonly FacetCount[] }>`
    with scope as (${scopeOf(search)})
    ${countsFacets ? sql`, ${facetCountsOf(filters, facets)}` : sql``}
    select
      array(select coalesce(replacement_id, page.product_id)
        from (select product_id, row_number() over (order by ${orderOf(search)}) as place from scope where ${wanted}
          order by place limit ${limit} offset ${offset}) as page
        left join search_replacements on search_replacements.product_id = page.product_id
        order by place) as ids,
      ${countsFacets ? sql`(select coalesce(sum(products), 0)::int from combinations where ${wanted})` : sql`(select count(*)::int from scope where ${wanted})`} as total,
      ${countsFacets ? sql`(select coalesce(json_agg(counts), '[]') from counts)` : sql`'[]'::json`} as facets`.execute(
    db,
  );
  return rows[0] ?? { ids: [], total: 0, facets: [] };
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
