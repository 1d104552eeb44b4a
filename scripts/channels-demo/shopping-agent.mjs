import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

const version = '2026-04-08';

const capabilities = ['catalog.search', 'catalog.lookup', 'cart', 'checkout', 'fulfillment', 'order'].map(
  (name) => `dev.ucp.shopping.${name}`,
);

const profile = {
  ucp: {
    version,
    services: {},
    payment_handlers: {},
    capabilities: Object.fromEntries(capabilities.map((name) => [name, [{ version }]])),
  },
};

/**
 * Opens an agent that shops for a person over the Universal Commerce Protocol, with its profile on this machine.
 * @param {string} url of the store, which has to allow profiles on this machine (`IRONCART_AGENT_LOOPBACK`)
 */
export const openShoppingAgent = async (url) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(profile));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The profile has no port.');
  const profileUrl = `http://127.0.0.1:${address.port}/profile.json`;
  return {
    profileUrl,
    /**
     * Sends a request to the store's REST endpoint. Each request that changes something has its own idempotency key.
     * @param {'GET' | 'POST' | 'PUT'} method
     * @param {string} path
     * @param {object} [body]
     * @param {string} [key] the idempotency key, to repeat a request
     * @returns {Promise<any>} the response body
     */
    ask: async (method, path, body, key) => {
      const response = await fetch(`${url}/ucp${path}`, {
        method,
        headers: {
          'UCP-Agent': `profile="${profileUrl}"`,
          ...(method !== 'GET' && { 'Idempotency-Key': randomUUID() }),
          ...(body && { 'Content-Type': 'application/json' }),
          ...(key && { 'Idempotency-Key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return response.json();
    },
    close: () => new Promise((closed) => server.close(() => closed(undefined))),
  };
};
