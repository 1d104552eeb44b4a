import { isApiError } from '@ironcart/api/client';
import { knownEntityAt } from '@ironcart/core/routing';
import type { SiteCode, Sites } from '@ironcart/core/site';
import { relatedKeyOf } from '@ironcart/shop-machines';
import { data, redirect } from 'react-router';
import { sendForm } from '../../content/send-form.server.ts';
import { namesTwoSites } from '../../navigation/canonical-address.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { ReportedEntity } from '../../search-events/shown-page.ts';
import { readCategory } from '../category/read-category.server.ts';
import { readNotFound } from '../not-found/read-not-found.server.ts';
import { readPage } from '../page/read-page.server.ts';
import { sitesOfPage } from '../page/sites-of-page.ts';
import { readProduct } from '../product/read-product.server.ts';
import type { RouteArgs } from '../route-args.ts';
import { redirectTarget } from './redirect-target.ts';

/** The sites with an entity, from its paths on other sites. */
const sitesOf = (related: Readonly<Record<string, string>>, sites: Sites): readonly SiteCode[] =>
  sites.all.filter((site) => Object.hasOwn(related, relatedKeyOf(site))).map(({ code }) => code);

/** Lower-cases a path, except for escapes. */
const inLowerCase = (path: string): string =>
  path.replace(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/** Number of retries for a missing entity (S2-dynamic-14). */
const retries = 2;

/** Loads an entity with retries; undefined if it is missing. */
const loadWithRetries = async <Entity>(load: () => Promise<Entity>): Promise<Entity | undefined> => {
  for (let attempt = 0; attempt <= retries; attempt += 1) {
    try {
      return await load();
    } catch (thrown) {
      if (!isApiError(thrown, 'not_found') && !isApiError(thrown, 'category_not_found')) throw thrown;
    }
  }
  return undefined;
};

const readContentPage = async (context: RequestContext, identifierOrId: string | number) => {
  const page = await loadWithRetries(() => readPage(context, identifierOrId));
  return page && { kind: 'page' as const, ...page };
};

type ServiceRoute = Awaited<ReturnType<RequestContext['api']['routes']['resolve']>>;
type ResolvedPath = ServiceRoute | Omit<Extract<ServiceRoute, { readonly kind: 'category' }>, 'related'>;

/** Resolves a path with loaded data, otherwise with the route service (S2-dynamic-01, S2-dynamic-02). */
const resolve = async ({ api, sites, url }: RequestContext): Promise<ResolvedPath> => {
  if (namesTwoSites(url.pathname, sites)) return { kind: 'notFound' };
  const path = sites.pathWithin(url.pathname);
  const known = knownEntityAt(path, { categories: await api.content.categories() });
  return known === undefined ? api.routes.resolve(path) : { kind: 'category', categoryId: known.id };
};

/** The data of the entity's page; undefined for an unknown path or a missing entity. */
const readEntity = async (context: RequestContext, route: ResolvedPath) => {
  switch (route.kind) {
    case 'redirect':
      throw redirect(redirectTarget(route.target, context.url), route.status);
    case 'product': {
      const product = await loadWithRetries(() =>
        readProduct(context, route.productId, sitesOf(route.related, context.sites)),
      );
      return product && ({ kind: 'product', ...product } satisfies ReportedEntity);
    }
    case 'category': {
      const landing = context.content.landingPages.find(({ categoryId }) => categoryId === route.categoryId);
      if (landing !== undefined) return readContentPage(context, landing.page);
      const category = await loadWithRetries(() => readCategory(context, route.categoryId));
      return category && ({ kind: 'category', ...category } satisfies ReportedEntity);
    }
    case 'page': {
      const onlyOn = sitesOfPage(context.sites.pathWithin(context.url.pathname), context.sites);
      if (onlyOn && !onlyOn.includes(context.site.code)) return undefined;
      const page = await readContentPage(context, route.pageId);
      return page && (onlyOn ? { ...page, head: { ...page.head, onlyOn } } : page);
    }
    case 'notFound':
      return undefined;
  }
};

const answerNotFound = async (context: RequestContext, isUncertain: boolean) =>
  data({ kind: 'notFound' as const, ...(await readNotFound(context, isUncertain)) }, { status: 404 });

/** The page at a path outside the route table (S2-dynamic), otherwise a not-found page. */
export const loader = async ({ context }: RouteArgs) => {
  let route: ResolvedPath;
  try {
    route = await resolve(context);
  } catch (thrown) {
    context.warn(`Nobody could say what ${context.url.pathname} leads to`, thrown);
    return answerNotFound(context, true);
  }
  const entity = await readEntity(context, route);
  if (entity !== undefined) return entity;
  const { pathname, search } = context.url;
  const lowerCase = inLowerCase(pathname);
  // A path with capitals redirects to its lower-case form, whether or not that exists.
  if (lowerCase !== pathname && !namesTwoSites(pathname, context.sites))
    throw redirect(context.sites.pathWithin(lowerCase) + search, 301);
  return answerNotFound(context, false);
};

/** Submits a form of a content page. */
export const action = async ({ request, context }: RouteArgs) => sendForm(context, await request.formData());
