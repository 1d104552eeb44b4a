import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Maximum number of requests that wait on one connection: browsers and proxies send the next request after the
 * response.
 */
const mostWaiting = 16;

interface Line {
  /** Resolves when the connection's last request was answered or aborted. */
  readonly free: Promise<void>;
  waiting: number;
}

/**
 * Handles the requests of a connection one at a time, in order: a single packet can contain a thousand requests, which
 * would otherwise all run at once with their responses in memory. A connection that pipelines too many is closed and
 * its waiting requests never start.
 */
export const oneAtATime = (): ((request: IncomingMessage, response: ServerResponse, begin: () => void) => void) => {
  const lines = new WeakMap<Socket, Line>();
  return ({ socket }, response, begin) => {
    const before = lines.get(socket) ?? { free: Promise.resolve(), waiting: 0 };
    if (before.waiting >= mostWaiting) {
      socket.destroy();
      return;
    }
    const line: Line = {
      free: new Promise((resolve) => response.once('close', resolve)),
      waiting: before.waiting + 1,
    };
    lines.set(socket, line);
    void before.free.then(() => {
      const last = lines.get(socket);
      if (last) last.waiting -= 1;
      if (!socket.destroyed) begin();
    });
  };
};
