import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { closePort, type ListenOptions, listen, reopen } from './listen.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

const limits = {
  headersTimeout: 100,
  requestTimeout: 200,
  keepAliveTimeout: 1_000,
  timeout: 300,
  connectionsCheckingInterval: 20,
};

const open = async (options: Partial<ListenOptions>) => {
  server = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: async (request) => new Response(await request.text()),
    middleware: (_request, _response, next) => next(),
    timeLimits: limits,
    ...options,
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** Sends some bytes and nothing more, and returns the server's output until it closes the connection. */
const answerTo = async (sent: string, options: Partial<ListenOptions> = {}): Promise<string> => {
  const socket = connect({ host: '127.0.0.1', port: await open(options) });
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  socket.on('error', () => undefined);
  socket.write(sent);
  await once(socket, 'close');
  return answer;
};

const get = 'GET / HTTP/1.1\r\nHost: store.test\r\n\r\n';

/** A handler that counts concurrent requests. */
const watched = () => {
  const counts = { now: 0, most: 0, all: 0 };
  const handler = async (): Promise<Response> => {
    counts.now += 1;
    counts.all += 1;
    counts.most = Math.max(counts.most, counts.now);
    await sleep(10);
    counts.now -= 1;
    return new Response('answered');
  };
  return { counts, handler };
};

describe('port of the store', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: store.test\r\nX-Slow:'],
    ['a body', 'POST / HTTP/1.1\r\nHost: store.test\r\nContent-Length: 10\r\n\r\n{'],
  ])('limits the wait for %s that do not arrive', async (_what, sent) => {
    expect(await answerTo(sent)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('answers pipelined requests of a connection one at a time, in order', async () => {
    const { counts, handler } = watched();
    const answer = await answerTo(get.repeat(10), { handler });
    expect(answer.match(/answered/g)).toHaveLength(10);
    expect(counts).toMatchObject({ most: 1, all: 10 });
  });

  it('disconnects a client that pipelines a thousand requests, without starting the waiting ones', async () => {
    const { counts, handler } = watched();
    await answerTo(get.repeat(1_000), { handler });
    await sleep(50);
    expect(counts.all).toBeLessThanOrEqual(1);
  });

  it('disconnects a client that never reads its response', async () => {
    const port = await open({ handler: async () => new Response('x'.repeat(20_000_000)) });
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(get);
    const isOpenAt = () => new Promise<number>((resolve) => server?.getConnections((_, count) => resolve(count)));
    await sleep(100);
    expect(await isOpenAt()).toBe(1);
    await expect.poll(isOpenAt, { timeout: 5_000 }).toBe(0);
    socket.destroy();
  });

  it('answers an address with too many concurrent requests with Retry-After, but not health checks', async () => {
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const handler = async ({ url }: Request): Promise<Response> => {
      if (url.endsWith('/slow')) await isReleased;
      return new Response('answered');
    };
    const port = await open({ handler, loadLimits: { perAddress: 2, all: 3 } });
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    const asked = [ask('/slow'), ask('/slow'), ask('/slow')];
    const busy = await Promise.race(asked);
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await busy.json()).toEqual({ error: { type: 'internal_error', message: 'The store is busy' } });
    expect([(await ask('/healthz')).status, (await ask('/readyz')).status]).toEqual([200, 200]);
    release();
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 503]);
    await Promise.all(answers.map((answer) => answer.bodyUsed || answer.text()));
    // Once they are answered, new requests are accepted.
    await expect.poll(async () => (await ask('/slow')).status).toBe(200);
  });
});

describe('port of a process in a cluster', () => {
  it('refuses connections until it is reopened, and reports which process has taken it meanwhile', async () => {
    const port = await open({ handler: async () => new Response('open') });
    const first = server as Server;
    const ask = () => fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
    expect(await ask()).toBe('open');
    await closePort(first);
    await expect(ask()).rejects.toThrow('fetch failed');
    await reopen(first, { host: '127.0.0.1', port });
    expect(await ask()).toBe('open');
    await closePort(first);
    await open({ port });
    await expect(reopen(first, { host: '127.0.0.1', port })).rejects.toThrow(`Port ${port} is in use`);
  });
});
