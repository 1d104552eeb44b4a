import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

/** A mock of a provider's API on this machine, over real HTTP. */
export interface LocalServer {
  /** Redirects a request for the provider's URL to this machine. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

export const startLocalServer = async (app: Hono): Promise<LocalServer> => {
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>((listening) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (address) =>
      listening({ server: started, port: address.port }),
    );
  });
  return {
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const { method, headers, signal } = request;
      const body = method === 'GET' || method === 'DELETE' ? null : await request.text();
      return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { method, headers, body, signal });
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
};
