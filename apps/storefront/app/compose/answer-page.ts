import { offlineHeader } from '../offline/offline-header.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { comeBackHeaders } from './come-back.ts';
import { type LoadedPage, loadPage, type PageLoading } from './load-page.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import type { SharedWork } from './shared-work.ts';

/** What every page of one site is answered with. */
export interface PageAnswering extends PageLoading {
  /** Pages that are being loaded for several who ask at once; left out: each is loaded by itself. */
  readonly pages?: SharedWork<LoadedPage | Response> | undefined;
}

/**
 * Loads a page for everybody who asks for it at once without a session: nothing but the address and the cookies decides
 * what they get. What cannot be sent twice (a redirect, a page that failed or that sets cookies) each loads by itself.
 */
const loadShared = async (
  request: Request,
  requestContext: RequestContext,
  { pages, ...loading }: PageAnswering,
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

/** Answers a page, its own nonce in it; redirects pass through. */
export const answerPage = async (
  request: Request,
  requestContext: RequestContext,
  answering: PageAnswering,
): Promise<Response> => {
  const page = await loadShared(request, requestContext, answering);
  if (page instanceof Response) return page;
  const { site, originOf, assets, createNonce } = answering;
  const nonce = createNonce();
  const own = (text: string): Buffer => Buffer.from(text.replaceAll(page.nonce, nonce));
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': page.isConfidential ? 'no-store' : 'private, no-cache',
    'Content-Security-Policy': contentSecurityPolicy({
      nonce,
      isHttps: originOf(site).startsWith('https:'),
      isDevelopment: assets.isDevelopment,
      paymentOrigins: requestContext.checkout.paymentOrigins,
    }),
  });
  const { status, head, markup, tail, offlineCopy } = page;
  if (offlineCopy !== undefined) headers.set(offlineHeader, offlineCopy);
  if (status === 503) {
    for (const [name, value] of Object.entries(comeBackHeaders(request))) headers.set(name, value);
  }
  const body = request.method === 'HEAD' ? null : Buffer.concat([own(head), markup, own(tail)]);
  return new Response(body, { status, headers });
};
