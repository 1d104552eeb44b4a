import { routeCalls } from '../../contract/route.ts';
import { isApiError } from '../api-error.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** The same thing's path on other sites, by site; Europe's is under EUROPE (S7-calls-site-10). */
export type RelatedPaths = Readonly<Record<string, string>>;

/** What a path of the site leads to. */
export type ResolvedRoute =
  | { readonly kind: 'redirect'; readonly target: string; readonly status: 301 | 302 }
  | { readonly kind: 'category'; readonly categoryId: number; readonly related: RelatedPaths }
  | { readonly kind: 'product'; readonly productId: number; readonly related: RelatedPaths }
  | { readonly kind: 'page'; readonly pageId: number; readonly related: RelatedPaths }
  | { readonly kind: 'notFound' };

/** Which entity a path leads to. */
export const createRouteService = (send: Send) => ({
  /** Answers `notFound` for a path that leads nowhere; rejects only when the call itself failed. */
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
        case 'cms-page':
          return { kind: 'page', pageId: entityId, related };
      }
    } catch (thrown) {
      if (isApiError(thrown, 'not_found')) return { kind: 'notFound' };
      throw thrown;
    }
  },
});
