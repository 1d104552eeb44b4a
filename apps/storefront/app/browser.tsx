import '@ironcart/react-ui/theme.css';
import '@ironcart/react-ui/page.css';
import { PartNotLoadedError } from '@ironcart/react-ui';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type HydrationState, matchRoutes, UNSAFE_ErrorResponseImpl } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type PageState, pageStateElementId } from './data/page-state.ts';
import { createLateRouter } from './router/late-router.ts';
import { createBrowserRoutes } from './routes/browser-routes.ts';
import { flattenRoutes, routeTable } from './routes/route-table.ts';
import { hydratedEvent } from './start/hydrated-event.ts';

const readPageState = (): PageState =>
  JSON.parse(document.getElementById(pageStateElementId)?.textContent ?? 'null') as PageState;

const toHydrationState = ({ loaderData, actionData, errors }: PageState): HydrationState => ({
  loaderData: { ...loaderData },
  actionData: actionData === null ? null : { ...actionData },
  errors:
    errors === null
      ? null
      : Object.fromEntries(
          Object.entries(errors).map(([routeId, { status, statusText, data }]) => [
            routeId,
            new UNSAFE_ErrorResponseImpl(status, statusText, data),
          ]),
        ),
});

/** Marks the document as hydrated, for styles and tests. */
const markHydrated = (): void => {
  document.documentElement.dataset.hydrated = 'true';
};

/** Hydrates the server-rendered page, loading its views first so that the markup matches. */
const start = async (): Promise<void> => {
  const state = readPageState();
  const basename = state.basePath || '/';
  const routes = createBrowserRoutes(routeTable);
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all([
    import('./start/follow-translations.ts').then(({ followTranslations }) => followTranslations()),
    ...flattenRoutes().map(({ id, prepare }) => prepare?.(state.loaderData[id])),
    ...matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const view = await route.lazy();
      Object.assign(route, view, { lazy: undefined });
    }),
  ]);
  const hydrationData = toHydrationState(state);
  const { router, prepare } = createLateRouter({
    routes,
    basename,
    hydrationData,
    loadRouter: async () => {
      // The code that submits forms is loaded before the connection can be lost; otherwise the form's page would be
      // replaced.
      const [{ createBrowserRouter }] = await Promise.all([
        import('./router/full-router.ts'),
        import('./data/fetch-route-data.ts').catch(() => undefined),
      ]);
      return createBrowserRouter(routes, { basename, hydrationData });
    },
  });
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no root element.');
  document.addEventListener(hydratedEvent, () => void prepare().finally(markHydrated), { once: true });
  // A transition hydrates in slices, so that interactions are not blocked.
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      {
        // Parts that failed to load display their own message.
        onRecoverableError: (error) => (error as Error).cause instanceof PartNotLoadedError || reportError(error),
      },
    );
  });
};

void start();
