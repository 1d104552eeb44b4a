import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import process from 'node:process';
import { getRequestListener } from '@hono/node-server';
import { createBackend, multipliedLimits } from '@ironcart/backend';
import pg from 'pg';
import { restingMemory } from '../measure/heap.ts';
import type { RecordedStatement } from './recorded-statement.ts';

/** The backend on a port, as in production; records a request's SQL statements and measures its memory when told to. */

let recorded: RecordedStatement[] | undefined;
/**
 * Excludes statements of the job queue, which runs at the same time. Entered while statements are recorded only: the
 * product has no such storage, which makes every promise slower.
 */
const withinRequest = new AsyncLocalStorage<true>();
type Query = (...args: readonly unknown[]) => unknown;
const prototype = pg.Client.prototype as unknown as { query: Query };
const send = prototype.query;
prototype.query = function (this: unknown, ...args: readonly unknown[]): unknown {
  if (recorded && withinRequest.getStore()) {
    const [first, values] = args;
    const statement = typeof first === 'string' ? { text: first, values } : (first as RecordedStatement);
    recorded.push({ text: statement.text, values: Array.isArray(statement.values) ? [...statement.values] : [] });
  }
  return send.apply(this, [...args]);
};

const backend = await createBackend({
  databaseUrl: process.env.BENCH_DATABASE_URL ?? '',
  publicUrl: process.env.BENCH_PUBLIC_URL ?? '',
  isDemo: true,
  maxConnections: Number(process.env.BENCH_CONNECTIONS),
  limits: multipliedLimits(1_000_000),
});
const answer = getRequestListener((request, { incoming }) => {
  const fetch = () => backend.fetch(request, { remoteAddress: incoming.socket.remoteAddress });
  return recorded ? withinRequest.run(true, fetch) : fetch();
});
const server = createServer(answer);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
});

process.on('message', (message) => {
  if (message === 'record') recorded = [];
  else if (message === 'memory') void restingMemory().then((memory) => process.send?.(memory));
  else {
    process.send?.({ statements: recorded ?? [] });
    recorded = undefined;
    withinRequest.disable();
  }
});
