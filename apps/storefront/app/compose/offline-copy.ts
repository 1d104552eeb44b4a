import type { Site } from '@ironcart/core/site';
import { forgetCopies } from '../offline/offline-header.ts';
import type { RequestContext } from '../request-context/request-context.ts';

/** Routes that can be read offline: the catalogue, the articles and the offline page itself. */
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
 * The header `Ironcart-Offline` for the service worker: a signed-in shopper's page deletes all copies; a catalogue page
 * at its plain URL may be stored, and names its site's offline page; any other page, and every page in the native app,
 * is never stored.
 */
export const offlineCopyOf = ({ request, context, status, routeIds, loaderData }: AnsweredPage): string | undefined => {
  if (customerIn(loaderData.root) !== undefined) return forgetCopies;
  const isPlain = request.method === 'GET' && status === 200 && context.url.search === '';
  if (!isPlain || context.device.kind === 'app' || !routeIds.some((id) => readableRoutes.has(id))) return undefined;
  return offlinePathOf(context.site);
};
