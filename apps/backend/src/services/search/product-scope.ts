import { type RawBuilder, sql } from 'kysely';
import { placeOf } from './currency-places.ts';
import { isInAnyRange } from './facet.reader.ts';
import { joinGroupPrices, orGroupPrice } from './group-price.ts';
import { termsOf } from './phrase-terms.ts';
import type { ProductSearch, SearchScope } from './search-engine.ts';
import { type ShownPrices, shownPriceColumn } from './shown-prices.ts';

/**
 * The promotions of a row of `search_documents` or `search_kinds`: its own, and those that depend on time and currency.
 */
export const promotionsOf = (pricePlace: number, isDeal: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`promotions || case when are_reduced[${placeOf(pricePlace)}] then '{closeout_and_sale}' else '{}'::text[] end
    || case when ${isDeal} then '{hot_deals}' else '{}'::text[] end`;

/** Like the price ladder: the lowest of the available prices. */
export const offeredPriceOf = (pricePlace: number, isDeal: RawBuilder<unknown>): RawBuilder<unknown> => {
  const place = placeOf(pricePlace);
  return sql`case when ${isDeal} then least(prices[${place}], deal_prices[${place}]) else prices[${place}] end`;
};

/** The columns that facets derive from `shown_price`: its band, and whether the price filter accepts it. */
export const priceFacetColumns = (
  { bands }: ShownPrices,
  { price: wanted = [] }: ProductSearch['filters'],
): RawBuilder<unknown> => sql`width_bucket(shown_price, ${[...bands]}::numeric[]) as price_band,
    ${wanted.length === 0 ? sql`true` : isInAnyRange(sql`shown_price`, wanted)} as price_is_wanted`;

/** The common table expression `scope` of single products, with its dependencies; unused columns cost nothing. */
export const productScopeOf = ({
  pricePlace,
  shownPrices,
  priceGroup,
  runningDeals,
  phrase,
  categoryIds,
  filters,
}: SearchScope & Pick<ProductSearch, 'filters'>): RawBuilder<unknown> => {
  const terms = phrase && termsOf(phrase);
  const place = placeOf(pricePlace);
  const conditions = [
    sql`prices[${place}] is not null`,
    ...(terms ? [terms.condition] : []),
    ...(categoryIds.length > 0 ? [sql`category_ids && ${[...categoryIds]}::int[]`] : []),
  ];
  // Listed explicitly: a statement that selects `*` is not prepared.
  const columns = sql`product_id, name, brand, type, category_ids, colors, sizes, is_salable, rating, position, traits, kind,
      promotions, price, relevance`;
  const isDeal = sql`deal_dates = any (${[...runningDeals]}::text[]) and deal_prices[${place}] is not null`;
  const found = sql`
    select product_id, name, brand, type, tax_class, category_ids, colors, sizes, is_salable, rating, position, traits, kind,
      ${promotionsOf(pricePlace, isDeal)} as promotions,
      ${orGroupPrice(offeredPriceOf(pricePlace, isDeal), priceGroup)} as price,
      ${terms?.relevance ?? sql`0`} as relevance
    from search_documents ${joinGroupPrices(priceGroup)} where ${sql.join(conditions, sql` and `)}`;
  const scope = sql`scope as not materialized (
    select ${columns}, shown_price, ${priceFacetColumns(shownPrices, filters)}
    from (select ${columns}, ${shownPriceColumn(shownPrices)} as shown_price from (${found}) as priced) as shown)`;
  return sql.join([...(terms?.expressions ?? []), scope]);
};
