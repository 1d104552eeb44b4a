import { createBrowserRouter as createRouter, isRouteErrorResponse } from 'react-router';
import { scrollToHashes } from './scroll-to-hash.ts';

type Router = ReturnType<typeof createRouter>;
type Errors = Router['state']['errors'];

/** Whether code of the page failed to load. The router requests it only once. */
const needsNewDocument = (errors: Errors): boolean =>
  Object.values(errors ?? {}).some((error) => isRouteErrorResponse(error) && error.data?.needsNewDocument === true);

/** Opens the page as a document, once the store answers: the browser's own error page would take its place. */
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
 * The full router. After a failed navigation, it retries as soon as the browser is online, as the error page promises.
 */
export const createBrowserRouter: typeof createRouter = (...request) => {
  const router = createRouter(...request);
  window.addEventListener('online', () => {
    if (router.state.errors) void router.revalidate();
  });
  // Also whenever it has been asked for again, by the shopper or by the page itself.
  router.subscribe(({ errors, revalidation }) => {
    if (revalidation === 'idle' && needsNewDocument(errors)) void openAsDocument();
  });
  scrollToHashes(router);
  showLoadingAgain(router);
  return router;
};
