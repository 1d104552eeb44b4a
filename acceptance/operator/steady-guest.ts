import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Guest } from '../live/guest.ts';

/** The store's responses while its database was unavailable or changed. */
export interface Gap {
  /** Responses that are neither the requested ones nor 503 with `Retry-After`, described. */
  readonly faults: string[];
  /** Number of 503 responses. */
  unavailable: number;
  /** The longest response time, in milliseconds. */
  longestMs: number;
}

export const createGap = (): Gap => ({ faults: [], unavailable: 0, longestMs: 0 });

/** A request without a response within this time is a fault. */
const patienceMs = 45_000;
const retryMs = 500;

const parsed = (text: string): unknown => (/^[[{]/.test(text) ? JSON.parse(text) : text);

/**
 * A client with a session that repeats a request after a 503 response, with the same Idempotency-Key.
 * @param url of a store, or several: each attempt uses the next one
 * @param isOver ends the repetitions; the last response is returned
 */
export const createSteadyGuest = (urls: readonly string[], gap: Gap, isOver: () => boolean): Guest => {
  const cookies = new Map<string, string>();
  let asked = 0;
  const ask = async (method: string, path: string, body: unknown, key: string) => {
    const url = urls[asked % urls.length] ?? '';
    asked += 1;
    const startedAt = performance.now();
    const response = await fetch(url + path, {
      method,
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        Origin: url,
        'Idempotency-Key': key,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(cookies.size === 0 ? {} : { Cookie: [...cookies.values()].join('; ') }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.split('=')[0] ?? '', pair);
    }
    const text = await response.text();
    gap.longestMs = Math.max(gap.longestMs, performance.now() - startedAt);
    return { status: response.status, isTemporary: response.headers.has('retry-after'), text };
  };
  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const key = randomUUID();
    for (;;) {
      const answer = await ask(method, path, body, key).catch((error: unknown) => {
        gap.faults.push(`${method} ${path}: ${error instanceof Error ? error.message : String(error)}`);
        return { status: 0, isTemporary: false, text: '' };
      });
      const isUnavailable = answer.status === 503 && answer.isTemporary;
      if (isUnavailable) gap.unavailable += 1;
      else if (answer.status >= 500)
        gap.faults.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
      if ((answer.status > 0 && answer.status < 500) || isOver()) {
        return { status: answer.status, body: parsed(answer.text) };
      }
      await sleep(retryMs);
    }
  };
  return { call };
};
