import {
  createBrowserRouter as createRouter,
  type DataStrategyFunction,
  type DataStrategyResult,
  isRouteErrorResponse,
} from 'react-router';
import { scrollToHashes } from './scroll-to-hash.ts';

type Router = ReturnType<typeof createRouter>;
type Errors = Router['state']['errors'];

/** Whether code of the page failed to load. The router requests it only once. */
const needsNewDocument = (errors: Errors): boolean =>
  Object.values(errors ?? {}).some((error) => isRouteErrorResponse(error) && error.data?.needsNewDocument === true);

/**
 * Opens the page as a document once the store is reachable; otherwise the browser's own error page would replace it.
 */
const openAsDocument = async (): Promise<void> => {
  const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => undefined);
  if (answer) window.location.reload();
};

/**
 * Shows the pending state before retrying. React replaces an error view only after the page has been rendered in its
 * pending state; a fast response would be rendered in the same pass, and a change of the cart has no pending state. So
 * the pending state is rendered on its own first.
 */
const showLoadingAgain = (router: Router): void => {
  const { subscribe } = router;
  router.subscribe = (listener) => {
    let shown = router.state;
    return subscribe((state, update) => {
      const { errors, location } = shown;
      shown = state;
      if (errors && !state.errors && state.location === location) {
        listener({ ...state, errors, revalidation: 'loading' }, { ...update, flushSync: true });
      }
      listener(state, update);
    });
  };
};

/**
 * Calls loaders and actions as the router does by default. A fetcher needs no code of its route's view: without it, a
 * product that was added to the cart would lead to an error page.
 */
const callHandlers: DataStrategyFunction = async ({ matches, fetcherKey }) => {
  const called = matches.filter((match) => match.shouldCallHandler());
  const results = called.map(async (match) => {
    let handled: Promise<DataStrategyResult> | undefined;
    const result = await match.resolve(async (handler) => {
      const value = handler();
      handled = Promise.resolve(value).then(
        (result) => ({ type: 'data', result }),
        (result: unknown) => ({ type: 'error', result }),
      );
      return value;
    });
    return [match.route.id, (fetcherKey !== null && (await handled)) || result] as const;
  });
  return Object.fromEntries(await Promise.all(results));
};

/**
 * The full router. After a failed navigation, it retries as soon as the browser is online, as the error page promises.
 */
export const createBrowserRouter: typeof createRouter = (routes, options) => {
  const router = createRouter(routes, { ...options, dataStrategy: callHandlers });
  window.addEventListener('online', () => {
    if (router.state.errors) void router.revalidate();
  });
  // Also when it was retried by the shopper or by the page itself.
  router.subscribe(({ errors, revalidation }) => {
    if (revalidation === 'idle' && needsNewDocument(errors)) void openAsDocument();
  });
  scrollToHashes(router);
  showLoadingAgain(router);
  return router;
};
