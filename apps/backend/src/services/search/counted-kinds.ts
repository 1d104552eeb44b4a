import { type RawBuilder, sql } from 'kysely';
import { placeOf } from './currency-places.ts';
import { offeredPriceOf, priceFacetColumns, promotionsOf } from './product-scope.ts';
import type { ProductSearch, SearchScope } from './search-engine.ts';
import { shownPriceColumn } from './shown-prices.ts';

const dealOf = ({ pricePlace, runningDeals }: SearchScope): RawBuilder<unknown> =>
  sql`coalesce(deal_dates = any (${[...runningDeals]}::text[]) and are_dealt[${placeOf(pricePlace)}], false)`;

/**
 * The number of products of each kind with a displayed price, from counters that are maintained on changes: no product
 * is read.
 */
export const pricedByCounts = (search: ProductSearch): RawBuilder<unknown> => {
  const { pricePlace, categoryIds, shownPrices } = search;
  const place = placeOf(pricePlace);
  return sql`priced (kind, shown_price, products) as (
    select kind, ${shownPriceColumn(shownPrices)}, sum(products)
    from (
      select kind, type, tax_class, products, ${offeredPriceOf(pricePlace, dealOf(search))} as price
      from search_counts join search_kinds using (kind)
      where are_sold[${place}] ${categoryIds.length > 0 ? sql`and category_ids && ${[...categoryIds]}::int[]` : sql``}
    ) as offered
    group by 1, 2 having sum(products) > 0)`;
};

/** The same for the products in `found`. */
export const pricedByProducts: RawBuilder<unknown> = sql`priced (kind, shown_price, products) as (
    select kind, shown_price, count(*) from found group by 1, 2)`;

/**
 * The common table expression `combinations` on `priced`: the facet values and the number of products that have them.
 * Products with equal facet values are counted together: a large catalogue has few such kinds.
 */
export const combinationsOf = (search: ProductSearch): RawBuilder<unknown> => {
  const { pricePlace, shownPrices, filters } = search;
  return sql`combinations as materialized (
    select kind, ${promotionsOf(pricePlace, dealOf(search))} as promotions, price_band, price_is_wanted, products, least, most,
      brand, type, category_ids, colors, sizes, is_salable, rating, traits
    from (
      select kind, price_band, price_is_wanted, sum(products) as products, min(shown_price) as least, max(shown_price) as most
      from (
        select kind, shown_price, products, ${priceFacetColumns(shownPrices, filters)} from priced
      ) as banded group by 1, 2, 3
    ) as counted
    join search_kinds using (kind))`;
};
