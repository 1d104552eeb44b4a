import { isRefusal, limitBody } from '@ironcart/backend';
import { mostFormBytes } from '@ironcart/core/routing';
import { createGuestAnswer } from './answer-guests.ts';
import type { Handler } from './handler.ts';
import { createLargeBodies } from './large-bodies.ts';

/** Paths that the backend handles; the storefront handles all others. Agents call each site below its own path. */
const backendPaths =
  /^\/(?:svc_[a-z]+|img|sandbox-pay|sandbox-captcha|provider|theindex\/wp-json)(?:\/|$)|^\/(?:openapi(?:\.json)?|cache-key|healthz|readyz)$|^(?:\/[^/]+)?\/(?:\.well-known\/(?:ucp|oauth-(?:authorization-server|protected-resource)(?:\/[^/]+)?)$|(?:ucp|acp)\/|feeds\/products\.|sitemap-products(?:-\d+)?\.xml$)/;

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** Pages accept only forms; a POST without a body is a form without fields. */
const asForm = (request: Request): Request | undefined => {
  const { headers, method } = request;
  if (method === 'GET' || method === 'HEAD') return request;
  if (formTypes.test(headers.get('content-type') ?? '')) return request;
  if (request.body !== null) return undefined;
  headers.set('content-type', 'application/x-www-form-urlencoded');
  return request;
};

/** The storefront with a size limit on request bodies; the backend applies the limit of each call. */
const withLimitedBodies =
  (storefront: Handler): Handler =>
  async (request, peer) => {
    const limited = await limitBody(request, mostFormBytes(new URL(request.url).pathname));
    if (isRefusal(limited)) {
      return new Response(limited.message, { status: limited.type === 'body_too_large' ? 413 : 400 });
    }
    const form = asForm(limited);
    return form ? storefront(form, peer) : new Response('A page accepts only form posts', { status: 415 });
  };

/**
 * Combines both handlers: the contract's paths go to the backend, all other paths to the storefront. The number of
 * large bodies in memory is limited for both together.
 */
export const compose = (backend: Handler, storefront: Handler): Handler => {
  const pages = withLimitedBodies(storefront);
  const withPlace = createLargeBodies();
  const answerGuest = createGuestAnswer(storefront);
  return async (request, peer) => {
    const isForBackend = backendPaths.test(new URL(request.url).pathname);
    // Before a slot is taken: guests who send slowly would occupy all of them.
    const answered = isForBackend ? undefined : await answerGuest(request, peer);
    const handler = isForBackend ? backend : pages;
    return answered ?? withPlace(request, peer?.address ?? 'unknown', () => handler(request, peer));
  };
};
