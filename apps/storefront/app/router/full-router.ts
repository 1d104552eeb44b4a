import { createBrowserRouter as createRouter } from 'react-router';

/**
 * The full router. After a failed navigation, it retries as soon as the browser is online, as the error page promises.
 */
export const createBrowserRouter: typeof createRouter = (...request) => {
  const router = createRouter(...request);
  window.addEventListener('online', () => {
    if (router.state.errors) void router.revalidate();
  });
  return router;
};
