import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

const own = {
  '/__app/': ['simulator.html', 'text/html; charset=utf-8'],
  '/__app/simulator.js': ['simulator.js', 'text/javascript; charset=utf-8'],
  '/__app/bridge.js': ['bridge.js', 'text/javascript; charset=utf-8'],
};

/** Headers that are removed, because the simulator's frame forbids them or they no longer apply. */
const notPassedOn =
  /^(content-security-policy|x-frame-options|cross-origin-.*|content-encoding|content-length|transfer-encoding|connection|keep-alive|strict-transport-security|set-cookie)$/;

const bridge = '<script src="/__app/bridge.js"></script>';

const requestOf = (request, store, signal) => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (/^(host|connection|accept-encoding|sec-fetch-.*)$/.test(name) || value === undefined) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // The store accepts changes only from its own origin, but here its pages have the simulator's.
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

const passOn = async (answer, response, store) => {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (notPassedOn.test(name)) continue;
    const isOfStore = name === 'location' && value.startsWith(new URL(store).origin);
    response.setHeader(name, isOfStore ? value.slice(new URL(store).origin.length) : value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  if (!answer.headers.get('content-type')?.startsWith('text/html')) {
    if (answer.body) await pipeline(Readable.fromWeb(answer.body), response);
    else response.end();
    return;
  }
  const html = await answer.text();
  response.end(html.replace(/<head[^>]*>/, (head) => head + bridge));
};

/**
 * Serves the simulator at `/__app/` and proxies the store's pages, with the native side of the bridge in each.
 * @param store the store's URL: 'http://localhost:3000'
 * @param port 0 for a free one
 * @returns its URL, and a function that stops it
 */
export const serveSimulator = async (store, port = 0) => {
  const closing = new AbortController();
  const server = createServer(async (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const file = own[path];
    try {
      if (file) {
        response.setHeader('Content-Type', file[1]);
        response.end(await readFile(fileURLToPath(new URL(file[0], import.meta.url))));
      } else {
        await passOn(await fetch(requestOf(request, store, closing.signal)), response, store);
      }
    } catch {
      if (!response.headersSent) response.statusCode = 502;
      if (!response.destroyed) response.end('The store did not answer.');
    }
  });
  await new Promise((resolve) => server.listen(port, 'localhost', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The simulator has no port.');
  return {
    url: `http://localhost:${address.port}/__app/`,
    close: () => {
      closing.abort();
      server.closeAllConnections();
      server.close();
    },
  };
};
