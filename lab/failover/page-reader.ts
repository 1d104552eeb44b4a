import { setTimeout as sleep } from 'node:timers/promises';

/** Catalogue pages that visitors without a cart request. */
const paths = ['/', '/barbells', '/plates', '/search?q=bar'] as const;
const everyMs = 200;
const patienceMs = 40_000;

/** A response with a status other than 200. */
interface RefusedPage {
  readonly at: string;
  readonly path: string;
  /** 0 without a response. */
  readonly status: number;
  readonly ms: number;
  /** The cache's header, and the start of the response or of the error. */
  readonly cache: string | null;
  readonly text: string;
}

/** The readers' responses. */
export interface Reading {
  pages: number;
  readonly refused: RefusedPage[];
  longestMs: number;
}

const newReading = (): Reading => ({ pages: 0, refused: [], longestMs: 0 });

/**
 * Requests catalogue pages repeatedly. @returns a function that returns the responses since its last call, and one that
 * stops
 */
export const startReaders = (url: string) => {
  let reading = newReading();
  let isOver = false;
  const readers = paths.map(async (path) => {
    while (!isOver) {
      const startedAt = performance.now();
      // A kept connection may be closed by the other side while it is used again: a browser repeats the request, Node does not.
      const asking = { headers: { Connection: 'close' }, signal: AbortSignal.timeout(patienceMs) };
      const answer = await fetch(url + path, asking).then(
        async (response) => ({
          status: response.status,
          cache: response.headers.get('ironcart-cache'),
          text: await response.text(),
        }),
        (error: Error) => ({ status: 0, cache: null, text: `${error.message}: ${String(error.cause)}` }),
      );
      const ms = performance.now() - startedAt;
      reading.pages += 1;
      reading.longestMs = Math.max(reading.longestMs, ms);
      if (answer.status !== 200) {
        const text = answer.text.replaceAll(/\s+/g, ' ').slice(0, 200);
        reading.refused.push({ at: new Date().toISOString().slice(11, 23), path, ...answer, text, ms: Math.round(ms) });
      }
      await sleep(everyMs);
    }
  });
  return {
    take: (): Reading => {
      const taken = reading;
      reading = newReading();
      return taken;
    },
    stop: async (): Promise<void> => {
      isOver = true;
      await Promise.all(readers);
    },
  };
};
