import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Interval for closing idle connections, in milliseconds. */
const closeIdleEveryMs = 50;

export interface GracefulStopOptions {
  readonly server: Server;
  /** Makes `/readyz` fail and ends streams. */
  readonly drain: () => void;
  /** How long the port stays open afterwards, so that a load balancer notices, in milliseconds. */
  readonly drainMs: number;
  /** Time limit for running requests once the port is closed, in milliseconds; then their connections are closed. */
  readonly limitMs: number;
}

/**
 * Reports not ready, closes the port and finishes running requests within a limit. Responses now close their
 * connections, so that no client reuses them.
 */
export const stopGracefully = async ({ server, drain, drainMs, limitMs }: GracefulStopOptions): Promise<void> => {
  drain();
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
  if (drainMs > 0) await sleep(drainMs);
  await new Promise<void>((resolve) => {
    const closeIdle = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
    const cutOff = setTimeout(() => server.closeAllConnections(), limitMs);
    server.close(() => {
      clearInterval(closeIdle);
      clearTimeout(cutOff);
      resolve();
    });
  });
};
