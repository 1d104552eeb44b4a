import type { Call } from '@ironcart/api/contract';

/**
 * The header `Cache-Control` of a call's answer: what the client may keep, caches on the way may keep as well.
 * @param query as the caller sent it; left out: one whose answer is kept
 */
export const cacheControlOf = (call: Call, query?: Readonly<Record<string, unknown>>): string => {
  const { cacheMs, method } = call;
  const isKept = query === undefined || call.isCachedFor?.(query) !== false;
  return cacheMs !== undefined && method === 'GET' && isKept ? `public, max-age=${cacheMs / 1_000}` : 'no-store';
};
