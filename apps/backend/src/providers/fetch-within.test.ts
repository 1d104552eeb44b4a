import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NoAnswerError } from './answer-within.ts';
import { fetchWithin } from './fetch-within.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let server: Server;
let url: string;
let closed: Promise<unknown>;
beforeAll(async () => {
  server = createServer((request, response) => {
    // A connection that is given up may end with an error, which `once` from node:events would reject with.
    closed = new Promise((resolve) => request.socket.once('close', resolve));
    if (request.url === '/begins') response.write('{');
    if (request.url === '/answers') response.end('"yes"');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, patienceMs: number) =>
  fetchWithin(
    patienceMs,
    (request) => fetch(request),
    new Request(url + path, { method: 'POST', body: 'question' }),
    (response) => response.json() as Promise<unknown>,
  );

it('fetch with a time limit returns the response body', async () => {
  expect(await ask('/answers', 30_000)).toBe('yes');
});

it.each(['/hangs', '/begins'])(
  'fetch with a time limit aborts at %s, even if garbage is collected meanwhile',
  async (path) => {
    const collecting = setInterval(collectGarbage, 10);
    try {
      await expect(ask(path, 100)).rejects.toThrow(NoAnswerError);
      await closed;
    } finally {
      clearInterval(collecting);
    }
  },
);

it('fetch with a time limit reports why a service cannot be reached', async () => {
  await expect(
    fetchWithin(
      100,
      () => Promise.reject(new TypeError('fetch failed')),
      new Request(url),
      (it) => it.status,
    ),
  ).rejects.toThrow('fetch failed');
});

it('fetch with a time limit is the only code that sets the signal of an outgoing request', () => {
  const src = join(import.meta.dirname, '..');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const signalled = files.filter((file) => /new Request\([^;]*\bsignal\b/.test(readFileSync(join(src, file), 'utf8')));
  expect(signalled.sort()).toEqual(['http/limit-body.ts', 'providers/fetch-within.ts']);
});
