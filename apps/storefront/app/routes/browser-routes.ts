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

/** An order was placed on the way there: the cart is another afterwards. */
const orderPlacedPath = '/checkout/success';

/**
 * What surrounds a page (its layouts) loads again after a change when asked to and when an order was placed,
 * not for each page within it.
 * A route that has no route inside it follows the router's own rule.
 */
const reloadsAfterChanges = ({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean => {
  if (formMethod !== undefined) return formMethod !== 'GET';
  const isAskedTo = currentUrl.href === nextUrl.href;
  return isAskedTo || (nextUrl.pathname.endsWith(orderPlacedPath) && currentUrl.pathname !== nextUrl.pathname);
};

/**
 * Code that did not arrive: there is no connection, or a newer release has other files. Neither the router nor every
 * browser asks for it a second time, so the page is opened anew.
 */
const codeMissing = (): never => {
  throw new UNSAFE_ErrorResponseImpl(503, '', {
    code: navigator.onLine ? 'no_response' : 'browser_offline',
    needsNewDocument: true,
  });
};

/** Loads with the full router: nothing asks for a page's data before there is one. */
const loaderOf =
  ({ id, prepare }: RouteEntry) =>
  async (args: LoaderFunctionArgs): Promise<unknown> => {
    const { loadRouteData } = await import('../data/fetch-route-data.ts').catch(codeMissing);
    const data = await loadRouteData(id)(args);
    await prepare?.(data).catch(codeMissing);
    return data;
  };

const actionOf =
  (id: string) =>
  async (args: ActionFunctionArgs): Promise<unknown> => {
    const { postRouteForm } = await import('../data/fetch-route-data.ts').catch(codeMissing);
    return postRouteForm(id)(args);
  };

/** As elements, which any router renders as they are: a component would first have to be made into one. */
const lazyViewOf = (view: NonNullable<RouteEntry['view']>) => async () => {
  const { Component, ErrorBoundary = PageError } = await view().catch(codeMissing);
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

/** The table as the browser's router takes it: views load when needed, data comes from the server. */
export const createBrowserRoutes = (table: readonly RouteEntry[]): RouteObject[] => table.map(toBrowserRoute);
