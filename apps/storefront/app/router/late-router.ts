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

/** What the views use of a router: the rest of it is the full router's own. */
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
  /** Of which those of the page that is shown have their views. */
  readonly routes: RouteObject[];
  readonly basename: string;
  readonly hydrationData: HydrationState;
  /** Fetches the router's code and makes the router, for the same routes and data. */
  readonly loadRouter: () => Promise<Router>;
}

export interface LateRouter {
  /** For `RouterProvider`. */
  readonly router: Router;
  /** Fetches the full router before it is needed. Never fails: a failure shows when it is needed. */
  readonly prepare: () => Promise<void>;
}

/** The page's address as the full router will take it from the history. */
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
    // The page was rendered by the server, and the shopper may have scrolled it since.
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
 * A router that can show the page it begins with. What leads from there to another, or changes it (navigation, forms,
 * fetchers, loading again), is most of react-router's code: it arrives with the first use, or when prepared, and takes
 * over from then on with everything that the views have asked for so far. Where it does not arrive, links are followed
 * by the browser.
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
  // Going back to before a link within the page changes nothing but the address: the full router says so to the views.
  window.addEventListener('popstate', () => void prepare(), { once: true });

  const navigate = async (...[to, request]: Parameters<Navigate>): Promise<void> => {
    let router = full;
    try {
      // Without a wait where it is there: a control that was pressed shows in the same moment that it is on its way.
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
