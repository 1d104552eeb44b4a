import { setTimeout as wait } from 'node:timers/promises';

/** Thrown if a call was not answered within its time limit. */
export class NoAnswerError extends Error {
  constructor(patienceMs: number) {
    super(`No answer within ${patienceMs} ms`);
    this.name = 'NoAnswerError';
  }
}

/** Limits the time of a call whose response is then no longer awaited. @throws NoAnswerError after the time limit */
export const answerWithin = async <T>(asked: Promise<T>, patienceMs: number): Promise<T> => {
  const ended = new AbortController();
  const late = async (): Promise<never> => {
    await wait(patienceMs, undefined, { signal: ended.signal });
    throw new NoAnswerError(patienceMs);
  };
  try {
    return await Promise.race([asked, late()]);
  } finally {
    ended.abort();
  }
};
