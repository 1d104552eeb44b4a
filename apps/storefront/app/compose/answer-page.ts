import { offlineHeader } from '../offline/offline-header.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { comeBackHeaders, retryAfterHeaders } from './come-back.ts';
import { type LoadedPage, loadPage, type PageLoading } from './load-page.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { mayPageBeShared, scriptHashOf, shareAnswer } from './shared-answer.ts';
import type { SharedWork } from './shared-work.ts';

/** Dependencies for answering the pages of a site. */
export interface PageAnswering extends PageLoading {
  /** Deduplicates concurrent page loads; omitted: each is loaded separately. */
  readonly pages?: SharedWork<LoadedPage | Response> | undefined;
  /** Maximum age in a shared cache of a page that is the same for every visitor, in seconds; 0: not cached. */
  readonly sharedSeconds: number;
}

/**
 * Shares a page load among concurrent requests without a session, because it depends only on the URL and the cookies.
 * Responses that cannot be shared (a redirect, an error, or one that sets cookies) are loaded separately.
 */
const loadShared = async (
  request: Request,
  requestContext: RequestContext,
  { pages, sharedSeconds: _, ...loading }: PageAnswering,
): Promise<LoadedPage | Response> => {
  let isOwn = false;
  const load = () => {
    isOwn = true;
    return loadPage(request, requestContext, loading);
  };
  if (pages === undefined || request.method !== 'GET' || requestContext.hasSession) return load();
  const shared = await pages.share(`${request.url}\n${requestContext.cookieText}`, load).catch(() => undefined);
  if (shared !== undefined && (isOwn || (!(shared instanceof Response) && shared.isRepeatable))) return shared;
  return loadPage(request, requestContext, loading);
};

/** Answers a page with its own nonce, or for a shared cache with the hash of its script; passes redirects through. */
export const answerPage = async (
  request: Request,
  requestContext: RequestContext,
  answering: PageAnswering,
): Promise<Response> => {
  const page = await loadShared(request, requestContext, answering);
  if (page instanceof Response) return page;
  const { site, originOf, assets, createNonce, sharedSeconds } = answering;
  const isShared = sharedSeconds > 0 && page.isShareable && assets.starter !== '' && mayPageBeShared(request, site);
  const nonce = createNonce();
  const own = (text: string): Buffer => Buffer.from(text.replaceAll(page.nonce, nonce));
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': page.isConfidential ? 'no-store' : 'private, no-cache',
    'Content-Security-Policy': contentSecurityPolicy({
      nonce,
      sharedScript: isShared ? scriptHashOf(assets.starter) : undefined,
      isHttps: originOf(site).startsWith('https:'),
      isDevelopment: assets.isDevelopment,
      paymentOrigins: requestContext.checkout.paymentOrigins,
      formOrigins: requestContext.formOrigins(),
    }),
  });
  if (isShared) shareAnswer(headers, sharedSeconds);
  const { status, head, markup, tail, offlineCopy } = page;
  if (offlineCopy !== undefined) headers.set(offlineHeader, offlineCopy);
  if (status === 429) {
    for (const [name, value] of Object.entries(retryAfterHeaders(page.retryAfterSeconds))) headers.set(name, value);
  }
  if (status === 503) {
    for (const [name, value] of Object.entries(comeBackHeaders(request))) headers.set(name, value);
  }
  const body = request.method === 'HEAD' ? null : Buffer.concat([own(head), markup, own(tail)]);
  return new Response(body, { status, headers });
};
