import { createBrowserRouter as createRouter } from 'react-router';

/** The full router. What it could not reach it asks for again as soon as there is a connection, as its page promises. */
export const createBrowserRouter: typeof createRouter = (...request) => {
  const router = createRouter(...request);
  window.addEventListener('online', () => {
    if (router.state.errors) void router.revalidate();
  });
  return router;
};
