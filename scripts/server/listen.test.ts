import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from './listen.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

const limits = { headersTimeout: 100, requestTimeout: 200, keepAliveTimeout: 1_000, connectionsCheckingInterval: 20 };

/** What a server answers to somebody who sends this and then nothing more. */
const answerTo = async (sent: string): Promise<string> => {
  server = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: async (request) => new Response(await request.text()),
    middleware: (_request, _response, next) => next(),
    timeLimits: limits,
  });
  const address = server.address();
  const socket = connect({
    host: '127.0.0.1',
    port: typeof address === 'object' && address !== null ? address.port : 0,
  });
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  socket.write(sent);
  await once(socket, 'close');
  return answer;
};

describe('the port of the store', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: store.test\r\nX-Slow:'],
    ['a body', 'POST / HTTP/1.1\r\nHost: store.test\r\nContent-Length: 10\r\n\r\n{'],
  ])('does not wait without end for %s that do not arrive', async (_what, sent) => {
    expect(await answerTo(sent)).toMatch(/^HTTP\/1\.1 408 /);
  });
});
