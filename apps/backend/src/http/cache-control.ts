import type { Call } from '@ironcart/api/contract';

/** The header `Cache-Control` of a call's answer: what the client may keep, caches on the way may keep as well. */
export const cacheControlOf = ({ cacheMs, method }: Call): string =>
  cacheMs !== undefined && method === 'GET' ? `public, max-age=${cacheMs / 1_000}` : 'no-store';
