import { mostFormBytes } from '@ironcart/core/routing';
import type { Handler, Peer } from './handler.ts';
import { isLarge, isPhotoForm } from './large-bodies.ts';

/** Reads the rest of a body without keeping it: a connection that closes while the client sends loses its answer. */
const discardBody = async ({ body, url }: Request): Promise<void> => {
  let size = 0;
  try {
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > mostFormBytes(new URL(url).pathname)) return;
    }
  } catch {
    // The client has gone.
  }
};

/**
 * Answers a large form of somebody who may not open its page, for example a guest whose session has ended, as the page
 * answers: with the way to the log-in. The body takes no memory.
 * @returns undefined if the form is to be read
 */
export const createGuestAnswer =
  (pages: Handler) =>
  async (request: Request, peer?: Peer): Promise<Response | undefined> => {
    if (!isLarge(request) || !isPhotoForm(request)) return undefined;
    const headers = new Headers(request.headers);
    for (const name of ['content-type', 'content-length', 'transfer-encoding']) headers.delete(name);
    const answer = await pages(new Request(request.url, { headers, signal: request.signal }), peer);
    if (answer.status === 200) {
      await answer.body?.cancel();
      return undefined;
    }
    await discardBody(request);
    return answer;
  };
