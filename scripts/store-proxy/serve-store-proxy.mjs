import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Headers that are removed because they forbid framing or no longer apply. */
const notPassedOn =
  /^(content-security-policy|x-frame-options|cross-origin-.*|content-encoding|content-length|transfer-encoding|connection|keep-alive|strict-transport-security|set-cookie)$/;

const requestOf = (request, store, signal) => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (/^(host|connection|accept-encoding|sec-fetch-.*)$/.test(name) || value === undefined) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // The store accepts changes only from its own origin, but here its pages have the proxy's.
  if (headers.has('origin')) headers.set('origin', new URL(store).origin);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(new URL(request.url ?? '/', store), {
    method: request.method,
    headers,
    redirect: 'manual',
    signal,
    ...(hasBody ? { body: Readable.toWeb(request), duplex: 'half' } : {}),
  });
};

const passOn = async (answer, response, store, injected) => {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (notPassedOn.test(name)) continue;
    const isOfStore = name === 'location' && value.startsWith(new URL(store).origin);
    response.setHeader(name, isOfStore ? value.slice(new URL(store).origin.length) : value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  if (injected === '' || !answer.headers.get('content-type')?.startsWith('text/html')) {
    if (answer.body) await pipeline(Readable.fromWeb(answer.body), response);
    else response.end();
    return;
  }
  const html = await answer.text();
  response.end(html.replace(/<head[^>]*>/, (head) => head + injected));
};

const types = { html: 'text/html; charset=utf-8', js: 'text/javascript; charset=utf-8' };

const answerOwn = async (own, request, response) => {
  if (own instanceof URL) {
    response.setHeader('Content-Type', types[own.pathname.split('.').at(-1)]);
    response.end(await readFile(own));
    return;
  }
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(await own(request)));
};

/**
 * Serves a store's pages so that the proxy's own pages can show them in frames.
 * @param store the store's URL: 'http://localhost:3000'
 * @param own responses of the proxy itself, by path: a file (URL), or a function of the request that returns JSON
 * @param injected HTML for the head of every page of the store
 * @param port 0 for a free one
 * @returns its origin, and a function that stops it
 */
export const serveStoreProxy = async ({ store, own, injected = '', port = 0 }) => {
  const closing = new AbortController();
  const server = createServer(async (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    try {
      if (own[path]) await answerOwn(own[path], request, response);
      else await passOn(await fetch(requestOf(request, store, closing.signal)), response, store, injected);
    } catch {
      if (!response.headersSent) response.statusCode = 502;
      if (!response.destroyed) response.end('The store did not answer.');
    }
  });
  await new Promise((resolve) => server.listen(port, 'localhost', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      closing.abort();
      server.closeAllConnections();
      server.close();
    },
  };
};
