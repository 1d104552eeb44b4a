import { type ApiError, isApiError } from '@ironcart/api/client';
import { data, redirect } from 'react-router';
import { loginPath } from '../account/require-customer.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import type { RouteAction, RouteLoader, ServerRoute } from '../routes/route-args.ts';

/** Whether a session has expired between two calls: the shopper has to log in and return. */
const isSessionGone = (thrown: unknown): boolean =>
  isApiError(thrown, 'token_expired') || isApiError(thrown, 'TOKEN_EXPIRED');

/** Whether the backend cannot reach its database, which it has logged itself. */
export const isUnavailable = (thrown: unknown): boolean => isApiError(thrown) && thrown.status === 503;

/** Whether the client is rate-limited. */
export const isOverLimit = (thrown: unknown): thrown is ApiError => isApiError(thrown) && thrown.status === 429;

/** Converts a refusal of the backend for which a page has a message; other errors are returned unchanged. */
const toPageError = (thrown: unknown, context: RequestContext): unknown => {
  if (isSessionGone(thrown)) return redirect(loginPath(context));
  if (isUnavailable(thrown)) return data({ code: 'unavailable' }, { status: 503 });
  if (isOverLimit(thrown)) {
    return data({ code: thrown.code, retryAfterSeconds: thrown.retryAfterSeconds }, { status: 429 });
  }
  return isApiError(thrown) && thrown.status !== undefined && thrown.status >= 400 && thrown.status < 500
    ? data({ code: thrown.code }, { status: thrown.status })
    : thrown;
};

/** An invalid identifier in the page's URL (400) becomes a not-found page. */
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

/** Wraps the routes to convert the backend's refusals to a status and a code for error views. */
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
