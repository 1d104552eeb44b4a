import { comeBackLater } from './come-back-later.ts';
import type { Handler } from './handler.ts';

/** Retry-After, in seconds. */
const againAfterS = 2;

/** Handles requests while the store starts: passes the liveness check and answers all others with Retry-After. */
export const opening: Handler = async (request) =>
  new URL(request.url).pathname === '/healthz'
    ? Response.json({ status: 'alive' })
    : comeBackLater(request, 'The store is opening', againAfterS);

/** Reports not ready while a handler answers calls but no pages yet. */
export const notReady =
  (handler: Handler): Handler =>
  (request, peer) =>
    (new URL(request.url).pathname === '/readyz' ? opening : handler)(request, peer);
