import type { Result } from '@ironcart/core/result';

/** The paths of a store by name, with their parameters as in '/account/order/:id'. */
export type NamedRoutes = Readonly<Record<string, string>>;

/** A path within the store, or a named route with its parameters. */
export type NavigationTarget = string | { readonly name: string; readonly params?: Readonly<Record<string, string>> };

/** Why a target cannot be resolved to a path. */
export type TargetErrorCode = 'unknown_named_route' | 'missing_required_param' | 'invalid_path';

/** The resolved path, or why there is none. */
export type TargetPath = Result<string, { readonly code: TargetErrorCode }>;

const found = (path: string): TargetPath => ({ ok: true, value: path });
const failed = (code: TargetErrorCode): TargetPath => ({ ok: false, issues: [{ code }] });

/** A path within this store. Excludes texts that a browser would read as another host. */
const isPath = (path: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path);

/** Resolves a target to its path (S8-router-01, S8-router-05, S8-router-06). */
export const pathOfTarget = (target: NavigationTarget, routes: NamedRoutes): TargetPath => {
  if (typeof target === 'string') return isPath(target) ? found(target) : failed('invalid_path');
  const { name, params = {} } = target;
  const pattern = Object.hasOwn(routes, name) ? routes[name] : undefined;
  if (pattern === undefined) return failed('unknown_named_route');
  let isComplete = true;
  const path = pattern.replaceAll(/:(\w+)/g, (_parameter, key: string) => {
    const value = Object.hasOwn(params, key) ? params[key] : undefined;
    isComplete &&= value !== undefined && value !== '';
    return encodeURIComponent(value ?? '');
  });
  return isComplete ? found(path) : failed('missing_required_param');
};
