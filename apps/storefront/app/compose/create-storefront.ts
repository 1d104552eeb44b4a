import { randomBytes } from 'node:crypto';
import { mostFormBytes } from '@ironcart/core/routing';
import { defaultSites, type SiteCode, type Sites } from '@ironcart/core/site';
import { createStaticHandler, type StaticHandler } from 'react-router';
import { isSecretPath } from '../account/password-pages.ts';
import { appCookiesFor } from '../adapters/device.ts';
import { type OwnBlocksOption, openOwnBlocks } from '../content/own-block-file.ts';
import { dataHeader } from '../data/data-protocol.ts';
import { canonicalRedirect, readablePathOf } from '../navigation/canonical-address.ts';
import { languageRedirect } from '../navigation/language-redirect.ts';
import { answerRegionQuestion } from '../region/region-question.server.ts';
import { type CheckoutSettings, defaultCheckoutSettings } from '../request-context/checkout-settings.ts';
import { debugCookiesFor } from '../request-context/debug-mode.ts';
import {
  type ApiFetch,
  createRequestContext,
  type Peer,
  type RequestContextOptions,
} from '../request-context/request-context.ts';
import { loadEntityViews } from '../routes/entity/entity-views.ts';
import { isRoutePath } from '../routes/route-paths.ts';
import { routeTable } from '../routes/route-table.ts';
import { serverHalves } from '../routes/server-halves.ts';
import { neutralBrand, type ServedBrand } from '../site/brand.ts';
import { createOwnFiles } from '../site/own-files.ts';
import { createSiteOrigins, type SiteUrls } from '../site/site-origins.ts';
import { noContent, type StoreContent } from '../site/store-content.ts';
import { answerPage } from './answer-page.ts';
import type { StorefrontAssets } from './assets/document-assets.ts';
import { missingAsset } from './assets/missing-asset.ts';
import { comeBackHeaders } from './come-back.ts';
import { compressAnswer } from './compress-answer.ts';
import { answerDataRequest } from './data-request.ts';
import { isOverLimit, isUnavailable, withExpectedErrors } from './expected-errors.ts';
import { leadToSite } from './lead-to-site.server.ts';
import type { LoadedPage } from './load-page.ts';
import { createMarkupCache } from './markup-cache.ts';
import { openPromotions } from './own-promotions.ts';
import { answerPersonalDataFile } from './personal-data-file.ts';
import { overLimit, refusal } from './refusal.ts';
import { isSameOriginPost } from './same-origin.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { createServerRoutes } from './server-routes.ts';
import { keepFromOthers } from './shared-answer.ts';
import { createSharedWork } from './shared-work.ts';
import { answerSiteFile } from './site-files.ts';
import { createSitemaps } from './sitemap.ts';
import { createWorkerFile } from './worker-file.ts';

/** Extensions of a store: see docs/extending. */
export interface StorefrontExtensions {
  /** CMS blocks in addition to those of `@ironcart/react-ui`. */
  readonly blocks?: OwnBlocksOption | undefined;
  /** A module of promotions that the server and checkout in the browser apply: docs/extending/promotion-rule.md. */
  readonly promotions?: URL | undefined;
}

export interface StorefrontOptions extends StorefrontExtensions {
  /** Fetch to the backend: called for each API call of a page, in this process or over the network. */
  readonly apiFetch: ApiFetch;
  readonly assets: StorefrontAssets;
  /** Public URL of the store, for example 'https://shop.example'. */
  readonly publicUrl: string;
  /** The sites of the store. Default: the specification's six. */
  readonly sites?: Sites | undefined;
  /** The URLs of sites with their own domain; the others are at `publicUrl`. */
  readonly siteUrls?: SiteUrls | undefined;
  /** The store's name, pictures and links. Default: a neutral brand. */
  readonly brand?: ServedBrand | undefined;
  /** The merchant's links, landing pages and comparisons. Default: none. */
  readonly content?: StoreContent | undefined;
  /** Checkout settings of the deployment. Default: all of the sandbox's payment methods. */
  readonly checkout?: Partial<CheckoutSettings> | undefined;
  /** Whether the store is not published yet: the browser then shows when requests are rate-limited (S8-http-08). */
  readonly isReview?: boolean | undefined;
  /** Whether visited pages can be read offline. Default: true. False removes installed service workers. */
  readonly isOffline?: boolean | undefined;
  /** Whether `/llms.txt` mentions the protocol for agents: docs/channels.md. Default: true. */
  readonly hasAgents?: boolean | undefined;
  /**
   * Maximum age in a shared cache of a page that is the same for every visitor, in seconds. Default: 0, pages are
   * private.
   */
  readonly sharedSeconds?: number | undefined;
  /** Milliseconds since the epoch. Default: the system clock. */
  readonly now?: () => number;
  /** Called with each error that was shown to a shopper as an error page. */
  readonly reportError?: (error: unknown) => void;
  /** Called with a message when a page has to omit something. Default: logs to the console. */
  readonly warn?: RequestContextOptions['warn'];
}

/** Answers a shopper's request: a page, a route's data, or a file of the browser's build. */
export type Storefront = (request: Request, peer?: Peer) => Promise<Response>;

const refusePost = (request: Request, origins: readonly string[]): Response | undefined => {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  if (request.method !== 'POST') return refusal(405, { Allow: 'GET, HEAD, POST' });
  if (!origins.some((origin) => isSameOriginPost(request, origin))) return refusal(403);
  const length = request.headers.get('Content-Length');
  if (length === null) return request.body === null ? undefined : refusal(411);
  return Number(length) <= mostFormBytes(new URL(request.url).pathname) ? undefined : refusal(413);
};

/** A request with a URL that the router can parse: it would log a warning for any other. */
const withReadableAddress = (request: Request): Request => {
  const url = new URL(request.url);
  const pathname = readablePathOf(url.pathname);
  if (pathname === url.pathname) return request;
  url.pathname = pathname;
  const { method, headers, signal } = request;
  return new Request(url, { method, headers, signal });
};

/**
 * Whether a page must not be compressed, because its size would reveal its content (BREACH): another origin can request
 * the page with chosen search words and compare sizes. Other origins cannot request a route's data.
 */
const isConfidential = ({ headers }: Response): boolean => headers.get('Cache-Control') === 'no-store';

/**
 * Creates the storefront: a function from request to response. Between requests it keeps only rendered markup, keyed by
 * its data; concurrent requests for the same page share one rendering.
 * @throws Error if a route's view or server half does not match the route table
 */
export const createStorefront = async (options: StorefrontOptions): Promise<Storefront> => {
  const {
    apiFetch,
    assets,
    publicUrl,
    sites = defaultSites,
    brand = neutralBrand,
    content = noContent,
    isReview = false,
    isOffline = true,
    hasAgents = true,
    sharedSeconds = 0,
    now = Date.now,
    reportError = console.error,
  } = options;
  const checkout = { ...defaultCheckoutSettings, ...options.checkout };
  const hasWorker = isOffline && assets.worker !== '';
  const workerFile = createWorkerFile(assets, hasWorker);
  const originOf = createSiteOrigins(publicUrl, options.siteUrls);
  const markups = assets.isDevelopment ? undefined : createMarkupCache();
  const pages = createSharedWork<LoadedPage | Response>();
  const sitemaps = createSitemaps();
  const isHttps = publicUrl.startsWith('https:');
  const halves = withExpectedErrors(serverHalves);
  const routes = await createServerRoutes(routeTable, halves);
  await loadEntityViews();
  const ownFiles = createOwnFiles();
  const ownBlocks = options.blocks && (await openOwnBlocks(options.blocks, ownFiles));
  const promotions =
    options.promotions &&
    (await openPromotions(options.promotions, ownFiles, (message, cause) => options.warn?.(message, cause)));
  const handlers = new Map<SiteCode, StaticHandler>(
    sites.all.map(({ code, basePath }) => [code, createStaticHandler(routes, { basename: basePath || '/' })]),
  );

  const answer: Storefront = async (given, peer) => {
    const site = sites.byPath(new URL(given.url).pathname);
    const refused = refusePost(given, [publicUrl, originOf(site)]);
    if (refused) return refused;
    const request = withReadableAddress(given);
    const handler = handlers.get(site.code);
    if (handler === undefined) throw new Error(`No routes for the site ${site.code}.`);
    const isDataRequest = request.headers.has(dataHeader);
    const context = createRequestContext({
      request,
      peer,
      site,
      sites,
      apiFetch,
      publicUrl,
      originOf,
      now: now(),
      isDataRequest,
      checkout,
      brand: brand.brand,
      content,
      ownBlocks,
      promotions,
      warn: options.warn,
      hasPage: isRoutePath,
    });
    const response =
      (isDataRequest ? undefined : canonicalRedirect(request, context)) ??
      languageRedirect(context) ??
      (await leadToSite(request, context)) ??
      (await answerSiteFile(context, originOf, brand, sitemaps, hasAgents)) ??
      (await answerPersonalDataFile(context)) ??
      (await answerRegionQuestion(context)) ??
      (isDataRequest
        ? await answerDataRequest(
            request,
            context,
            { objects: routes, handlers: (id) => halves[id], sharedSeconds: isReview ? 0 : sharedSeconds },
            reportError,
          )
        : await answerPage(request, context, {
            site,
            handler,
            assets,
            originOf,
            isReview,
            hasWorker,
            markups,
            pages,
            sharedSeconds,
            createNonce: () => randomBytes(16).toString('base64'),
            reportError,
          }));
    const { headers } = response;
    const { search } = context.url;
    const visit = [...appCookiesFor(search, context.isHttps), ...debugCookiesFor(search, context.isHttps)];
    for (const cookie of [...context.setCookies(), ...visit]) headers.append('Set-Cookie', cookie);
    keepFromOthers(headers);
    addSecurityHeaders(headers, {
      isHttps,
      paymentOrigins: checkout.paymentOrigins,
      hasSecretAddress: isSecretPath(sites.pathWithin(context.url.pathname)),
    });
    return isDataRequest || !isConfidential(response) ? compressAnswer(request, response) : response;
  };

  return async (request, peer) => {
    const file =
      request.method === 'GET' || request.method === 'HEAD'
        ? (assets.serve(request) ?? workerFile(request) ?? ownFiles.serve(request) ?? missingAsset(request))
        : undefined;
    if (file) {
      addSecurityHeaders(file.headers, { isHttps });
      return file;
    }
    try {
      return await answer(request, peer);
    } catch (error) {
      if (isUnavailable(error)) return refusal(503, comeBackHeaders(request));
      if (isOverLimit(error)) return overLimit(error.retryAfterSeconds);
      reportError(error);
      return refusal(500);
    }
  };
};
