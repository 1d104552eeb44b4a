import {
  type createBrowserRouter,
  createPath,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  type To,
} from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;
type RouterState = Router['state'];
type RouterSubscriber = Parameters<Router['subscribe']>[0];
type Location = RouterState['location'];
type Navigate = Router['navigate'];

/** The members of a router that the views use; the rest belongs to the full router. */
type UsedRouter = Pick<
  Router,
  | 'basename'
  | 'state'
  | 'routes'
  | 'manifest'
  | 'window'
  | 'subscribe'
  | 'enableScrollRestoration'
  | 'navigate'
  | 'fetch'
  | 'revalidate'
  | 'createHref'
  | 'encodeLocation'
  | 'getFetcher'
  | 'deleteFetcher'
  | 'resetFetcher'
>;

export interface LateRouterOptions {
  /** The views of the current page's routes are loaded. */
  readonly routes: RouteObject[];
  readonly basename: string;
  readonly hydrationData: HydrationState;
  /** Loads the router's code and creates the router for the same routes and data. */
  readonly loadRouter: () => Promise<Router>;
}

export interface LateRouter {
  /** For `RouterProvider`. */
  readonly router: Router;
  /** Loads the full router in advance. Never fails: an error is reported on first use. */
  readonly prepare: () => Promise<void>;
}

/** The page's location as the full router will read it from the history. */
const currentLocation = (): Location => {
  const { pathname, search, hash } = window.location;
  const kept = window.history.state as { readonly usr?: unknown; readonly key?: string } | null;
  return { pathname, search, hash, state: kept?.usr ?? null, key: kept?.key ?? 'default' };
};

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const encodeLocation: Router['encodeLocation'] = (to) => {
  const { pathname, search, hash } = new URL(hrefOf(to).replace(/ $/, '%20'), window.location.origin);
  return { pathname, search, hash };
};

const idle = {
  state: 'idle',
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
} as const;

const idleFetcher = { ...idle, data: undefined };

const initialState = ({ routes, basename, hydrationData }: LateRouterOptions): RouterState => {
  const location = currentLocation();
  return {
    historyAction: 'POP' as RouterState['historyAction'],
    location,
    matches: (matchRoutes(routes, location, basename) ?? []) as RouterState['matches'],
    initialized: true,
    renderFallback: false,
    navigation: idle,
    // The page is server-rendered, and the shopper may have scrolled it since.
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: hydrationData.loaderData ?? {},
    actionData: hydrationData.actionData ?? null,
    errors: hydrationData.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  };
};

/**
 * A router that can render the initial page. Navigation, forms, fetchers and revalidation are most of react-router's
 * code: the full router is loaded on first use, or when prepared, and then handles all requests made so far. If it
 * fails to load, the browser follows the links.
 */
export const createLateRouter = (options: LateRouterOptions): LateRouter => {
  const { routes, basename } = options;
  const startState = initialState(options);
  const subscribers = new Set<RouterSubscriber>();
  const fetcherUses: string[] = [];
  let scrollRestoration: Parameters<Router['enableScrollRestoration']> | undefined;
  let full: Router | undefined;
  let loading: Promise<Router> | undefined;

  const tell: RouterSubscriber = (...update) => {
    for (const subscriber of subscribers) subscriber(...update);
  };

  const takeOver = (router: Router): Router => {
    for (const key of fetcherUses) router.getFetcher(key);
    if (scrollRestoration) router.enableScrollRestoration(...scrollRestoration);
    full = router;
    tell(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    router.subscribe(tell);
    return router;
  };

  const load = (): Promise<Router> => {
    loading ??= options.loadRouter().then(takeOver, (error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  const prepare = (): Promise<void> =>
    load().then(
      () => undefined,
      () => undefined,
    );
  // Going back within a page changes only the URL: the full router has to notify the views.
  window.addEventListener('popstate', () => void prepare(), { once: true });

  const navigate = async (...[to, request]: Parameters<Navigate>): Promise<void> => {
    let router = full;
    try {
      // Synchronous if already loaded, so that a pressed control shows its pending state immediately.
      router ??= await load();
    } catch (error) {
      if (to === null || typeof to === 'number' || (request && 'formData' in request && request.formData)) throw error;
      const href = hrefOf(to);
      window.location.assign(basename !== '/' && href.startsWith('/') ? basename + href : href);
      return;
    }
    await (router.navigate as (...args: readonly unknown[]) => Promise<void>)(to, request);
  };

  const router: UsedRouter = {
    basename,
    window,
    get state() {
      return full?.state ?? startState;
    },
    get routes() {
      return full?.routes ?? (routes as Router['routes']);
    },
    get manifest() {
      return full?.manifest ?? {};
    },
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    enableScrollRestoration: (...request) => {
      scrollRestoration = request;
      const disable = full?.enableScrollRestoration(...request);
      return () => {
        scrollRestoration = undefined;
        disable?.();
      };
    },
    navigate: navigate as Navigate,
    fetch: async (...request) => (full ?? (await load())).fetch(...request),
    revalidate: async () => (await load()).revalidate(),
    createHref: (to) => hrefOf(to),
    encodeLocation,
    getFetcher: (key) => {
      if (full) return full.getFetcher(key);
      fetcherUses.push(key);
      return idleFetcher;
    },
    deleteFetcher: (key) => {
      if (full) return full.deleteFetcher(key);
      const use = fetcherUses.indexOf(key);
      if (use >= 0) fetcherUses.splice(use, 1);
    },
    resetFetcher: (key, reset) => full?.resetFetcher(key, reset),
  };
  return { router: router as Router, prepare };
};
