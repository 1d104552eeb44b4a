import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createClientAddressOf, type TrustedProxies } from '@ironcart/backend/client-address';
import { portFault } from '../prepare/port.mjs';
import type { Handler } from './handler.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { defaultLoadLimits, type LoadLimits, limitLoad } from './requests-under-way.ts';

/** Connect-style middleware: responds, or calls `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Accepted methods; others are refused first, because a web-standard Request cannot represent TRACE. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Whether a request has several `Host` headers: proxies might route and cache it by one of them, and the store use
 * another.
 */
const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
};

const refuseHosts = (response: ServerResponse): void => {
  response.writeHead(400, { Connection: 'close' }).end();
};

const refuseMethod = (response: ServerResponse): void => {
  response.writeHead(405, { Allow: [...methods].join(', '), Connection: 'close' }).end();
};

/** Time limits in milliseconds. */
export interface TimeLimits {
  /** Limit for a request's headers, so that slow senders do not hold connections. */
  readonly headersTimeout: number;
  /** Limit for a whole request. */
  readonly requestTimeout: number;
  /**
   * How long an idle connection stays open: longer than load balancers keep it open, so that they do not send a request
   * on a closing connection.
   */
  readonly keepAliveTimeout: number;
  /**
   * Maximum time without any byte in either direction during a response: a client that does not read is disconnected.
   */
  readonly timeout: number;
  /** Interval for checking the first two limits. */
  readonly connectionsCheckingInterval: number;
}

const defaultTimeLimits: TimeLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  timeout: 120_000,
  connectionsCheckingInterval: 5_000,
};

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly handler: Handler;
  readonly middleware: Middleware;
  readonly timeLimits?: TimeLimits | undefined;
  readonly loadLimits?: LoadLimits | undefined;
  /** Proxies whose statement of the client's address is trusted. Default: none, so the socket's address is used. */
  readonly trustedProxies?: TrustedProxies | undefined;
}

/**
 * Opens the port and passes every request that the middleware does not answer to a web-standard handler.
 * @throws Error with one sentence and its remedy if the port cannot be opened
 */
export const listen = ({
  host,
  port,
  handler,
  middleware,
  timeLimits = defaultTimeLimits,
  loadLimits = defaultLoadLimits,
  trustedProxies,
}: ListenOptions): Promise<Server> =>
  new Promise((resolve, reject) => {
    const clientAddressOf = createClientAddressOf(trustedProxies);
    const handleLimited = limitLoad(handler, loadLimits);
    const answer = getRequestListener((request, { incoming, outgoing }) => {
      const address = clientAddressOf(incoming.socket.remoteAddress ?? 'unknown', request.headers);
      return handleLimited(request, { address }, outgoing);
    });
    const inTurn = oneAtATime();
    const server = createServer(timeLimits, (request, response) =>
      inTurn(request, response, () => {
        if (hasSeveralHosts(request)) return refuseHosts(response);
        if (!methods.has(request.method ?? '')) return refuseMethod(response);
        return middleware(request, response, () => answer(request, response));
      }),
    );
    server.timeout = timeLimits.timeout;
    server.once('error', (error: NodeJS.ErrnoException) => reject(portFault(error, host, port)));
    server.listen(port, host, () => resolve(server));
  });

/** Closes the port of a server that has just opened, so that connections are refused until `reopen`. */
export const closePort = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/**
 * Opens the port of a server again after `closePort`.
 * @throws Error with one sentence and its remedy if another program has taken the port in the meantime
 */
export const reopen = (
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portFault(error, host, port)));
    server.listen(port, host, () => resolve());
  });
