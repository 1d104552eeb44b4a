import { comeBackAfterSeconds } from '../shell/come-back-after.ts';

/**
 * Headers of a temporarily unavailable page: the delay before the next attempt, which browsers make automatically, even
 * without scripts. Form submissions are not repeated.
 */
export const comeBackHeaders = ({ method }: Pick<Request, 'method'>): Readonly<Record<string, string>> => ({
  'Retry-After': String(comeBackAfterSeconds),
  'Cache-Control': 'no-store',
  ...(method === 'GET' ? { Refresh: String(comeBackAfterSeconds) } : {}),
});

/** The `Retry-After` header of a rate-limited response. */
export const retryAfterHeaders = (seconds: number | undefined): Readonly<Record<string, string>> =>
  seconds === undefined ? {} : { 'Retry-After': String(seconds) };
