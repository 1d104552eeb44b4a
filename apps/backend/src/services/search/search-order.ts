import { type RawBuilder, sql } from 'kysely';
import type { Sort, SortName } from './search-sort.ts';

const sortColumns: Readonly<Record<SortName, RawBuilder<unknown>>> = {
  featured: sql`position`,
  relevance: sql`-relevance`,
  // The displayed price is used, because with different VAT rates the order can differ from that of net prices.
  price: sql`shown_price`,
  name: sql`name`,
  rating: sql`rating`,
  newest: sql`product_id`,
};

/** The columns by which a search's products are sorted. */
export const orderOf = (sort: readonly Sort[]): RawBuilder<unknown> => {
  const columns = sort.map(({ name, order }) => {
    const isDescending = order === 'desc' && name !== 'featured' && name !== 'relevance';
    return isDescending ? sql`${sortColumns[name]} desc nulls last` : sql`${sortColumns[name]} asc nulls last`;
  });
  return sql.join([...columns, sql`-relevance`, sql`position nulls last`, sql`product_id`]);
};
