import { untilAborted } from './abortable.ts';

/** Maximum number of cached responses per client; the oldest entry is evicted first. */
const MAX_ENTRIES = 500;

interface Flight {
  readonly promise: Promise<unknown>;
  readonly controller: AbortController;
  waiting: number;
}

export interface AnswerCache {
  /**
   * Returns the cached response for the key, the response of a request that is already running, or that of a new
   * request. Failures are not cached. A caller's signal rejects that caller only; the request is aborted when no caller
   * waits for it any more.
   */
  get<T>(
    key: string,
    request: {
      readonly load: (signal: AbortSignal) => Promise<T>;
      /** When the cached response expires, in milliseconds since the epoch. */
      readonly expiresAt: (answer: T) => number;
      readonly signal?: AbortSignal | undefined;
    },
  ): Promise<T>;
  forget(key: string): void;
  clear(): void;
}

/**
 * Caches responses until they expire (S7-calls-cat-02, S7-calls-site-06, S7-calls-site-09); concurrent callers share
 * one request.
 */
export const createAnswerCache = (now: () => number): AnswerCache => {
  const answers = new Map<string, { readonly answer: unknown; readonly expiresAt: number }>();
  const flights = new Map<string, Flight>();

  const remember = (key: string, answer: unknown, expiresAt: number): void => {
    answers.delete(key);
    answers.set(key, { answer, expiresAt });
    const oldest = answers.keys().next();
    if (answers.size > MAX_ENTRIES && !oldest.done) answers.delete(oldest.value);
  };

  return {
    get: async <T>(
      key: string,
      {
        load,
        expiresAt,
        signal,
      }: {
        readonly load: (signal: AbortSignal) => Promise<T>;
        readonly expiresAt: (answer: T) => number;
        readonly signal?: AbortSignal | undefined;
      },
    ): Promise<T> => {
      signal?.throwIfAborted();
      const remembered = answers.get(key);
      // Only this key's own loader stores under the key, so the response has its type.
      if (remembered !== undefined && now() < remembered.expiresAt) return remembered.answer as T;

      let flight = flights.get(key);
      if (flight === undefined) {
        const controller = new AbortController();
        const started: Flight = {
          controller,
          waiting: 0,
          promise: load(controller.signal)
            .then((answer) => {
              if (flights.get(key) === started) remember(key, answer, expiresAt(answer));
              return answer;
            })
            .finally(() => {
              if (flights.get(key) === started) flights.delete(key);
            }),
        };
        flights.set(key, started);
        flight = started;
      }
      flight.waiting += 1;
      try {
        return (await untilAborted(flight.promise, signal)) as T;
      } finally {
        flight.waiting -= 1;
        if (flight.waiting === 0 && signal?.aborted) {
          if (flights.get(key) === flight) flights.delete(key);
          flight.controller.abort(signal.reason);
        }
      }
    },
    forget: (key) => {
      answers.delete(key);
      flights.delete(key);
    },
    clear: () => {
      answers.clear();
      flights.clear();
    },
  };
};
