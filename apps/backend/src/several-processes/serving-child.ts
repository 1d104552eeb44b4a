import { createServer } from 'node:http';
import process from 'node:process';
import { getRequestListener } from '@hono/node-server';
import { createBackend } from '../create-backend.ts';
import { multipliedLimits } from '../http/rate-limit.ts';
import { testOrigin } from '../testing/browser.ts';

/** Sent by a child once it is ready. */
export interface ServingMessage {
  readonly port: number;
}

const backend = await createBackend({
  databaseUrl: process.env.SERVING_DATABASE_URL ?? '',
  publicUrl: testOrigin,
  isDemo: true,
  limits: multipliedLimits(1_000_000),
  placementLeaseMs: 2_000,
  reconcileEveryMs: 250,
  checksAnswers: true,
  maxConnections: 10,
});
const server = createServer(
  getRequestListener((request, { incoming }) =>
    backend.fetch(request, { remoteAddress: incoming.socket.remoteAddress }),
  ),
);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const message: ServingMessage = { port: typeof address === 'object' && address !== null ? address.port : 0 };
  process.send?.(message);
});
process.on('disconnect', () => process.exit(0));
