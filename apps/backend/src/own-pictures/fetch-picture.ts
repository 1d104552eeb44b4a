import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, NotPublicError, publicLookup } from '../http/public-address.ts';
import { UnusablePictureError } from '../images/encode-picture.ts';
import { largestPictureBytes } from './take-picture.ts';

/** Time limit for a picture including redirects, in milliseconds. */
const patienceMs = 20_000;
const mostRedirects = 5;

export interface FetchPictureOptions {
  /** For development only: also permits this machine and its private network. */
  readonly allowsPrivate: boolean;
}

const notAllowed = (host: string): UnusablePictureError =>
  new UnusablePictureError(`${host} is no address of the public internet`);

const ask = (url: URL, { allowsPrivate }: FetchPictureOptions, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((answer, fail) => {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      return fail(new UnusablePictureError(`${url.protocol} is not fetched, only http: and https:`));
    }
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (!allowsPrivate && isIP(host) !== 0 && !isPublicAddress(host)) return fail(notAllowed(host));
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    request(url, {
      signal,
      agent: false,
      ...(allowsPrivate ? {} : { lookup: publicLookup }),
      headers: { Accept: 'image/*', 'User-Agent': 'Ironcart picture import' },
    })
      .once('response', answer)
      .once('error', fail)
      .end();
  });

const bytesOf = async (response: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > largestPictureBytes) {
      throw new UnusablePictureError(`it is larger than ${largestPictureBytes / 1_000_000} MB`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const follow = async (url: URL, options: FetchPictureOptions, signal: AbortSignal, left: number): Promise<Buffer> => {
  const response = await ask(url, options, signal);
  const { statusCode = 0, headers } = response;
  try {
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      if (left === 0) throw new UnusablePictureError('it redirects too often');
      if (!URL.canParse(headers.location, url)) throw new UnusablePictureError('it redirects to no address');
      return await follow(new URL(headers.location, url), options, signal, left - 1);
    }
    if (statusCode !== 200) throw new UnusablePictureError(`the server answers ${statusCode}`);
    const type = headers['content-type'] ?? '';
    if (!/^(?:image\/|application\/octet-stream)/i.test(type)) {
      throw new UnusablePictureError(`the server answers ${type || 'no type'} and no picture`);
    }
    return await bytesOf(response);
  } finally {
    response.destroy();
  }
};

/** Explanations of connection errors. */
const connectionFaults: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such server',
  EAI_AGAIN: 'there is no such server',
  ECONNREFUSED: 'the server does not answer',
  ECONNRESET: 'the server broke off',
  ABORT_ERR: `it did not arrive within ${patienceMs / 1000} seconds`,
};

/**
 * Fetches a picture from the public internet only: every address of a name or a redirect is checked.
 * @throws UnusablePictureError if it is not available
 */
export const fetchPicture = async (address: string, options: FetchPictureOptions): Promise<Buffer> => {
  if (!URL.canParse(address)) throw new UnusablePictureError('it is no web address');
  try {
    return await follow(new URL(address), options, AbortSignal.timeout(patienceMs), mostRedirects);
  } catch (error) {
    if (error instanceof UnusablePictureError) throw error;
    if (error instanceof NotPublicError) throw notAllowed(error.host);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new UnusablePictureError(connectionFaults[code] ?? 'it could not be fetched', { cause: error });
  }
};
