import { retryAfterSecondsOf } from '@ironcart/core/result';

/** The wait in seconds from a rate limit error of a route's loader or action. */
export const waitSecondsOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'data' in error ? retryAfterSecondsOf(error.data) : undefined;
