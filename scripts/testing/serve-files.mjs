import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { root } from '../prepare/root.mjs';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
};

/**
 * Serves the repository's files on a free port of this machine.
 * @param made files that exist in memory alone, by their path: '/examples/worker/bundle.js'
 * @returns the address, and how to end it
 */
export const serveFiles = async (made = new Map()) => {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    try {
      const content = made.get(path) ?? (await readFile(join(root, normalize(path))));
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
};
