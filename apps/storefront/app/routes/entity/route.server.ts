import { isApiError } from '@ironcart/api/client';
import { pathWithinSite } from '@ironcart/core';
import { data, redirect } from 'react-router';
import type { RequestContext } from '../../request-context/request-context.ts';
import { readCategory } from '../category/read-category.server.ts';
import { readNotFound } from '../not-found/read-not-found.server.ts';
import { readPage } from '../page/read-page.server.ts';
import { readProduct } from '../product/read-product.server.ts';
import type { RouteArgs } from '../route-args.ts';
import { redirectTarget } from './redirect-target.ts';

/** Loads after the first when an entity that a path leads to is missing (S2-dynamic-14). */
const retries = 2;

/** Loads an entity; a missing one is asked for again, then it is undefined. */
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

const readEntity = async (context: RequestContext) => {
  const path = pathWithinSite(context.url.pathname);
  const route = await context.api.routes.resolve(path);
  switch (route.kind) {
    case 'redirect':
      throw redirect(redirectTarget(route.target, context.url), route.status);
    case 'product': {
      const product = await loadWithRetries(() => readProduct(context, route.productId));
      return product && { kind: 'product' as const, ...product };
    }
    case 'category': {
      const category = await loadWithRetries(() => readCategory(context, route.categoryId));
      return category && { kind: 'category' as const, ...category };
    }
    case 'page': {
      const page = await loadWithRetries(() => readPage(context, route.pageId));
      return page && { kind: 'page' as const, ...page };
    }
    case 'notFound':
      return undefined;
  }
};

/** What a path outside the route table leads to, by svc_route (S2-dynamic); the rest is a not-found page. */
export const loader = async ({ context }: RouteArgs) => {
  const entity = await readEntity(context);
  return entity ?? data({ kind: 'notFound' as const, ...(await readNotFound(context)) }, { status: 404 });
};
