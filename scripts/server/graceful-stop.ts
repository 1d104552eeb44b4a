import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/** Interval for closing idle connections, in milliseconds. */
const closeIdleEveryMs = 50;

/** How long to wait for the first request of the connection that was accepted last, in milliseconds. */
const newConnectionMs = 500;

export interface GracefulStopOptions {
  readonly server: Server;
  /** Makes `/readyz` fail and ends streams. */
  readonly drain: () => void;
  /** How long the port stays open afterwards so that a load balancer can react, in milliseconds. */
  readonly drainMs: number;
  /**
   * Time limit for running requests once the port is closed, in milliseconds; after it their connections are closed.
   */
  readonly limitMs: number;
}

/** Maximum number of turns of the event loop in which waiting connections are accepted. */
const mostTurns = 500;

/** After this number of turns without a new connection, none is waiting. */
const quietTurns = 3;

/**
 * Accepts the connections that the operating system queued while the process was busy, one per turn of the event loop;
 * closing the port would reset them.
 */
const acceptWaiting = async (server: Server): Promise<void> => {
  let quiet = 0;
  const note = () => {
    quiet = 0;
  };
  server.on('connection', note);
  for (let count = 0; quiet < quietTurns && count < mostTurns; count += 1) {
    quiet += 1;
    await turn();
  }
  server.off('connection', note);
};

/**
 * Reports not ready, closes the port and finishes running requests within a limit. Responses now close their
 * connections, so that no client reuses them. A connection accepted while the port is closing is answered as well: a
 * proxy that never polls `/readyz` sends requests until then, and would not repeat an interrupted request that changes
 * something.
 */
export const stopGracefully = async ({ server, drain, drainMs, limitMs }: GracefulStopOptions): Promise<void> => {
  drain();
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
  if (drainMs > 0) await sleep(drainMs);
  await acceptWaiting(server);
  await new Promise<void>((resolve) => {
    let closeIdle: NodeJS.Timeout | undefined;
    const begin = setTimeout(
      () => {
        closeIdle = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
      },
      Math.min(newConnectionMs, limitMs),
    );
    const cutOff = setTimeout(() => server.closeAllConnections(), limitMs);
    // An HTTP server's own `close` cuts off every connection that has sent no request yet.
    SocketServer.prototype.close.call(server, () => {
      for (const timer of [begin, cutOff]) clearTimeout(timer);
      clearInterval(closeIdle);
      resolve();
    });
  });
};
