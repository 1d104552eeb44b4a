import type { Database } from '../../db/pool.ts';

export const productExists = async (db: Database, productId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('products')
    .select('product_id')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether a product is another product or a part of it. */
export const isPartOf = async (db: Database, productId: number, parentId: number): Promise<boolean> => {
  if (productId === parentId) return productExists(db, productId);
  const row = await db
    .selectFrom('product_children')
    .select('child_id')
    .where('parent_id', '=', parentId)
    .where('child_id', '=', productId)
    .executeTakeFirst();
  return row !== undefined;
};
