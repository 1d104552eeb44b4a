import { retryAfterSecondsOf } from '@ironcart/core/result';

/** The wait in an error of a route whose loader or action met a rate limit. */
export const waitSecondsOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'data' in error ? retryAfterSecondsOf(error.data) : undefined;
