import { siteByCode } from '@ironcart/core';
import { delayFor } from '../client/abortable.ts';
import type { ClientOptions } from '../client/client-options.ts';
import { type Client, createClient } from '../client/create-client.ts';

/** What the client sent. */
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

/** An answer of the backend. */
export const json = (body: unknown, init: ResponseInit = {}): Response => Response.json(body, init);

/** The same answer to every request. */
export const always =
  (body: unknown): Answer =>
  () =>
    json(body);

/** A refusal in the contract's one shape. */
export const refusal = (status: number, type: string, message = type, details?: unknown): Response =>
  json({ error: { type, message, details } }, { status });

/** Waits pass so many times faster than they say. */
const SPEED = 20;

export interface FakeWire {
  readonly client: Client;
  readonly sent: readonly SentRequest[];
  /** Paths with their methods, in the order sent. */
  readonly calls: () => readonly string[];
  /** What the client waited for, in milliseconds; a wait moves the clock. */
  readonly waits: readonly number[];
  readonly clock: { now: number };
}

/** A client on a wire that a test answers; its clock stands still unless the client waits. */
export const createFakeWire = (answer: Answer, options: Partial<ClientOptions> = {}): FakeWire => {
  const sent: SentRequest[] = [];
  // Held: in Node.js a request's signal follows its caller's only until the request is collected as garbage.
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
