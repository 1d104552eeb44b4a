import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupOf } from '../../http/public-address.ts';

const loopback = /^(?:127(?:\.\d{1,3}){3}|::1)$/;

export interface PlatformConnectionOptions {
  /** For development only: platforms may also be on this machine, without https. */
  readonly allowsLoopback: boolean;
}

const isLoopbackUrl = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || loopback.test(hostname.replace(/^\[|\]$/g, ''));

/**
 * Parses a platform's URL; undefined if it is invalid or not permitted: only https, without user info, and only public
 * hosts.
 */
export const platformUrlOf = (text: string, { allowsLoopback }: PlatformConnectionOptions): URL | undefined => {
  if (text.length > 500 || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  const isAllowedHere = allowsLoopback && isLoopbackUrl(url);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isAllowedHere)) return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isAllowedHere || isIP(host) === 0 || isPublicAddress(host) ? url : undefined;
};

/** A request to a platform. */
export interface PlatformRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
}

/** Sends a request to a platform without following redirects, to the validated address. @throws Error */
export const askPlatform = (
  url: URL,
  { method, headers, body }: PlatformRequest,
  { allowsLoopback, signal }: PlatformConnectionOptions & { readonly signal: AbortSignal },
): Promise<IncomingMessage> =>
  new Promise((answer, fail) => {
    const isAllowed = (address: string) => isPublicAddress(address) || (allowsLoopback && loopback.test(address));
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    request(url, { method, signal, agent: false, lookup: lookupOf(isAllowed), headers })
      .once('response', answer)
      .once('error', fail)
      .end(body);
  });
