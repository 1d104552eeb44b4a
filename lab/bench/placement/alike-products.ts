import pg from 'pg';

/** First id of the copies. */
const firstCopy = 600_001;

/**
 * Copies a product with its prices and its stock.
 * @returns the ids of the copies
 */
export const copyProduct = async (
  databaseUrl: string,
  productId: number,
  copies: number,
): Promise<readonly number[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const ids = Array.from({ length: copies }, (_, index) => firstCopy + index);
    await client.query(
      `insert into products select (jsonb_populate_record(products, jsonb_build_object(
        'product_id', id, 'sku', sku || '-' || id, 'url_key', url_key || '-' || id))).*
      from products, unnest($2::int[]) as copy (id) where product_id = $1`,
      [productId, ids],
    );
    for (const table of ['product_prices', 'inventory']) {
      await client.query(
        `insert into ${table} select (jsonb_populate_record(${table}, jsonb_build_object('product_id', id))).*
        from ${table}, unnest($2::int[]) as copy (id) where product_id = $1`,
        [productId, ids],
      );
    }
    return ids;
  } finally {
    await client.end();
  }
};
