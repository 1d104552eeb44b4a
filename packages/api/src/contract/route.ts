import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { entityNumber, recordOf, requiredText, text } from './primitives.ts';

/** What a path leads to; a path that leads nowhere answers 404 not_found. */
export const wireRoute = v.object({
  redirectTarget: v.optional(requiredText(2_000)),
  redirectType: v.optional(v.picklist([301, 302])),
  entityType: v.optional(v.picklist(['category', 'product', 'cms-page'])),
  entityId: v.optional(entityNumber),
  /** The same thing's path on other sites, by site; Europe's is under EUROPE. */
  related: v.optional(recordOf(text(2_000), 20)),
});
export type WireRoute = v.InferOutput<typeof wireRoute>;

/** svc_route: which entity a path of the site leads to. */
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
