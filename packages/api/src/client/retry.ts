import type { CallOptions } from './client-options.ts';

export interface RetryPolicy {
  /** Calls after the first (READINGS A27). */
  readonly retries: number;
  /** The wait before retry n is n x this. */
  readonly stepMs: number;
  readonly isWorthRetrying: (thrown: unknown) => boolean;
}

/** Runs a task again, after a growing delay, until it succeeds or the policy gives up; then throws the last error. */
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
