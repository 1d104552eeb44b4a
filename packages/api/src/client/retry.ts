import type { CallOptions } from './client-options.ts';

export interface RetryPolicy {
  /** Maximum number of calls after the first one (READINGS A27). */
  readonly retries: number;
  /** The wait before retry n is n x `stepMs`. */
  readonly stepMs: number;
  readonly isWorthRetrying: (thrown: unknown) => boolean;
}

/**
 * Repeats a task with growing delays until it succeeds or the policy's retries are used up; then throws the last error.
 */
export const retry = async <T>(
  task: () => Promise<T>,
  policy: RetryPolicy,
  delay: (durationMs: number, signal?: AbortSignal) => Promise<void>,
  { signal }: CallOptions = {},
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task();
    } catch (thrown) {
      signal?.throwIfAborted();
      if (attempt > policy.retries || !policy.isWorthRetrying(thrown)) throw thrown;
      await delay(attempt * policy.stepMs, signal);
    }
  }
};
