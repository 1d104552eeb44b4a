import { createBrowserRouter as createRouter, isRouteErrorResponse } from 'react-router';

type Router = ReturnType<typeof createRouter>;
type Errors = Router['state']['errors'];

/** Whether code of the page did not arrive, which the router asks for once only. */
const needsNewDocument = (errors: Errors): boolean =>
  Object.values(errors ?? {}).some((error) => isRouteErrorResponse(error) && error.data?.needsNewDocument === true);

/** Opens the page as a document, once the store answers: the browser's own error page would take its place. */
const openAsDocument = async (): Promise<void> => {
  const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => undefined);
  if (answer) window.location.reload();
};

/**
 * A view that stands in an error's place gives it back only after it was rendered while the page loads again. A quick
 * answer would come within the same render, and a change of the cart never says that it loads: so that is rendered on
 * its own.
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
  showLoadingAgain(router);
  return router;
};
