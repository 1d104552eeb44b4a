import { setTimeout as sleep } from 'node:timers/promises';

/** Catalogue pages that visitors without a cart read. */
const paths = ['/', '/barbells', '/plates', '/search?q=bar'] as const;
const everyMs = 200;
const patienceMs = 40_000;

/** What readers got. */
export interface Reading {
  pages: number;
  /** Answers that were not 200. */
  refused: number;
  longestMs: number;
}

/** Reads pages of the catalogue, each again and again. @returns what was read since the last question, and its end */
export const startReaders = (url: string) => {
  let reading: Reading = { pages: 0, refused: 0, longestMs: 0 };
  let isOver = false;
  const readers = paths.map(async (path) => {
    while (!isOver) {
      const startedAt = performance.now();
      const status = await fetch(url + path, { signal: AbortSignal.timeout(patienceMs) }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      reading.pages += 1;
      if (status !== 200) reading.refused += 1;
      reading.longestMs = Math.max(reading.longestMs, performance.now() - startedAt);
      await sleep(everyMs);
    }
  });
  return {
    take: (): Reading => {
      const taken = reading;
      reading = { pages: 0, refused: 0, longestMs: 0 };
      return taken;
    },
    stop: async (): Promise<void> => {
      isOver = true;
      await Promise.all(readers);
    },
  };
};
