import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on one connection: browsers and proxies send the next one after the answer. */
const mostWaiting = 16;

interface Line {
  /** Settled once the connection's last request is answered, or cut off. */
  readonly free: Promise<void>;
  waiting: number;
}

/**
 * Lets each connection have one request answered at a time, in order: one packet holds a thousand requests, and all
 * would be worked on at once, with all their answers in memory. A connection that sends far ahead is cut off, and what
 * waited on it is never begun.
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
