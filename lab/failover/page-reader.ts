import { setTimeout as sleep } from 'node:timers/promises';

/** Catalogue pages that visitors without a cart read. */
const paths = ['/', '/barbells', '/plates', '/search?q=bar'] as const;
const everyMs = 200;
const patienceMs = 40_000;

/** An answer that was not 200. */
interface RefusedPage {
  readonly at: string;
  readonly path: string;
  /** 0 without an answer. */
  readonly status: number;
  readonly ms: number;
  /** What a caching tier says of it, and the beginning of the answer or the failure. */
  readonly cache: string | null;
  readonly text: string;
}

/** What readers got. */
export interface Reading {
  pages: number;
  readonly refused: RefusedPage[];
  longestMs: number;
}

const newReading = (): Reading => ({ pages: 0, refused: [], longestMs: 0 });

/** Reads pages of the catalogue, each again and again. @returns what was read since the last question, and its end */
export const startReaders = (url: string) => {
  let reading = newReading();
  let isOver = false;
  const readers = paths.map(async (path) => {
    while (!isOver) {
      const startedAt = performance.now();
      const answer = await fetch(url + path, { signal: AbortSignal.timeout(patienceMs) }).then(
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
