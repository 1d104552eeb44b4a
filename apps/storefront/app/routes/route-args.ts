import type { Params } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';

/** Arguments of a route's loader or action. */
export interface RouteArgs {
  readonly request: Request;
  readonly params: Params;
  readonly context: RequestContext;
}

/**
 * Returns a route's data, which is serialized as JSON. Throws a redirect, or `data(body, { status })` for the nearest
 * error view.
 */
export type RouteLoader = (args: RouteArgs) => Promise<unknown>;

/** Handles a form post: throws a redirect after a change, or returns the form's errors. */
export type RouteAction = (args: RouteArgs) => Promise<unknown>;

/** The server's half of a route. */
export interface ServerRoute {
  readonly loader?: RouteLoader;
  readonly action?: RouteAction;
}
