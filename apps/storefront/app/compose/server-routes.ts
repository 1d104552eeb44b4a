import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';
import type { RouteAction, RouteLoader, ServerRoute } from '../routes/route-args.ts';
import type { RouteEntry } from '../routes/route-table.ts';
import { PageError } from '../shell/PageError.tsx';

const call =
  (handler: RouteLoader | RouteAction) =>
  ({ request, params, context }: LoaderFunctionArgs | ActionFunctionArgs): Promise<unknown> =>
    handler({ request, params, context: context as unknown as RequestContext });

const toServerRoute = async (
  entry: RouteEntry,
  serverRoutes: Readonly<Record<string, ServerRoute>>,
): Promise<RouteObject> => {
  const view = await entry.view?.();
  const { loader, action } = serverRoutes[entry.id] ?? {};
  if (Boolean(loader) !== Boolean(entry.loads) || Boolean(action) !== Boolean(entry.acts)) {
    throw new Error(`The route table and route.server.ts disagree about the loader or action of ${entry.id}.`);
  }
  const route = {
    id: entry.id,
    ...(view ? { Component: view.Component, ErrorBoundary: view.ErrorBoundary ?? PageError } : {}),
    ...(loader ? { loader: call(loader) } : {}),
    ...(action ? { action: call(action) } : {}),
  };
  if (entry.isIndex) return { ...route, index: true };
  const children = await Promise.all((entry.children ?? []).map((child) => toServerRoute(child, serverRoutes)));
  return {
    ...route,
    ...(entry.path === undefined ? {} : { path: entry.path, caseSensitive: true }),
    ...(children.length > 0 ? { children } : {}),
  };
};

/**
 * Creates the route table for the server's router, with views, loaders and actions.
 * @throws Error if the table and a route's server half disagree on whether it has data
 */
export const createServerRoutes = (
  table: readonly RouteEntry[],
  serverRoutes: Readonly<Record<string, ServerRoute>>,
): Promise<RouteObject[]> => Promise.all(table.map((entry) => toServerRoute(entry, serverRoutes)));
