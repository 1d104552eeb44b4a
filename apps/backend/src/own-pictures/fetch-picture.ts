import { lookup as resolve } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { UnusablePictureError } from '../images/encode-picture.ts';
import { largestPictureBytes } from './take-picture.ts';

/** Time limit for a picture including redirects, in milliseconds. */
const patienceMs = 20_000;
const mostRedirects = 5;

/** Addresses that are not public: this machine, private networks, cloud metadata services, multicast. */
const notPublic = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  notPublic.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  notPublic.addSubnet(network, bits, 'ipv6');

/** Whether an address is public. IPv4 addresses embedded in IPv6 are judged by the IPv4 address. */
export const isPublicAddress = (address: string): boolean => {
  const bare = address.replace(/^\[|\]$/g, '').split('%')[0] ?? '';
  const version = isIP(bare);
  return version !== 0 && !notPublic.check(bare, version === 6 ? 'ipv6' : 'ipv4');
};

export interface FetchPictureOptions {
  /** For development only: also permits this machine and its private network. */
  readonly allowsPrivate: boolean;
}

const notAllowed = (host: string): UnusablePictureError =>
  new UnusablePictureError(`${host} is no address of the public internet`);

/** Resolves a name to public addresses only; the connection uses exactly the checked address. */
const publicLookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    if (!addresses.every(({ address }) => isPublicAddress(address))) return done(notAllowed(host), '');
    const [first] = addresses;
    if (options.all) return done(null, addresses);
    return first ? done(null, first.address, first.family) : done(notAllowed(host), '');
  });
};

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
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new UnusablePictureError(connectionFaults[code] ?? 'it could not be fetched', { cause: error });
  }
};
