import pg from 'pg';

/** Words for the names of a large catalogue: each appears in many names, as in a real one. */
const things =
  "'{Barbell,Kettlebell,Power rack,Bench,Bumper plate,Dumbbell,Hoodie,Lifting shoe,Speed rope,Sandbag}'::text[]";
const looks = "'{Black,Red,Blue,Grey,Olive}'::text[]";
const brands = "'{Arden,Birk,Corvin,Dahl,Eskil,Falk,Grim,Holt}'::text[]";

/**
 * Fills a migrated, empty database with the given number of visible products in twenty categories, priced in dollars.
 */
export const fillCatalogue = async (databaseUrl: string, products: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`
      insert into categories (category_id, parent_id, name, url_key, position, in_menu)
      select id, case when id > 4 then 1 + id % 4 end, 'Category ' || id, 'category-' || id, id, true from generate_series(1, 20) as id`);
    await client.query(
      `insert into products (product_id, sku, name, type, brand, url_key, short_description, weight, visibility,
        imported_rating_average, imported_rating_count, attributes, pictures)
      select id, 'SKU-' || id, (${brands})[1 + id % 8] || ' ' || (${things})[1 + (id / 8) % 10] || ' ' || id, 'simple', (${brands})[1 + id % 8],
        'product-' || id, 'Made to be lifted, dropped and lifted again', 10, 4, 1 + (id % 5), 1,
        jsonb_build_object('color', (${looks})[1 + (id / 80) % 5], 'made_in', case when id % 3 = 0 then 'USA' else 'Elsewhere' end),
        '[{"master": "picture", "label": "Picture"}]'
      from generate_series(1, $1::int) as id`,
      [products],
    );
    await client.query(`
      insert into product_prices (product_id, currency, price, special_price)
      select product_id, 'USD', 20 + product_id % 500, case when product_id % 7 = 0 then 15 end from products`);
    await client.query(
      'insert into inventory (product_id, qoh, max_qty) select product_id, product_id % 11, 20 from products',
    );
    await client.query(`
      insert into category_products (category_id, product_id, position) select 5 + product_id % 16, product_id, product_id from products`);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
};
