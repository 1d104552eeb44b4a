import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import { placeOf } from './currency-places.ts';
import { type FacetColumns, facetConditions, facetCountsOf, isInAnyRange } from './facet.reader.ts';
import { joinGroupPrices, orGroupPrice } from './group-price.ts';
import type { FacetCount, ProductSearch, ProductSearchResult, SearchScope } from './search-engine.ts';
import { orderOf } from './search-order.ts';
import { shownPriceColumn } from './shown-prices.ts';
import { skuPhraseOf } from './sku-phrase.ts';
import { tsQueryOf } from './ts-query.ts';

/** The weights of a text's four classes, from the description up to the name. */
const weights = sql`'{0.02, 0.2, 0.4, 1}'::float4[]`;

/** The parts of the query for a phrase: common table expressions, condition and relevance. */
interface PhraseTerms {
  readonly expressions: readonly RawBuilder<unknown>[];
  readonly condition: RawBuilder<unknown>;
  readonly relevance: RawBuilder<unknown>;
}

/**
 * Ranks matches. A query that is a SKU, or looks like the beginning of one, matches SKUs only, and a product of that
 * exact name. An exact name ranks before the beginning of a SKU, brands before words, and among words those with the
 * typed numbers.
 */
const termsOf = ({ query, typed, normal }: NonNullable<SearchScope['phrase']>): PhraseTerms => {
  const { sku: compact, isShaped: hasSku } = skuPhraseOf(typed);
  const skus = sql`skus as materialized (
    select coalesce(array_agg(product_id) filter (where sku = ${compact}), '{}') as exact,
      coalesce(array_agg(product_id), '{}') as begun
    from search_skus where ${hasSku ? sql`sku ~>=~ ${compact} and sku ~<~ (${compact} || '~')` : sql`sku = ${compact}`})`;
  const [all, any] = [query && tsQueryOf(query.all), query && tsQueryOf(query.any)];
  const asked = sql`asked as materialized (
    select case when exists (select from search_documents where words @@ ${all}::tsquery)
      then ${all}::tsquery else ${any}::tsquery end as query)`;
  const byName = sql`name_read = ${normal}`;
  const bySku = sql`product_id = any ((select begun from skus)::int[])`;
  const byWords = sql`words @@ (select query from asked)`;
  const found = [
    ...(compact === '' ? [] : [bySku]),
    ...(query ? [hasSku ? sql`(${byWords} and (select begun from skus) = '{}')` : byWords] : []),
    ...(normal === '' ? [] : [byName]),
  ];
  const tiers = [
    ...(compact === '' ? [] : [sql`when product_id = any ((select exact from skus)::int[]) then 4000`]),
    ...(normal === '' ? [] : [sql`when ${byName} then 3000`]),
    ...(hasSku ? [sql`when ${bySku} then 2000`] : []),
    ...(query?.brand === undefined ? [] : [sql`when words @@ ${tsQueryOf(query.brand)}::tsquery then 1000`]),
  ];
  const measures = (query?.measures ?? []).map(
    (measure, at) => sql`when words @@ ${tsQueryOf(measure)}::tsquery then ${sql.lit(700 - 100 * at)}`,
  );
  return {
    expressions: [...(compact === '' ? [] : [skus]), ...(query ? [asked] : [])],
    condition: found.length === 0 ? sql`false` : sql`(${sql.join(found, sql` or `)})`,
    relevance: sql.join(
      [
        ...(tiers.length === 0 ? [sql`0`] : [sql`case ${sql.join(tiers, sql` `)} else 0 end`]),
        ...(measures.length === 0 ? [] : [sql`case ${sql.join(measures, sql` `)} else 0 end`]),
        ...(query ? [sql`ts_rank(${weights}, words, (select query from asked))`] : []),
      ],
      sql` + `,
    ),
  };
};

/** Common table expression `scope` with its dependencies: evaluated once for hits and once for facets. */
const scopeOf = ({
  pricePlace,
  shownPrices,
  priceGroup,
  runningDeals,
  phrase,
  categoryIds,
  filters: { price: wanted = [] },
}: SearchScope & Pick<ProductSearch, 'filters'>): RawBuilder<unknown> => {
  const terms = phrase && termsOf(phrase);
  const place = placeOf(pricePlace);
  const conditions = [
    sql`prices[${place}] is not null`,
    ...(terms ? [terms.condition] : []),
    ...(categoryIds.length > 0 ? [sql`category_ids && ${[...categoryIds]}::int[]`] : []),
  ];
  const isDeal = sql`deal_dates = any (${[...runningDeals]}::text[]) and deal_prices[${place}] is not null`;
  // As the price ladder: the lowest of what the shopper is offered.
  const price = sql`case when ${isDeal} then least(prices[${place}], deal_prices[${place}]) else prices[${place}] end`;
  const shownPrice = shownPriceColumn(shownPrices);
  const found = sql`
    select product_id, name, brand, type, tax_class, category_ids, colors, sizes, is_salable, rating, position, traits, kind,
      promotions || case when are_reduced[${place}] then '{closeout_and_sale}' else '{}'::text[] end
        || case when ${isDeal} then '{hot_deals}' else '{}'::text[] end as promotions,
      ${orGroupPrice(price, priceGroup)} as price,
      ${terms?.relevance ?? sql`0`} as relevance
    from search_documents ${joinGroupPrices(priceGroup)} where ${sql.join(conditions, sql` and `)}`;
  const scope = sql`scope as not materialized (
    select product_id, name, brand, type, category_ids, colors, sizes, is_salable, rating, position, traits, kind,
      promotions, price, relevance, ${shownPrice} as shown_price,
      width_bucket(${shownPrice}, ${[...shownPrices.bands]}::numeric[]) as price_band,
      ${wanted.length === 0 ? sql`true` : isInAnyRange(shownPrice, wanted)} as price_is_wanted
    from (${found}) as found)`;
  return sql.join([...(terms?.expressions ?? []), scope]);
};

/** Finds visible products by words, category (including descendants) and facets, in one query. */
export const searchProducts = async (
  db: Database,
  search: ProductSearch,
  columns: FacetColumns,
): Promise<ProductSearchResult> => {
  const { filters, facets, sort, limit, offset } = search;
  const countsFacets = facets.length > 0;
  const wanted = facetConditions(columns, filters);
  const { rows } = await sql<{ ids: readonly number[]; total: number; facets: readonly FacetCount[] }>`
    with ${scopeOf(search)}
    ${countsFacets ? sql`, ${facetCountsOf(columns, filters, facets)}` : sql``}
    select
      array(select coalesce(replacement_id, page.product_id)
        from (select product_id, row_number() over () as place
          from (select product_id from scope where ${wanted} order by ${orderOf(sort)} limit ${limit} offset ${offset}) as sorted
        ) as page
        left join search_replacements on search_replacements.product_id = page.product_id
        order by place) as ids,
      ${countsFacets ? sql`(select coalesce(sum(products), 0)::int from combinations where ${wanted})` : sql`(select count(*)::int from scope where ${wanted})`} as total,
      ${countsFacets ? sql`(select coalesce(json_agg(counts), '[]') from counts)` : sql`'[]'::json`} as facets`.execute(
    db,
  );
  return rows[0] ?? { ids: [], total: 0, facets: [] };
};
