import { type RawBuilder, sql } from 'kysely';

/**
 * How each facet reads the products of a search: the condition that a product meets for any of the wanted values, and
 * the values that it counts for.
 */
const facetColumns = {
  category_ids: { has: (values) => sql`category_ids && ${values}::int[]`, counted: sql`unnest(category_ids)` },
  brand: { has: (values) => sql`brand = any (${values}::text[])`, counted: sql`nullif(brand, '')` },
  type: { has: (values) => sql`type = any (${values}::text[])`, counted: sql`type` },
  color: { has: (values) => sql`colors && ${values}::text[]`, counted: sql`unnest(colors)` },
  size: { has: (values) => sql`sizes && ${values}::text[]`, counted: sql`unnest(sizes)` },
  promotion: { has: (values) => sql`promotions && ${values}::text[]`, counted: sql`unnest(promotions)` },
  is_salable: { has: (values) => sql`is_salable::text = any (${values}::text[])`, counted: sql`is_salable` },
  // '4' means 4 stars and up; '4' and '5' together mean the same.
  rating_summary: {
    has: (values) => sql`rating >= (select min(stars) from unnest(${values}::int[]) as stars)`,
    counted: sql`generate_series(1, least(4, coalesce(floor(rating), 0)::int))`,
  },
} as const satisfies Readonly<
  Record<string, { readonly has: (values: string[]) => RawBuilder<boolean>; readonly counted: RawBuilder<unknown> }>
>;

export type FacetKey = keyof typeof facetColumns;

const facetKeys = Object.keys(facetColumns) as readonly FacetKey[];

export const isFacetKey = (key: string): key is FacetKey => Object.hasOwn(facetColumns, key);

/** The selected values by facet; a product must have one of each facet's. A facet without values does not filter. */
export type FacetFilters = Readonly<Partial<Record<FacetKey, readonly string[]>>>;

/** The number of products with a facet's value: as many as are found if it is the only selected value of its facet. */
export interface FacetCount {
  readonly key: FacetKey;
  readonly value: string;
  readonly count: number;
}

/** The condition of all facets except one on a product. */
export const facetConditions = (filters: FacetFilters, except?: FacetKey): RawBuilder<unknown> => {
  const conditions = facetKeys.flatMap((key) => {
    const values = filters[key];
    return values === undefined || values.length === 0 || key === except ? [] : [facetColumns[key].has([...values])];
  });
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
};

/**
 * The common table expressions `combinations` and `counts` on a `scope` of products. Products that no facet tells apart
 * are counted together first: a large catalogue has few kinds of them.
 */
export const facetCountsOf = (filters: FacetFilters, counted: readonly FacetKey[]): RawBuilder<unknown> => {
  const counts = counted.map(
    (key) => sql`
      select ${sql.lit(key)} as key, value::text as value, sum(products)::int as count
      from (select ${facetColumns[key].counted} as value, products from combinations
        where ${facetConditions(filters, key)}) as counted
      where value is not null group by value`,
  );
  const categories = counted.includes('category_ids') ? sql`category_ids` : sql`null::int[] as category_ids`;
  return sql`
    combinations as materialized (
      select ${categories}, brand, type, colors, sizes, promotions, is_salable, floor(rating) as rating, count(*) as products
      from scope group by 1, 2, 3, 4, 5, 6, 7, 8
    ), counts as (${sql.join(counts, sql` union all `)})`;
};
