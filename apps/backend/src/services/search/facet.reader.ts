import { type FacetRange, priceFacetKey, readFacetRange } from '@ironcart/core/search';
import { type RawBuilder, sql } from 'kysely';
import { type FacetUnit, facetUnitOf } from './facet-unit.ts';
import type { OwnFacet } from './own-facet.reader.ts';
import type { FacetFilters } from './search-engine.ts';

/**
 * How a facet is evaluated for the products of a search: the condition for any of the selected values, the values for
 * which a product counts, and for a merchant's facet whether it has any value.
 */
interface FacetColumn {
  readonly has: (values: string[]) => RawBuilder<boolean>;
  readonly counted: RawBuilder<unknown>;
  readonly isHeld?: RawBuilder<boolean>;
}

const fixedColumns = {
  category_ids: { has: (values) => sql`category_ids && ${values}::int[]`, counted: sql`unnest(category_ids)` },
  // The scope computes which prices are selected and counted, so that products with different prices are counted
  // together.
  price: { has: () => sql`price_is_wanted`, counted: sql`price_band` },
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
} as const satisfies Readonly<Record<string, FacetColumn>>;

export type FixedFacetKey = keyof typeof fixedColumns;

/** How each facet of a store is evaluated, by key. */
export type FacetColumns = ReadonlyMap<string, FacetColumn>;

const isInRange = (number: RawBuilder<unknown>, { from, to }: FacetRange): RawBuilder<boolean> =>
  sql`${number} between ${from ?? 0}::numeric and ${to ?? 'Infinity'}::numeric`;

/** The condition that a number is in any of the selected ranges; invalid values match nothing. */
export const isInAnyRange = (number: RawBuilder<unknown>, values: readonly string[]): RawBuilder<boolean> => {
  const ranges = values.flatMap((value) => readFacetRange(value) ?? []);
  return ranges.length === 0
    ? sql`false`
    : sql`(${sql.join(
        ranges.map((range) => isInRange(number, range)),
        sql` or `,
      )})`;
};

/** Numbers are compared and counted as displayed, with one decimal. */
const columnOfNumbers = (held: RawBuilder<unknown>, { perStored }: FacetUnit): Omit<FacetColumn, 'isHeld'> => {
  const shown = sql`round(stored::numeric * ${sql.lit(perStored)}, 1)`;
  return {
    has: (values) =>
      sql`exists (select from jsonb_array_elements_text(${held}) as stored where ${isInAnyRange(shown, values)})`,
    counted: sql`unnest(array(select distinct ${shown} from jsonb_array_elements_text(${held}) as stored))`,
  };
};

const columnOfOwn = (facet: OwnFacet, site: Parameters<typeof facetUnitOf>[1]): FacetColumn => {
  const held = sql`(traits -> ${sql.lit(facet.key)})`;
  const unit = facetUnitOf(facet, site);
  return {
    ...(unit
      ? columnOfNumbers(held, unit)
      : {
          has: (values) => sql`${held} ?| ${values}::text[]`,
          counted: sql`jsonb_array_elements_text(${held})`,
        }),
    isHeld: sql`${held} is not null`,
  };
};

/** The facets of a store: the fixed ones, and the merchant's with the numbers of a site. */
export const facetColumnsOf = (
  own: readonly OwnFacet[],
  site: Parameters<typeof facetUnitOf>[1],
): ReadonlyMap<string, FacetColumn> =>
  new Map([
    ...own.map((facet) => [facet.key, columnOfOwn(facet, site)] as const),
    ...Object.entries<FacetColumn>(fixedColumns),
  ]);

/** The condition of all facets except one on a product. */
export const facetConditions = (columns: FacetColumns, filters: FacetFilters, except?: string): RawBuilder<unknown> => {
  const conditions = [...columns].flatMap(([key, { has }]) => {
    const values = filters[key];
    return values === undefined || values.length === 0 || key === except ? [] : [has([...values])];
  });
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
};

/** The common table expression `counts` on `combinations`. */
export const facetCountsOf = (
  columns: FacetColumns,
  filters: FacetFilters,
  counted: readonly string[],
): RawBuilder<unknown> => {
  const counts = counted.flatMap((key) => {
    const column = columns.get(key);
    if (!column) return [];
    const wanted = facetConditions(columns, filters, key);
    const priced = key === priceFacetKey ? sql`min(least), max(most)` : sql`null::numeric, null::numeric`;
    const each = sql`
      select ${sql.lit(key)} as key, value::text as value, sum(products)::int as count, ${priced}
      from (select ${column.counted} as value, products, least, most from combinations where ${wanted}) as counted
      where value is not null group by value`;
    const any =
      column.isHeld &&
      sql`
      select ${sql.lit(key)}, null::text, coalesce(sum(products), 0)::int, null::numeric, null::numeric
      from combinations where ${wanted} and ${column.isHeld}`;
    return any ? [each, any] : [each];
  });
  return sql`counts (key, value, count, least, most) as (${sql.join(counts, sql` union all `)})`;
};
