import type { Database } from '../../db/pool.ts';

/** A product's values of each of the merchant's facets, by key: texts, or numbers as stored. */
export type Traits = Readonly<Record<string, readonly (string | number)[]>>;

export const readTraits = async (db: Database, productIds: readonly number[]): Promise<ReadonlyMap<number, Traits>> => {
  const rows = await db
    .selectFrom('search_documents')
    .select(['product_id', 'traits'])
    .where('product_id', '=', (value) => value.fn.any(value.val([...productIds])))
    .execute();
  return new Map(rows.map(({ product_id, traits }) => [product_id, traits]));
};
