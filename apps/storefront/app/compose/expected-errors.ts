import { isApiError } from '@ironcart/api/client';
import { data, redirect } from 'react-router';
import { loginPath } from '../account/require-customer.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import type { RouteAction, RouteLoader, ServerRoute } from '../routes/route-args.ts';

/** A session that ended between two calls: the shopper logs in and comes back. */
const isSessionGone = (thrown: unknown): boolean =>
  isApiError(thrown, 'token_expired') || isApiError(thrown, 'TOKEN_EXPIRED');

/** The backend is there, and cannot reach its database: it has told of that itself. */
export const isUnavailable = (thrown: unknown): boolean => isApiError(thrown) && thrown.status === 503;

/** The client has asked for too much of late. */
export const isOverLimit = (thrown: unknown): boolean => isApiError(thrown) && thrown.status === 429;

/** A refusal by the backend that a page shows as such; a fault of ours stays a fault. */
const toPageError = (thrown: unknown, context: RequestContext): unknown => {
  if (isSessionGone(thrown)) return redirect(loginPath(context));
  if (isUnavailable(thrown)) return data({ code: 'unavailable' }, { status: 503 });
  return isApiError(thrown) && thrown.status !== undefined && thrown.status >= 400 && thrown.status < 500
    ? data({ code: thrown.code }, { status: thrown.status })
    : thrown;
};

/** What a page loads is named by its address: one that the backend cannot read (400) names no page. */
const toLoadError = (thrown: unknown, context: RequestContext): unknown =>
  isApiError(thrown) && thrown.status === 400
    ? data({ code: thrown.code }, { status: 404 })
    : toPageError(thrown, context);

const guard =
  <Handler extends RouteLoader | RouteAction>(
    handler: Handler,
    toError: typeof toPageError,
  ): RouteLoader & RouteAction =>
  async (args) => {
    try {
      return await handler(args);
    } catch (thrown) {
      throw toError(thrown, args.context);
    }
  };

/** The routes with the backend's refusals turned into what error views understand: a status and a code. */
export const withExpectedErrors = (
  routes: Readonly<Record<string, ServerRoute>>,
): Readonly<Record<string, ServerRoute>> =>
  Object.fromEntries(
    Object.entries(routes).map(([id, { loader, action }]) => [
      id,
      {
        ...(loader ? { loader: guard(loader, toLoadError) } : {}),
        ...(action ? { action: guard(action, toPageError) } : {}),
      },
    ]),
  );
