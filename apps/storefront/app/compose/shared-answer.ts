import { createHash } from 'node:crypto';
import type { Site } from '@ironcart/core/site';
import { consentCookie, consentText, readConsent } from '@ironcart/core/visitor';
import { dataHeader, dataParameter } from '../data/data-protocol.ts';

/** Routes that show the catalogue and articles to everybody alike. A cart, an account, a list or a form is none. */
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

/** Whether a page with these routes is the same for everybody who sends no cookies. */
export const isSharedPage = (routeIds: readonly string[]): boolean => routeIds.some((id) => sharedRoutes.has(id));

/** Whether a route's data is, as a page's; the root's is the frame around every page. */
const isSharedData = (routeId: string): boolean => routeId === 'root' || sharedRoutes.has(routeId);

/** A consent is one of eight texts: `Vary: Cookie` keeps their pages apart. */
const isConsentAlone = (cookies: string, site: Pick<Site, 'asksConsent'>): boolean =>
  cookies === `${consentCookie}=${consentText(readConsent(cookies, site))}`;

/**
 * Whether whoever sends this request is nobody in particular: it has no cookie but a decision about cookies, and no
 * credentials (ADR 0034). Any other cookie, also one that the store does not know, makes a shopper.
 */
const isFromAnybody = ({ method, headers }: Request, site: Pick<Site, 'asksConsent'>): boolean => {
  const cookies = headers.get('Cookie') ?? '';
  return method === 'GET' && !headers.has('Authorization') && (cookies === '' || isConsentAlone(cookies, site));
};

/** Whether a page may be shared. The address of a route's data would show the page to who asks for the data. */
export const mayPageBeShared = (request: Request, site: Pick<Site, 'asksConsent'>): boolean =>
  isFromAnybody(request, site) &&
  !request.headers.has(dataHeader) &&
  !new URL(request.url).searchParams.has(dataParameter);

/** Whether a route's data may be shared: only at the address that names the route, which no page has. */
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
 * Marks an answer for shared caches. Browsers ask again each time, because the shopper may have a cart by then.
 * @param seconds how long a cache may answer with it at most
 */
export const shareAnswer = (headers: Headers, seconds: number): void => {
  headers.set('Cache-Control', `public, max-age=0, s-maxage=${seconds}, must-revalidate`);
  headers.append('Vary', 'Cookie');
};

/** An answer that sets a cookie belongs to its shopper, and one that says nothing is not for caches to guess about. */
export const keepFromOthers = (headers: Headers): void => {
  const isUnsaid = !headers.has('Cache-Control');
  const isPublic = /\bpublic\b/.test(headers.get('Cache-Control') ?? '');
  if (isUnsaid || (isPublic && headers.has('Set-Cookie'))) headers.set('Cache-Control', 'private, no-cache');
};

/** The source of an inline script for a policy: a shared page cannot have a nonce, which others would know. */
export const scriptHashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
