import { type RawBuilder, sql } from 'kysely';

/** The supported sort orders; others fall back to relevance, then `featured`. */
const sortColumns = {
  featured: sql`position`,
  relevance: sql`-relevance`,
  // A book may be cheaper than a belt without VAT, and dearer with it.
  price: sql`shown_price`,
  name: sql`name`,
  rating: sql`rating`,
  newest: sql`product_id`,
} as const;

type SortName = keyof typeof sortColumns;

export const isSortName = (name: string): name is SortName => Object.hasOwn(sortColumns, name);

/** A wanted order of products. */
export interface Sort {
  readonly name: SortName;
  readonly order: 'asc' | 'desc';
}

/** The columns by which a search's products are ordered, with the best match first among equals. */
export const orderOf = (sort: readonly Sort[]): RawBuilder<unknown> => {
  const columns = sort.map(({ name, order }) => {
    // Featured and relevance are always best first; their direction is ignored.
    const isDescending = order === 'desc' && name !== 'featured' && name !== 'relevance';
    return isDescending ? sql`${sortColumns[name]} desc nulls last` : sql`${sortColumns[name]} asc nulls last`;
  });
  return sql.join([...columns, sql`-relevance`, sql`position nulls last`, sql`product_id`]);
};
