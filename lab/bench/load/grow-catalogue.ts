import pg from 'pg';

/** First id of the copied products. */
const firstCopy = 500_000;

/** SQL that copies a row of a table, replacing the given columns. */
const copyOf = (table: string, changed: string): string =>
  `(jsonb_populate_record(${table}, jsonb_build_object(${changed}))).*`;

/**
 * Grows a seeded store to the given number of products with copies of its simple ones, including prices, stock and
 * categories.
 */
export const growCatalogue = async (databaseUrl: string, products: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(
      `create temporary table copies on commit drop as
      select product_id as source_id, $2 + row_number() over (order by round, product_id)::int as copy_id
      from products cross join generate_series(1, 100) as round
      where type = 'simple' and visibility = 4 order by round, product_id
      limit greatest(0, $1 - (select count(*) from products))`,
      [products, firstCopy],
    );
    await client.query(`insert into products
      select ${copyOf('products', `'product_id', copy_id, 'sku', sku || '-' || copy_id, 'url_key', url_key || '-' || copy_id`)}
      from copies join products on product_id = source_id`);
    for (const table of ['product_prices', 'inventory', 'category_products']) {
      await client.query(`insert into ${table}
        select ${copyOf(table, "'product_id', copy_id")} from copies join ${table} on product_id = source_id`);
    }
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
};
