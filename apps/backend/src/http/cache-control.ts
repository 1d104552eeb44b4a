import type { Call } from '@ironcart/api/contract';

/**
 * The `Cache-Control` header of a call's response: shared caches may store what clients may store.
 * @param query as the client sent it; omitted for a cacheable response
 */
export const cacheControlOf = (call: Call, query?: Readonly<Record<string, unknown>>): string => {
  const { cacheMs, method } = call;
  const isKept = query === undefined || call.isCachedFor?.(query) !== false;
  return cacheMs !== undefined && method === 'GET' && isKept ? `public, max-age=${cacheMs / 1_000}` : 'no-store';
};
