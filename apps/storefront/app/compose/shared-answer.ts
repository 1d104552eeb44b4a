import { createHash } from 'node:crypto';
import type { Site } from '@ironcart/core/site';
import { consentCookie, consentText, readConsent } from '@ironcart/core/visitor';
import { dataHeader, dataParameter } from '../data/data-protocol.ts';

/** Routes that show the same catalogue pages and articles to every visitor; no carts, accounts, lists or forms. */
const sharedRoutes: ReadonlySet<string> = new Set([
  'home',
  'entity',
  'brands',
  'deals',
  'search',
  'the-index',
  'ryourogue',
  'equipped-gyms',
  'equipped-gym',
  'event',
  'invitational',
]);

/** Whether a page with these routes is the same for every visitor without cookies. */
export const isSharedPage = (routeIds: readonly string[]): boolean => routeIds.some((id) => sharedRoutes.has(id));

/** The same for a route's data; the root route's data is the frame around every page. */
const isSharedData = (routeId: string): boolean => routeId === 'root' || sharedRoutes.has(routeId);

/** Consent cookies have one of eight values; `Vary: Cookie` separates their pages. */
const isConsentAlone = (cookies: string, site: Pick<Site, 'asksConsent'>): boolean =>
  cookies === `${consentCookie}=${consentText(readConsent(cookies, site))}`;

/**
 * Whether a request is anonymous: no credentials, and no cookie except for a cookie consent (ADR 0034). Any other
 * cookie, even an unknown one, could identify a shopper.
 */
const isFromAnybody = ({ method, headers }: Request, site: Pick<Site, 'asksConsent'>): boolean => {
  const cookies = headers.get('Cookie') ?? '';
  return method === 'GET' && !headers.has('Authorization') && (cookies === '' || isConsentAlone(cookies, site));
};

/**
 * Whether a page may be stored in a shared cache. Not at the URL of a route's data: the cached page would then be
 * served to data requests.
 */
export const mayPageBeShared = (request: Request, site: Pick<Site, 'asksConsent'>): boolean =>
  isFromAnybody(request, site) &&
  !request.headers.has(dataHeader) &&
  !new URL(request.url).searchParams.has(dataParameter);

/** Whether a route's data may be stored in a shared cache: only at the URL that names the route, which no page has. */
export const mayDataBeShared = (request: Request, site: Pick<Site, 'asksConsent'>): boolean => {
  const named = new URL(request.url).searchParams.getAll(dataParameter);
  const [routeId = ''] = named;
  return (
    isFromAnybody(request, site) &&
    named.length === 1 &&
    routeId === request.headers.get(dataHeader) &&
    isSharedData(routeId)
  );
};

/**
 * Marks a response for shared caches. Browsers always revalidate, because the shopper may have a cart by then.
 * @param seconds maximum age in a cache
 */
export const shareAnswer = (headers: Headers, seconds: number): void => {
  headers.set('Cache-Control', `public, max-age=0, s-maxage=${seconds}, must-revalidate`);
  headers.append('Vary', 'Cookie');
};

/**
 * Marks every other response as private: one that sets a cookie belongs to its shopper, and without the header, caches
 * would apply heuristics.
 */
export const keepFromOthers = (headers: Headers): void => {
  const isUnsaid = !headers.has('Cache-Control');
  const isPublic = /\bpublic\b/.test(headers.get('Cache-Control') ?? '');
  if (isUnsaid || (isPublic && headers.has('Set-Cookie'))) headers.set('Cache-Control', 'private, no-cache');
};

/**
 * The hash source of an inline script for a content security policy: a shared page cannot have a nonce, because every
 * visitor would know it.
 */
export const scriptHashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
