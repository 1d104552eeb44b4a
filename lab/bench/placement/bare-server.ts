import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import process from 'node:process';
import pg from 'pg';
import type { PlacementNames, RecordedStatement } from './recorded-statement.ts';

/**
 * The baseline: a plain handler that sends the SQL statements of a recorded placement, one after another on one
 * connection, each prepared once, with the ids of the posted order. It validates and computes nothing.
 */

interface Recording {
  readonly statements: readonly RecordedStatement[];
  readonly names: PlacementNames;
}

interface PostedOrder {
  readonly listId: string;
  readonly items: readonly { readonly listItemId: string }[];
}

const pool = new pg.Pool({
  connectionString: process.env.BENCH_DATABASE_URL,
  max: Number(process.env.BENCH_CONNECTIONS),
});
let recording: Recording | undefined;

const readJson = async (request: IncomingMessage): Promise<PostedOrder> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as PostedOrder;
};

const place = async ({ statements, names }: Recording, request: IncomingMessage): Promise<string> => {
  const order = await readJson(request);
  const token = (request.headers.cookie ?? '').split('=')[1] ?? '';
  const tokenHash = createHash('sha256').update(token).digest();
  const sessionId = String(request.headers['x-session-id']);
  const orderId = randomUUID().slice(0, 14).toUpperCase();
  const fresh: readonly (readonly [string, string])[] = [
    [names.listId, order.listId],
    [names.sessionId, sessionId],
    [names.orderId, orderId],
    [names.paymentKey, randomUUID()],
    [names.paymentId, `pay_${randomUUID()}`],
    ...names.itemIds.map((itemId, index) => [itemId, order.items[index]?.listItemId ?? ''] as const),
  ];
  const own = (value: unknown): unknown => {
    if (Buffer.isBuffer(value) || value instanceof Uint8Array) return value.length === 32 ? tokenHash : value;
    if (typeof value !== 'string') return value;
    return fresh.reduce((text, [from, to]) => (text.includes(from) ? text.replaceAll(from, to) : text), value);
  };
  const client = await pool.connect();
  try {
    for (const [index, { text, values }] of statements.entries()) {
      await client.query({ name: `b${index}`, text, values: values.map(own) });
    }
  } finally {
    client.release();
  }
  return JSON.stringify({ orderId, storeId: 1, status: 'published', payment: {} });
};

const server = createServer(async (request, response) => {
  if (!recording) throw new Error('There is nothing recorded');
  const body = await place(recording, request);
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
});
process.on('message', (message) => {
  recording = message as Recording;
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
  });
});
