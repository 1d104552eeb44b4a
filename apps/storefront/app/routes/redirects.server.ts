import { redirect } from 'react-router';
import { requireReturns } from '../after-order/offers-returns.ts';
import { initiateReturnPath } from '../after-order/return-pages.ts';
import type { RouteArgs, ServerRoute } from './route-args.ts';

// Routes without a page of their own.

/** Redirects to the dashboard. */
export const accountEntry: ServerRoute = {
  loader: async () => {
    throw redirect('/account/dashboard');
  },
};

/** The old URL of the log-in page (S2-routes-11). */
export const loginAlias: ServerRoute = {
  loader: async ({ context }: RouteArgs) => {
    throw redirect(`/login${context.url.search}`);
  },
};

export const logout: ServerRoute = {
  /** Logging out is a form post; following a link does not log out. */
  loader: async () => {
    throw redirect('/');
  },
  /** Ends the session on the server and in the browser. */
  action: async ({ context }: RouteArgs): Promise<never> => {
    await context.api.session.logout();
    throw redirect('/');
  },
};

/** Redirects to the first page of a return. */
export const rma: ServerRoute = {
  loader: async ({ context }: RouteArgs) => {
    await requireReturns(context);
    throw redirect(initiateReturnPath);
  },
};
