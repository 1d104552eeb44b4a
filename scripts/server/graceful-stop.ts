import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often connections that have become idle are closed, in milliseconds. */
const closeIdleEveryMs = 50;

export interface GracefulStopOptions {
  readonly server: Server;
  /** Lets `/readyz` say no and streams end. */
  readonly drain: () => void;
  /** How long the port stays open after that, so that a balancer notices, in milliseconds. */
  readonly drainMs: number;
  /** How long requests under way may take to end once the port is closed, in milliseconds; then they are cut off. */
  readonly limitMs: number;
}

/**
 * Says that it is about to end, closes the port, and lets the requests under way end within a limit. Answers from now
 * on close their connection, so that nobody sends a further request on it.
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
