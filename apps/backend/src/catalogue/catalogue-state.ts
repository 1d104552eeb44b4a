import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/pool.ts';
import { piecesLeft } from './product-rows.ts';
import type { StockRow } from './product-stock.ts';

/** The part of a product that orders change without a new revision. */
export interface SoldFrom extends StockRow {
  /** The remaining pieces of its limited promotion, if they differ from its attributes. */
  readonly pieces_left: number | null;
}

/** The catalogue's revision, and the stock of some products at the same moment. */
export interface CatalogueState {
  readonly revision: number;
  readonly stock: ReadonlyMap<number, SoldFrom>;
}

type StockOfProduct = SoldFrom & { readonly product_id: number };

/** A state as read from a column. */
export interface CatalogueStateColumn {
  readonly revision: number;
  readonly stock: readonly StockOfProduct[] | null;
}

/**
 * A column with both, for a statement that reads other data as well. The ids are passed as JSON, and each is looked up
 * separately: the number of elements of an array changes the estimated cost, so that PostgreSQL would plan the
 * statement anew for each request, which takes longer than running it.
 * @param ids of the products whose stock is read
 */
export const catalogueStateColumn = (ids: readonly number[]): RawBuilder<CatalogueStateColumn> => sql`(
  select json_build_object('revision', revision, 'stock', (
    select json_agg(json_build_object('product_id', product_id, 'qoh', qoh, 'min_qty', min_qty, 'max_qty', max_qty,
      'backorder', backorder, 'lead_time', lead_time, 'bin', bin, 'pieces_left', pieces_left))
    from json_array_elements_text(${JSON.stringify(ids)}::json) as asked (id)
    cross join lateral (
      select product_id, products as product, ${piecesLeft} as pieces_left from products where product_id = asked.id::int limit 1
    ) as found
    cross join lateral stock_for_sale(found.product)
  )) from catalogue_revision where is_only)`;

/** The state in a column. */
export const catalogueStateOf = ({ revision, stock }: CatalogueStateColumn): CatalogueState => ({
  revision,
  stock: new Map((stock ?? []).map((row) => [row.product_id, row])),
});

/** Reads both in one statement. @param ids of the products whose stock is read */
export const readCatalogueState = async (db: Database, ids: readonly number[]): Promise<CatalogueState> => {
  const { rows } = await sql<{ state: CatalogueStateColumn | null }>`
    select ${catalogueStateColumn(ids)} as state`.execute(db);
  const state = rows[0]?.state;
  if (!state) throw new Error('The catalogue has no revision');
  return catalogueStateOf(state);
};
