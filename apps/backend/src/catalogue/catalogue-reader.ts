import type { Product } from '@ironcart/core/product';
import type { Site } from '@ironcart/core/site';
import type { Database } from '../db/pool.ts';
import type { Transaction } from '../db/transaction.ts';
import { readPictures } from './pictures.ts';
import { childIdsOf, hasAmountsIn, hasRenewalPriceIn, productFromRow } from './product-from-row.ts';
import { type ProductRow, selectProducts } from './product-rows.ts';

/** Maximum nesting: a bundle contains configurables, which contain variants. */
export const deepestLevel = 3;

type Rows = ReadonlyMap<number, ProductRow>;

const readRows = async (
  db: Database | Transaction,
  ids: Iterable<number>,
  site: Site,
  known: Rows = new Map(),
): Promise<Rows> => {
  const missing = [...new Set(ids)].filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const rows = await selectProducts(db, site.currency)
    .where((where) => where(where.ref('products.product_id'), '=', where.fn.any(where.val(missing))))
    .execute();
  return new Map([...known, ...rows.map((row) => [row.product_id, row] as const)]);
};

const readTreeRows = async (db: Database | Transaction, ids: Iterable<number>, site: Site): Promise<Rows> => {
  let rows = await readRows(db, ids, site);
  for (let depth = 1; depth < deepestLevel; depth += 1) {
    rows = await readRows(db, [...rows.values()].flatMap(childIdsOf), site, rows);
  }
  return rows;
};

const picturesOf = (db: Database | Transaction, rows: Rows) =>
  readPictures(
    db,
    [...rows.values()].flatMap(({ pictures }) => pictures.map(({ master }) => master)),
  );

const soldIn = (
  rows: Rows,
  site: Site,
  pictures: Parameters<typeof productFromRow>[2],
): ReadonlyMap<number, Product> => {
  const sold = new Map<number, Product>();
  for (const [id, row] of rows) {
    const isPriced = hasAmountsIn(row, site.currency) && hasRenewalPriceIn(row, site.currency);
    const product = isPriced ? productFromRow(row, site, pictures) : undefined;
    if (product) sold.set(id, product);
  }
  return sold;
};

/** Products as a site sells them, by id, without those that do not exist or have no price in its currency. */
export const readProducts = async (
  db: Database | Transaction,
  ids: Iterable<number>,
  site: Site,
): Promise<ReadonlyMap<number, Product>> => {
  const rows = await readRows(db, ids, site);
  const pictures = await picturesOf(db, rows);
  return soldIn(rows, site, pictures);
};

/**
 * The products and all their descendants in one flat map, for pricing and packing a cart. Pictures have only names, no
 * dimensions.
 */
export const readProductsWithChildren = async (
  db: Database | Transaction,
  ids: Iterable<number>,
  site: Site,
): Promise<ReadonlyMap<number, Product>> => {
  const rows = await readTreeRows(db, ids, site);
  return soldIn(rows, site, new Map());
};
