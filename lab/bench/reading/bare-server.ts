import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import process from 'node:process';
import pg from 'pg';

/**
 * The baseline for reads: a plain handler of Node's http module with hand-written statements for a list, a search, a
 * product and an addition to a cart, each prepared once, that returns the rows unchanged.
 */

const pool = new pg.Pool({
  connectionString: process.env.BENCH_DATABASE_URL,
  max: Number(process.env.BENCH_CONNECTIONS),
});

/** The columns that a product card shows. */
const cardColumns = `products.product_id, sku, products.name, products.type, products.brand, url_key, price, special_price,
  attributes, pictures, rating_average, rating_count, qoh, backorder`;
/** Joins a product with its price in dollars and its stock. */
const offerOf = (id: string): string => `join products on products.product_id = ${id}
  join product_prices on product_prices.product_id = ${id} and currency = 'USD'
  left join inventory on inventory.product_id = ${id}`;

const listText = `select ${cardColumns}, count(*) over () as total
  from category_products ${offerOf('category_products.product_id')}
  where category_id = $1 and visibility = 4 order by category_products.position limit 20`;

const searchText = `select ${cardColumns}, count(*) over () as total,
    ts_rank(words, plainto_tsquery('english', $1)) as relevance
  from search_documents ${offerOf('search_documents.product_id')}
  where words @@ plainto_tsquery('english', $1) order by relevance desc, products.product_id limit 20`;

const detailText = `select products.*, price, special_price, qoh, min_qty, max_qty, backorder, lead_time, bin,
    array(select category_id from category_products where category_products.product_id = asked.id) as categories,
    array(select child_id from product_children where parent_id = asked.id order by position) as children
  from (values ($1::int)) as asked (id) ${offerOf('asked.id')}`;

const cartText = `select list_id, is_active, type from lists join sessions using (session_id)
  where list_id = $1 and token_hash = $2 and ended_at is null and expires_at > now()`;
const stockText = `select price, special_price, qoh, max_qty from (values ($1::int)) as asked (id) ${offerOf('asked.id')}`;
const addText = `insert into list_items (list_item_id, list_id, product_id, qty, options, metadata, children)
  values ($1, $2, $3, $4, '{}', '{}', '[]') returning list_item_id, product_id, qty, options, metadata, children`;

const query = async (name: string, text: string, values: readonly unknown[]): Promise<readonly object[]> =>
  (await pool.query<object>({ name, text, values: [...values] })).rows;

interface PostedItems {
  readonly items: readonly { readonly productId: number; readonly qty: number }[];
}

const readJson = async (request: IncomingMessage): Promise<PostedItems> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as PostedItems;
};

const addToCart = async (request: IncomingMessage, listId: string): Promise<unknown> => {
  const { items } = await readJson(request);
  const [item] = items;
  if (!item) throw new Error('There is nothing to add');
  const token = (request.headers.cookie ?? '').split('=')[1] ?? '';
  const [cart] = await query('cart', cartText, [listId, createHash('sha256').update(token).digest()]);
  const [stock] = await query('stock', stockText, [item.productId]);
  if (!cart || !stock) throw new Error('There is no such cart or product');
  const added = await query('add', addText, [randomUUID(), listId, item.productId, item.qty]);
  return { ...cart, items: added };
};

const answerTo = (request: IncomingMessage): Promise<unknown> => {
  const [, kind = '', value = ''] = (request.url ?? '').split('/').map(decodeURIComponent);
  switch (kind) {
    case 'list':
      return query('list', listText, [Number(value)]);
    case 'search':
      return query('search', searchText, [value]);
    case 'detail':
      return query('detail', detailText, [Number(value)]);
    case 'cart':
      return addToCart(request, value);
    default:
      throw new Error(`The bare handler knows no ${kind}`);
  }
};

const server = createServer(async (request, response) => {
  const body = JSON.stringify(await answerTo(request));
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
});
