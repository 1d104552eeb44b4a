import { answerWithin } from './answer-within.ts';

/**
 * Sends a request and reads its response within a time limit, in milliseconds. The limit is a separate promise raced
 * with the fetch, and a reference to the request is kept until the end: Node may collect a `Request` that is being
 * fetched together with its signal, and
 * `fetch(new Request(url, { signal }))` then never ends (`fetch-within.test.ts`).
 * @param read reads the body, which counts towards the limit
 * @throws NoAnswerError after the time limit; the connection is closed
 */
export const fetchWithin = async <T>(
  patienceMs: number,
  fetch: (request: Request) => Promise<Response>,
  request: Request,
  read: (response: Response) => T | Promise<T>,
): Promise<T> => {
  const ended = new AbortController();
  const limited = new Request(request, { signal: ended.signal });
  const answered = async () => read(await fetch(limited));
  try {
    return await answerWithin(answered(), patienceMs);
  } catch (error) {
    // Closes a pending connection. `limited` keeps the controller reachable from the fetch.
    if (!limited.signal.aborted) ended.abort(error);
    throw error;
  }
};
