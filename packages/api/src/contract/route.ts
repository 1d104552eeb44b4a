import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { entityNumber, recordOf, requiredText, text } from './primitives.ts';

/** The target of a path; an unknown path returns 404 not_found. */
export const wireRoute = v.object({
  redirectTarget: v.optional(requiredText(2_000)),
  redirectType: v.optional(v.picklist([301, 302])),
  entityType: v.optional(v.picklist(['category', 'product', 'cms', 'page'])),
  entityId: v.optional(entityNumber),
  /** The paths of the same entity on other sites, by site; the European site's key is EUROPE. */
  related: v.optional(recordOf(text(2_000), 20)),
});
export type WireRoute = v.InferOutput<typeof wireRoute>;

/** svc_route: resolves a path of the site to an entity. */
export const routeCalls = {
  getRoute: defineCall({
    name: 'route.getRoute',
    method: 'GET',
    path: '/svc_route/route',
    query: v.object({ url: requiredText(2_000) }),
    answer: wireRoute,
    cacheMs: 2 * 60 * 60_000,
  }),
} as const;
