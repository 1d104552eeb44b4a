import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopGracefully } from '../graceful-stop.ts';
import { listen } from '../listen.ts';
import { stopOnSignal } from '../stop-on-signal.ts';

/**
 * A server with a slow response, an endless stream and a request that never ends, stopped in the same way as the store.
 */

const draining = new AbortController();
const isReady = () => !draining.signal.aborted;

const streamUntilDrained = (): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('first'));
      draining.signal.addEventListener('abort', () => {
        controller.enqueue(new TextEncoder().encode(' last'));
        controller.close();
      });
    },
  });

const server = await listen({
  host: '127.0.0.1',
  port: 0,
  middleware: (_request, _response, next) => next(),
  handler: async ({ url }) => {
    const { pathname } = new URL(url);
    if (pathname === '/readyz') return new Response('', { status: isReady() ? 200 : 503 });
    if (pathname === '/stream') return new Response(streamUntilDrained());
    if (pathname === '/never') await new Promise(() => undefined);
    process.send?.('under way');
    await sleep(600);
    return new Response('slow, and whole');
  },
});
stopOnSignal(() =>
  stopGracefully({
    server,
    drain: () => draining.abort(),
    drainMs: 200,
    limitMs: Number(process.env.SLOW_SERVER_LIMIT_MS),
  }),
);
const address = server.address();
process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
