import type { Attempt, CountAttempt, RateLimitedAction } from './rate-limit.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Counts an attempt against each of the limits; returns the refusal if one is exceeded (SECURITY 15). */
export const limitAttempts = async (
  countAttempt: CountAttempt,
  actions: readonly RateLimitedAction[],
  attempt: Attempt,
): Promise<Refusal<'too_many_requests'> | undefined> => {
  for (const action of actions) {
    const retryAfterSeconds = await countAttempt(action, attempt);
    if (retryAfterSeconds !== undefined) {
      return refuse('too_many_requests', 'Too many attempts, please wait', { retryAfterSeconds });
    }
  }
  return undefined;
};
