import { siteByCode } from '@ironcart/core/site';
import { delayFor } from '../client/abortable.ts';
import type { ClientOptions } from '../client/client-options.ts';
import { type Client, createClient } from '../client/create-client.ts';

/** A request that the client sent. */
export interface SentRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly credentials: RequestCredentials;
  readonly signal: AbortSignal;
}

export type Answer = (request: SentRequest, index: number) => Response | Promise<Response>;

/** A JSON response of the backend. */
export const json = (body: unknown, init: ResponseInit = {}): Response => Response.json(body, init);

/** Returns the same response to every request. */
export const always =
  (body: unknown): Answer =>
  () =>
    json(body);

/** An error response in the contract's format. */
export const refusal = (status: number, type: string, message = type, details?: unknown): Response =>
  json({ error: { type, message, details } }, { status });

/** The factor by which waits are shortened. */
const SPEED = 20;

export interface FakeWire {
  readonly client: Client;
  readonly sent: readonly SentRequest[];
  /** Methods and paths of the requests, in the order sent. */
  readonly calls: () => readonly string[];
  /** The client's waits, in milliseconds; a wait advances the clock. */
  readonly waits: readonly number[];
  readonly clock: { now: number };
}

/** Creates a client whose requests the test answers. Its clock advances only when the client waits. */
export const createFakeWire = (answer: Answer, options: Partial<ClientOptions> = {}): FakeWire => {
  const sent: SentRequest[] = [];
  // Keeps a reference: in Node.js a request's signal follows its caller's only until the request is garbage-collected.
  const held: Request[] = [];
  const waits: number[] = [];
  const clock = { now: Date.parse('2026-02-03T04:05:06Z') };
  const client = createClient({
    baseUrl: 'https://shop.example',
    site: siteByCode('USA'),
    fetch: async (request) => {
      held.push(request);
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      const received: SentRequest = {
        method: request.method,
        path: `${pathname}${search}`,
        headers: request.headers,
        body: text === '' ? undefined : JSON.parse(text),
        credentials: request.credentials,
        signal: request.signal,
      };
      sent.push(received);
      return answer(received, sent.length - 1);
    },
    now: () => clock.now,
    delay: async (durationMs, signal) => {
      await delayFor(durationMs / SPEED, signal);
      waits.push(durationMs);
      clock.now += durationMs;
    },
    ...options,
  });
  return { client, sent, waits, clock, calls: () => sent.map(({ method, path }) => `${method} ${path}`) };
};
