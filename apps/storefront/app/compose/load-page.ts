import { itemQueryName } from '@ironcart/core/list';
import type { Site } from '@ironcart/core/site';
import type { RouteObject, StaticHandler } from 'react-router';
import { blockModulesOf } from '../content/arrived-blocks.ts';
import type { PageState } from '../data/page-state.ts';
import { waitSecondsOf } from '../data/wait-seconds.ts';
import { headTags, type PageHead } from '../head/page-head.ts';
import { headOf } from '../head/page-head-of.ts';
import { flagsDigest } from '../page-care/flags-digest.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { viewModuleOf } from '../routes/entity/entity-views.ts';
import { flattenRoutes } from '../routes/route-table.ts';
import { isAppScreen } from '../shell/app-screen.ts';
import type { OriginOf } from '../site/site-origins.ts';
import type { StartTime } from '../start/when-to-start.ts';
import type { StorefrontAssets } from './assets/document-assets.ts';
import { embedJson } from './html.ts';
import { lateModulesOf, lateStylesOf } from './late-modules.ts';
import type { MarkupCache } from './markup-cache.ts';
import { offlineCopyOf } from './offline-copy.ts';
import { pageFactsOf } from './page-facts.ts';
import { pageHtml } from './page-html.ts';
import { redactErrors, renderPage } from './render-page.tsx';
import { pagePicture } from './share-picture.ts';
import { isSharedPage } from './shared-answer.ts';
import { structuredDataOf } from './structured-data.ts';

/** Dependencies for loading the pages of a site. */
export interface PageLoading {
  readonly site: Site;
  readonly handler: StaticHandler;
  readonly assets: StorefrontAssets;
  readonly originOf: OriginOf;
  readonly isReview: boolean;
  /** Whether the page may register the service worker. */
  readonly hasWorker: boolean;
  /** Cache of pages rendered for shoppers without a cart and an account; omitted: every page is rendered anew. */
  readonly markups?: MarkupCache | undefined;
  readonly createNonce: () => string;
  readonly reportError: (error: unknown) => void;
}

/** A page that is ready to send, and its nonce. */
export interface LoadedPage {
  readonly status: number;
  readonly nonce: string;
  /** The HTML before and after the views, both with the nonce. */
  readonly head: string;
  readonly markup: Uint8Array<ArrayBuffer>;
  readonly tail: string;
  readonly isConfidential: boolean;
  /** The delay before a rate-limited request may be repeated (429), if known. */
  readonly retryAfterSeconds: number | undefined;
  /** The header `Ironcart-Offline`: tells the service worker whether to store the page. */
  readonly offlineCopy: string | undefined;
  /** Whether the page is the same for every request with the same cookies. */
  readonly isRepeatable: boolean;
  /** Whether a shared cache may store the page: it is the same for every visitor, and the request had no session. */
  readonly isShareable: boolean;
}

/** Private pages must not be stored by the browser (SECURITY 22). */
const isConfidential = (routeIds: readonly string[]): boolean =>
  routeIds.some(
    (id) =>
      ['account', 'app-screen', 'builder', 'login', 'reset-password', 'confirm-email'].includes(id) ||
      id.startsWith('checkout'),
  );

/** Routes of content pages, whose blocks are styled immediately; the home page's other blocks load late. */
const contentRoutes = ['entity', 'event', 'invitational', 'builder'] as const;

const errorTitles: Readonly<Record<number, string>> = {
  404: 'Page not found',
  429: 'Too much at once',
  503: 'Back in a moment',
};

const errorHead = (status: number): PageHead => ({
  title: errorTitles[status] ?? 'Something went wrong',
  isPrivate: true,
});

const isForReading = (entity: unknown): boolean =>
  typeof entity === 'object' && entity !== null && 'kind' in entity && entity.kind === 'page';

/**
 * Checkout is an application and starts immediately; so does the page with a provider's card fields, which are empty
 * without scripts. A content page is for reading: its links, menu and forms work without scripts.
 */
const startTimeOf = (routeIds: readonly string[], entity: unknown): StartTime => {
  if (routeIds.includes('funnel') || routeIds.includes('payment-methods')) return 'atOnce';
  return isForReading(entity) || routeIds.includes('the-index') || routeIds.includes('ryourogue')
    ? 'onIntent'
    : 'onIntentOrIdle';
};

const wantsHighContrast = (request: Request): boolean =>
  /(?:^|;\s*)highcontrast=1(?:;|$)/.test(request.headers.get('Cookie') ?? '');

/** Runs a page's loaders (and its action, for a form post without scripts) and renders it; passes redirects through. */
export const loadPage = async (
  request: Request,
  requestContext: RequestContext,
  { site, handler, assets, originOf, isReview, hasWorker, markups, createNonce, reportError }: PageLoading,
): Promise<LoadedPage | Response> => {
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) return context;

  const errors = redactErrors(context, reportError);
  const origin = originOf(site);
  const nonce = createNonce();
  const routeIds = context.matches.map(({ route }) => route.id);
  const loaded = routeIds.map((id): unknown => context.loaderData[id]);
  const known = pageFactsOf(context.loaderData);
  const facts = errors === null ? known : {};
  const ownHead = errors === null ? headOf(loaded) : undefined;
  const head = ownHead ? { image: pagePicture(facts), ...ownHead } : errorHead(context.statusCode);
  const modules = [
    ...routeIds.map((id) => `app/routes/${id}/route.tsx`),
    ...flattenRoutes().flatMap(({ id, alsoImports = [] }) => (routeIds.includes(id) ? alsoImports : [])),
    ...viewModuleOf(context.loaderData.entity),
    ...contentRoutes.flatMap((id) => blockModulesOf(context.loaderData[id])),
    ...lateModulesOf(facts),
  ];

  const laterModules = flattenRoutes().flatMap(({ id, laterImports = [] }) =>
    routeIds.includes(id) ? laterImports : [],
  );
  const state: PageState = {
    basePath: site.basePath,
    loaderData: context.loaderData,
    actionData: context.actionData,
    errors,
  };
  const data = embedJson(state);
  const starts = startTimeOf(routeIds, context.loaderData.entity);
  const flags = await requestContext.flagsRead();
  const { head: before, tail } = pageHtml({
    site,
    nonce,
    assets: assets.documentAssets(modules, lateStylesOf(known), laterModules),
    starter: assets.starter,
    starts,
    developmentHtml: assets.headHtml(nonce),
    headTags: headTags(head, { site, sites: requestContext.sites.all, originOf, storeName: requestContext.brand.name }),
    brand: requestContext.brand,
    things: structuredDataOf(facts, { site, origin, brand: requestContext.brand }),
    state: data,
    contrast: wantsHighContrast(request) ? 'high' : undefined,
    hasFootNotice:
      routeIds.includes('shop') &&
      known.root?.consent !== undefined &&
      !isAppScreen(requestContext.sites.pathWithin(requestContext.url.pathname)),
    isReview,
    hasWorker,
    flags: flags && flagsDigest(flags),
  });
  const render = async () =>
    request.method === 'HEAD'
      ? new Uint8Array()
      : renderPage(context, handler.dataRoutes as RouteObject[], { nonce, signal: request.signal, reportError });
  const { url, hasSession } = requestContext;
  const isAnyones = request.method === 'GET' && !hasSession && errors === null && context.statusCode === 200;
  const markup =
    isAnyones && markups !== undefined
      ? await markups.markupOf({ address: url.pathname + url.search, data, nonce }, render)
      : await render();
  // A page of a cart line contains the shopper's selection.
  const isPrivate = isConfidential(routeIds) || url.searchParams.has(itemQueryName);
  const isRepeatable = isAnyones && requestContext.setCookies().length === 0;
  return {
    status: context.statusCode,
    retryAfterSeconds: Object.values(context.errors ?? {})
      .map(waitSecondsOf)
      .find((seconds) => seconds !== undefined),
    nonce,
    head: before,
    markup,
    tail,
    isConfidential: isPrivate,
    offlineCopy: offlineCopyOf({
      request,
      context: requestContext,
      status: context.statusCode,
      routeIds: errors === null ? routeIds : [],
      loaderData: context.loaderData,
    }),
    isRepeatable,
    isShareable:
      isRepeatable &&
      !isPrivate &&
      !isReview &&
      isSharedPage(routeIds) &&
      // The starter is its only script, and none of its forms leads to another origin.
      starts !== 'atOnce' &&
      !Buffer.from(markup.buffer).includes(nonce) &&
      requestContext.formOrigins().length === 0,
  };
};
