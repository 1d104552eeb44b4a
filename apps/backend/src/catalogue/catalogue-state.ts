import { sql } from 'kysely';
import type { Database } from '../db/pool.ts';
import { piecesLeft } from './product-rows.ts';
import type { StockRow } from './product-stock.ts';

/** What orders change of a product without a new revision. */
export interface SoldFrom extends StockRow {
  /** What is left of its limited promotion, if that is not in its attributes alone. */
  readonly pieces_left: number | null;
}

/** The catalogue's revision, and the stock of some products at the same moment. */
export interface CatalogueState {
  readonly revision: number;
  readonly stock: ReadonlyMap<number, SoldFrom>;
}

type StockOfProduct = SoldFrom & { readonly product_id: number };

/** Reads both in one statement. @param ids of the products whose stock is read */
export const readCatalogueState = async (db: Database, ids: readonly number[]): Promise<CatalogueState> => {
  const { rows } = await sql<{ revision: number; stock: readonly StockOfProduct[] | null }>`
    select revision, (
      select json_agg(json_build_object('product_id', product_id, 'qoh', qoh, 'min_qty', min_qty, 'max_qty', max_qty,
        'backorder', backorder, 'lead_time', lead_time, 'bin', bin, 'pieces_left', ${piecesLeft}))
      from products cross join lateral stock_for_sale(products) where product_id = any (${[...ids]}::int[])
    ) as stock
    from catalogue_revision where is_only`.execute(db);
  const [state] = rows;
  if (!state) throw new Error('The catalogue has no revision');
  return { revision: state.revision, stock: new Map((state.stock ?? []).map((row) => [row.product_id, row])) };
};
