import { createElement } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
  UNSAFE_ErrorResponseImpl,
} from 'react-router';
import { PageError } from '../shell/PageError.tsx';
import type { RouteEntry } from './route-table.ts';

/** Placing an order changes the cart. */
const orderPlacedPath = '/checkout/success';

/**
 * Layouts are reloaded after a form post, on request, and after an order was placed, but not for each page within them,
 * and not after a form that the store could not accept. Leaf routes follow the router's own rule.
 */
const reloadsAfterChanges = (change: ShouldRevalidateFunctionArgs): boolean => {
  const { formMethod, currentUrl, nextUrl, actionStatus = 200 } = change;
  if (actionStatus >= 400) return false;
  if (formMethod !== undefined) return formMethod !== 'GET';
  const isAskedTo = currentUrl.href === nextUrl.href;
  return isAskedTo || (nextUrl.pathname.endsWith(orderPlacedPath) && currentUrl.pathname !== nextUrl.pathname);
};

/**
 * A chunk failed to load: offline, or a newer release has other files. Neither the router nor every browser requests it
 * again, so the page is opened as a document.
 */
const reloadForMissingCode = (): never => {
  throw new UNSAFE_ErrorResponseImpl(503, '', {
    code: navigator.onLine ? 'no_response' : 'browser_offline',
    needsNewDocument: true,
  });
};

/** Loaded with the full router, because no data is requested before. */
const loaderOf =
  ({ id, prepare }: RouteEntry) =>
  async (args: LoaderFunctionArgs): Promise<unknown> => {
    const { loadRouteData } = await import('../data/fetch-route-data.ts').catch(reloadForMissingCode);
    const data = await loadRouteData(id)(args);
    await prepare?.(data).catch(reloadForMissingCode);
    return data;
  };

const actionOf =
  (id: string) =>
  async (args: ActionFunctionArgs): Promise<unknown> => {
    const { postRouteForm } = await import('../data/fetch-route-data.ts').catch(reloadForMissingCode);
    return postRouteForm(id)(args);
  };

/** As elements, which any router renders directly; components would have to be converted first. */
const lazyViewOf = (view: NonNullable<RouteEntry['view']>) => async () => {
  const { Component, ErrorBoundary = PageError } = await view().catch(reloadForMissingCode);
  return { element: createElement(Component), errorElement: createElement(ErrorBoundary), hasErrorBoundary: true };
};

const toBrowserRoute = (entry: RouteEntry): RouteObject => ({
  id: entry.id,
  ...(entry.view ? { lazy: lazyViewOf(entry.view) } : {}),
  ...(entry.loads ? { loader: loaderOf(entry) } : {}),
  ...(entry.acts ? { action: actionOf(entry.id) } : {}),
  ...(entry.isIndex
    ? { index: true as const }
    : {
        ...(entry.path === undefined ? {} : { path: entry.path, caseSensitive: true }),
        ...(entry.children
          ? { children: entry.children.map(toBrowserRoute), shouldRevalidate: reloadsAfterChanges }
          : {}),
      }),
});

/** The route table for the browser's router: views are lazy, data comes from the server. */
export const createBrowserRoutes = (table: readonly RouteEntry[]): RouteObject[] => table.map(toBrowserRoute);
