import type { Call } from '../contract/define-call.ts';
import { sitePathOf } from '../contract/site-path.ts';
import { ApiError } from './api-error.ts';
import type { SiteIdentity } from './client-options.ts';

export interface RequestParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Values that would leave out a path segment or navigate within the path, and so address another call. */
const notInPaths: ReadonlySet<unknown> = new Set([undefined, null, '', '.', '..']);

/** @throws ApiError `not_found` for a parameter that cannot be part of a URL, such as an empty id */
const fillPath = ({ path, name: call }: Pick<Call, 'path' | 'name'>, params: unknown): string => {
  const values = new Map(entriesOf(params));
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values.get(name);
    if (notInPaths.has(value))
      throw new ApiError({ code: 'not_found', message: `${call} needs ${name}, got "${value}"`, call });
    return encodeURIComponent(String(value));
  });
};

interface RequestContext {
  readonly baseUrl: string;
  readonly site: SiteIdentity;
  readonly appParams: Readonly<Record<string, string>>;
}

/**
 * Builds a call's URL for a site: path parameters, the site in the path if S7-http requires it, the query, and the
 * app's parameters. An `ownUrl` replaces the call's path.
 */
export const urlOf = (
  call: Pick<Call, 'path' | 'name'>,
  { params, query }: RequestParts,
  context: RequestContext,
  ownUrl?: string,
): URL => {
  const url = new URL(ownUrl ?? sitePathOf(fillPath(call, params), context.site), context.baseUrl);
  for (const [name, value] of [...entriesOf(query), ...entriesOf(context.appParams)]) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
};
