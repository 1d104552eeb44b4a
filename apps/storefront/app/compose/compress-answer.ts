import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

/** Minimum size in bytes for compression: smaller responses fit into the first packets anyway. */
const smallest = 1_000;

/**
 * Brotli quality: a catalogue page shrinks to an eighth in 5 ms, off the event loop; the next quality takes twice as
 * long.
 */
const brotliQuality = 5;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const compress: Readonly<Record<Encoding, (body: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>>> = {
  br: async (body) =>
    new Uint8Array(
      await toBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        },
      }),
    ),
  gzip: async (body) => new Uint8Array(await toGzip(body)),
};

const isText = (headers: Headers): boolean =>
  /^(?:text\/|application\/(?:json|xml))/.test(headers.get('Content-Type') ?? '');

/** Compresses a text response for the requesting browser; returns small or binary responses unchanged. */
export const compressAnswer = async (request: Request, response: Response): Promise<Response> => {
  if (request.method === 'HEAD' || !isText(response.headers)) return response;
  const { status, headers } = response;
  headers.append('Vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(request);
  if (encoding === undefined) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  if (body.byteLength < smallest) return new Response(body, { status, headers });
  headers.set('Content-Encoding', encoding);
  return new Response(await compress[encoding](body), { status, headers });
};
