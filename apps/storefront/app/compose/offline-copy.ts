import type { Site } from '@ironcart/core/site';
import { forgetCopies } from '../offline/offline-header.ts';
import type { RequestContext } from '../request-context/request-context.ts';

/** Routes whose pages a shopper may read offline: the catalogue, the articles and the offline page itself. */
const readableRoutes: ReadonlySet<string> = new Set([
  'home',
  'entity',
  'brands',
  'deals',
  'the-index',
  'ryourogue',
  'offline',
]);

/** Path of a site's offline page. */
const offlinePathOf = ({ basePath }: Pick<Site, 'basePath'>): string => `${basePath}/offline`;

const customerIn = (root: unknown): unknown =>
  typeof root === 'object' && root !== null && 'customer' in root ? root.customer : undefined;

interface AnsweredPage {
  readonly request: Pick<Request, 'method'>;
  readonly context: Pick<RequestContext, 'url' | 'site' | 'device'>;
  readonly status: number;
  readonly routeIds: readonly string[];
  readonly loaderData: Readonly<Record<string, unknown>>;
}

/**
 * What the service worker does with a page, for the header `Ironcart-Offline`: a signed-in shopper's page deletes all
 * copies; a page of the catalogue at its plain address may be kept, and names its site's offline page; every other page,
 * and every page in the native app, is never kept.
 */
export const offlineCopyOf = ({ request, context, status, routeIds, loaderData }: AnsweredPage): string | undefined => {
  if (customerIn(loaderData.root) !== undefined) return forgetCopies;
  const isPlain = request.method === 'GET' && status === 200 && context.url.search === '';
  if (!isPlain || context.device.kind === 'app' || !routeIds.some((id) => readableRoutes.has(id))) return undefined;
  return offlinePathOf(context.site);
};
