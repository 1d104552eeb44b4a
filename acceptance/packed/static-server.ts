import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface StaticServer {
  readonly url: string;
  /** The paths that were requested and found. */
  readonly served: readonly string[];
  readonly close: () => void;
}

/**
 * Serves a folder on a free port of this machine.
 * @param answers responses for paths without a file: '/svc_ssr/countries'
 */
export const serveFolder = async (
  folder: string,
  answers: Readonly<Record<string, string>> = {},
): Promise<StaticServer> => {
  const served: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    try {
      const content = answers[path] ?? (await readFile(join(folder, normalize(path))));
      served.push(path);
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/json' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, served, close: () => server.close() };
};
