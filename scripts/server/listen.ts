import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createClientAddressOf, type TrustedProxies } from '@ironcart/backend/client-address';
import type { Handler } from './compose.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { defaultLoadLimits, type LoadLimits, limitLoad } from './requests-under-way.ts';

/** Connect-style: answers, or calls `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Others are refused before anything is made of them: a web-standard Request of TRACE does not exist. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const refuseMethod = (response: ServerResponse): void => {
  response.writeHead(405, { Allow: [...methods].join(', '), Connection: 'close' }).end();
};

/** In milliseconds. */
export interface TimeLimits {
  /** How long a request's headers may take to arrive, so that slow senders do not keep connections. */
  readonly headersTimeout: number;
  /** How long the whole of it may take. */
  readonly requestTimeout: number;
  /** How long an idle connection is kept: longer than balancers do, or they would send on one that is being closed. */
  readonly keepAliveTimeout: number;
  /** How long a connection may be without any byte in either direction while it is answered: who does not read is cut off. */
  readonly timeout: number;
  /** How often the first two are looked after. */
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
  /** Who is believed about the client's address. Left out: nobody, it is the socket's. */
  readonly trustedProxies?: TrustedProxies | undefined;
}

const reasons: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_host, port) =>
    `Port ${port} is in use by another program: stop that program, or choose another port with PORT=${port + 1} npm start.`,
  EACCES: (_host, port) => `This user may not open port ${port}: choose a port above 1023 with PORT=3000 npm start.`,
  EADDRNOTAVAIL: (host) => `This machine has no address ${host}: set HOST to one of its own, or leave it out.`,
  ENOTFOUND: (host) =>
    `The host name ${host} is not known here: set HOST to an address of this machine, or leave it out.`,
};

/**
 * Opens the port and hands every request that the middleware passes on to a web-standard handler.
 * @throws Error with one sentence and its mend when the port cannot be opened.
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
        if (!methods.has(request.method ?? '')) return refuseMethod(response);
        return middleware(request, response, () => answer(request, response));
      }),
    );
    server.timeout = timeLimits.timeout;
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = reasons[error.code ?? '']?.(host, port);
      reject(sentence === undefined ? error : new Error(sentence, { cause: error }));
    });
    server.listen(port, host, () => resolve(server));
  });
