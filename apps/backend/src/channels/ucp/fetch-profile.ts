import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupOf } from '../../http/public-address.ts';

/** Time limit for a profile, in milliseconds. */
const patienceMs = 5_000;
/** Maximum size of a profile, in bytes. */
const mostBytes = 100_000;

const loopback = /^(?:127(?:\.\d{1,3}){3}|::1)$/;

export interface FetchProfileOptions {
  /** For development only: profiles may also come from this machine, and from it without https. */
  readonly allowsLoopback: boolean;
}

/** A platform's profile as it was fetched, and how long it may be kept, in seconds. */
export interface FetchedProfile {
  readonly text: string;
  readonly maxAgeSeconds: number;
}

const isLoopbackUrl = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || loopback.test(hostname.replace(/^\[|\]$/g, ''));

/**
 * The address of a profile; undefined if the text is none, or the store would not fetch from it: only https, without a
 * user's name, and only public hosts.
 */
export const profileUrlOf = (text: string, { allowsLoopback }: FetchProfileOptions): URL | undefined => {
  if (text.length > 500 || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  const isAllowedHere = allowsLoopback && isLoopbackUrl(url);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isAllowedHere)) return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isAllowedHere || isIP(host) === 0 || isPublicAddress(host) ? url : undefined;
};

const ask = (url: URL, { allowsLoopback }: FetchProfileOptions, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((answer, fail) => {
    const isAllowed = (address: string) => isPublicAddress(address) || (allowsLoopback && loopback.test(address));
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    request(url, { signal, agent: false, lookup: lookupOf(isAllowed), headers: { Accept: 'application/json' } })
      .once('response', answer)
      .once('error', fail)
      .end();
  });

/** Fetches a profile of a platform: no redirects, bounded in time and size. @throws Error if it is not available */
export const fetchProfile = async (url: URL, options: FetchProfileOptions): Promise<FetchedProfile> => {
  const response = await ask(url, options, AbortSignal.timeout(patienceMs));
  try {
    if (response.statusCode !== 200) throw new Error(`The profile's server answers ${response.statusCode}`);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) throw new Error('The profile is too large');
      chunks.push(chunk);
    }
    const maxAge = /(?:^|[,\s])max-age=(\d{1,9})/.exec(response.headers['cache-control'] ?? '')?.[1];
    return { text: Buffer.concat(chunks).toString('utf8'), maxAgeSeconds: Number(maxAge ?? 0) };
  } finally {
    response.destroy();
  }
};
