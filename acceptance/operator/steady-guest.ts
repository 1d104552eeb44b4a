import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Guest } from '../live/guest.ts';

/** What the store answered while its database was away or changed. */
export interface Gap {
  /** Answers that are neither what was asked for nor 503 with `Retry-After`, in words. */
  readonly faults: string[];
  /** Number of answers with 503. */
  unavailable: number;
  /** The longest time until an answer, in milliseconds. */
  longestMs: number;
}

export const createGap = (): Gap => ({ faults: [], unavailable: 0, longestMs: 0 });

/** A request without an answer for so long is a fault. */
const patienceMs = 45_000;
const retryMs = 500;

const parsed = (text: string): unknown => (/^[[{]/.test(text) ? JSON.parse(text) : text);

/**
 * A client with a session that repeats a request which was answered with 503, the same one with the same
 * Idempotency-Key.
 * @param url of a store, or several: each attempt asks the next
 * @param isOver ends the repeating; the last answer is returned
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
