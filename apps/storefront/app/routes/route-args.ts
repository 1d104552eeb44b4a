import type { Params } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';

/** What the server hands to a route's loader or action. */
export interface RouteArgs {
  readonly request: Request;
  readonly params: Params;
  readonly context: RequestContext;
}

/**
 * Answers a route's data. Throws a redirect to send the shopper elsewhere, and `data(body, { status })` for what the
 * nearest error view shows. The value travels as JSON.
 */
export type RouteLoader = (args: RouteArgs) => Promise<unknown>;

/** Answers a form post: a redirect after a change, or what is wrong with the form. */
export type RouteAction = (args: RouteArgs) => Promise<unknown>;

/** The server's half of a route. */
export interface ServerRoute {
  readonly loader?: RouteLoader;
  readonly action?: RouteAction;
}
