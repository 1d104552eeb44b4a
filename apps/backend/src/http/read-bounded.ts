import { type Refusal, refuse } from './refusal.ts';

/** Default maximum size of a body, in bytes (SECURITY 25). */
export const defaultMaxBodyBytes = 1_000_000;

/** Maximum size of a body that is read to its end although it is refused, in bytes: larger than a phone's photo. */
export const mostDiscardedBytes = 16_000_000;

export type BodyRefusal = Refusal<'invalid_request' | 'body_too_large'>;

const tooLarge = (maxBytes: number): BodyRefusal =>
  refuse('body_too_large', `The body is larger than ${maxBytes} bytes`);

/**
 * Reads the bytes of a body, which may be missing. The rest of a body larger than `maxBytes` is read and discarded up
 * to `mostDiscardedBytes`: closing the connection while the client is still sending would lose the response, and a
 * proxy with one connection per request would report the store as unavailable.
 */
export const readBounded = async (request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer> | BodyRefusal> => {
  const mostRead = Math.max(maxBytes, mostDiscardedBytes);
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > mostRead) return tooLarge(maxBytes);
  try {
    // The server reads no more than the announced length. Reading it as a whole costs a third of reading the stream.
    if (announced !== null && Number(announced) <= maxBytes) {
      const bytes = Buffer.from(await request.arrayBuffer());
      return bytes.length > maxBytes ? tooLarge(maxBytes) : bytes;
    }
  } catch {
    return refuse('invalid_request', 'The body did not arrive as a whole');
  }
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > mostRead) break;
      if (size <= maxBytes) chunks.push(chunk);
    }
  } catch {
    return refuse('invalid_request', 'The body did not arrive as a whole');
  }
  return size > maxBytes ? tooLarge(maxBytes) : Buffer.concat(chunks);
};
