import { mostFormBytes } from '@ironcart/core/routing';
import type { Handler, Peer } from './handler.ts';
import { isLarge, isPhotoForm } from './large-bodies.ts';

/**
 * Reads the rest of a body and discards it: if a connection closes while the client is still sending, the client does
 * not receive the response.
 */
const discardBody = async ({ body, url }: Request): Promise<void> => {
  let size = 0;
  try {
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > mostFormBytes(new URL(url).pathname)) return;
    }
  } catch {
    // The client has disconnected.
  }
};

/**
 * Answers a large form from a shopper who may not open its page, for example a guest whose session has expired, like
 * the page itself: with a redirect to the log-in. The body is not kept in memory.
 * @returns undefined if the form should be read
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
