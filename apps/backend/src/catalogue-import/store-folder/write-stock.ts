import type { Transaction } from '../../db/transaction.ts';
import { withProducts } from './known-records.ts';
import type { RecordWriters } from './record-writers.ts';
import { upsertRows } from './rows.ts';

/** The file states all pieces of a product, including those that orders have moved into shares. */
const removeShares = async (transaction: Transaction, productIds: readonly number[]): Promise<void> => {
  await transaction
    .deleteFrom('stock_shares')
    .where('product_id', '=', (value) => value.fn.any(value.val([...productIds])))
    .execute();
};

/**
 * Writes the stock as in the file. Shares are removed before and after the rows of `inventory` are locked: orders hold
 * shares while they wait for such a row, and may create shares until it is locked.
 */
export const writeStock: RecordWriters['stock'] = async (transaction, stock, onUnknown) => {
  const rows = (await withProducts(transaction, stock, onUnknown)).map(
    ({ productId, qoh, min, max, backorder, leadTime, bin }) => ({
      product_id: productId,
      qoh,
      min_qty: min,
      max_qty: max,
      backorder,
      lead_time: leadTime,
      bin,
    }),
  );
  const productIds = rows.map(({ product_id }) => product_id);
  await removeShares(transaction, productIds);
  await upsertRows(transaction, 'inventory', ['product_id'], rows);
  await removeShares(transaction, productIds);
};
