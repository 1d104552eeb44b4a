import { createServer, type IncomingMessage } from 'node:http';
import process from 'node:process';
import type { LineItem } from '@ironcart/core/list';
import type { Product } from '@ironcart/core/product';
import { quoteCart } from '@ironcart/pricing';
import pg from 'pg';

/**
 * The baseline for updates of a checkout: a plain handler of Node's http module that reads the row of a checkout's
 * state, quotes the cart in it, writes the row and returns it, with prepared statements. It validates nothing and has
 * no checkout logic.
 */

const pool = new pg.Pool({
  connectionString: process.env.BENCH_DATABASE_URL,
  max: Number(process.env.BENCH_CONNECTIONS),
});

const readJson = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
};

/** The state of a checkout in the product's format. */
interface BareState {
  readonly snapshot: {
    readonly context: { readonly cart: { readonly items: readonly LineItem[]; readonly products: readonly Product[] } };
  };
  /** The events of the last request. */
  readonly last?: unknown;
}

interface BareRow {
  readonly version: number;
  readonly state: string;
}

const update = async (id: string, events: unknown): Promise<unknown> => {
  const read = { name: 'read', text: 'select version, state from bare_sessions where id = $1', values: [id] };
  const [row] = (await pool.query<BareRow>(read)).rows;
  if (row === undefined) throw new Error('There is no such row');
  const state = JSON.parse(row.state) as BareState;
  const { items, products } = state.snapshot.context.cart;
  const { goodsTotal } = quoteCart({
    items,
    products: new Map(products.map((product) => [product.productId, product])),
    shopper: { groupId: 0 },
    now: Date.now(),
  });
  const updated: BareState = { ...state, last: events };
  await pool.query({
    name: 'write',
    text: 'update bare_sessions set version = version + 1, state = $2 where id = $1 and version = $3',
    values: [id, JSON.stringify(updated), row.version],
  });
  return { _id: id, version: row.version + 1, state: updated, goodsTotal };
};

const server = createServer(async (request, response) => {
  const body = JSON.stringify(await update((request.url ?? '').slice(1), await readJson(request)));
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
});
