import { describe, expect, it } from 'vitest';
import { mostDiscardedBytes, readBounded } from './read-bounded.ts';

/** A request whose body arrives in chunks, and how many bytes of it were read. */
const requestOf = (bytes: number, headers: Record<string, string> = {}) => {
  const chunkBytes = 10_000;
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (read >= bytes) return controller.close();
        read += chunkBytes;
        controller.enqueue(new Uint8Array(chunkBytes));
      },
    },
    { highWaterMark: 0 },
  );
  return {
    request: new Request('http://shop.test/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit),
    bytesRead: () => read,
  };
};

describe('request body above the limit of its call', () => {
  it.each([{}, { 'content-length': '200000' }])('is read to its end before it is rejected (%j)', async (headers) => {
    const { request, bytesRead } = requestOf(200_000, headers);
    expect(await readBounded(request, 64_000)).toMatchObject({ type: 'body_too_large' });
    expect(bytesRead()).toBe(200_000);
  });

  it('is read at most up to a bound [SECURITY-25]', async () => {
    const { request, bytesRead } = requestOf(20_000_000);
    expect(await readBounded(request, 64_000)).toMatchObject({ type: 'body_too_large' });
    expect(bytesRead()).toBeLessThanOrEqual(mostDiscardedBytes + 20_000);
  });

  it('is returned as a whole up to the limit', async () => {
    expect(await readBounded(requestOf(60_000).request, 64_000)).toHaveLength(60_000);
  });
});
