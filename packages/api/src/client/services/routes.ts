import { routeCalls } from '../../contract/route.ts';
import { isApiError } from '../api-error.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** The paths of the same entity on other sites, by site; the European site's key is EUROPE (S7-calls-site-10). */
export type RelatedPaths = Readonly<Record<string, string>>;

/** The target of a path of the site. */
export type ResolvedRoute =
  | { readonly kind: 'redirect'; readonly target: string; readonly status: 301 | 302 }
  | { readonly kind: 'category'; readonly categoryId: number; readonly related: RelatedPaths }
  | { readonly kind: 'product'; readonly productId: number; readonly related: RelatedPaths }
  | { readonly kind: 'page'; readonly pageId: number; readonly related: RelatedPaths }
  | { readonly kind: 'notFound' };

/** Resolves paths to entities. */
export const createRouteService = (send: Send) => ({
  /** Returns `notFound` for an unknown path; rejects only if the call itself fails. */
  resolve: async (path: string, options: CallOptions = {}): Promise<ResolvedRoute> => {
    try {
      const route = await send(routeCalls.getRoute, { ...options, query: { url: path } });
      const { entityId, entityType, redirectTarget, related = {} } = route;
      if (redirectTarget !== undefined) {
        return { kind: 'redirect', target: redirectTarget, status: route.redirectType ?? 302 };
      }
      if (entityId === undefined || entityType === undefined) return { kind: 'notFound' };
      switch (entityType) {
        case 'category':
          return { kind: 'category', categoryId: entityId, related };
        case 'product':
          return { kind: 'product', productId: entityId, related };
        case 'cms':
        case 'page':
          return { kind: 'page', pageId: entityId, related };
      }
    } catch (thrown) {
      if (isApiError(thrown, 'not_found')) return { kind: 'notFound' };
      throw thrown;
    }
  },
});
