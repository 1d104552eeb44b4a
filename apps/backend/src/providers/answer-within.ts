import { setTimeout as wait } from 'node:timers/promises';

/** Somebody who was asked did not answer in time. */
export class NoAnswerError extends Error {
  constructor(patienceMs: number) {
    super(`No answer within ${patienceMs} ms`);
    this.name = 'NoAnswerError';
  }
}

/** Limits the time of a call whose answer is not waited for any longer. @throws NoAnswerError after the time limit */
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
