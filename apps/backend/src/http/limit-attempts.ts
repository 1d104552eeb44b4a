import type { CountAttempt, RateLimits } from './rate-limit.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Counts an attempt from an address; the refusal where it is one too many (SECURITY 15). */
export const limitAttempts = async (
  countAttempt: CountAttempt,
  action: keyof RateLimits,
  remoteAddress: string,
): Promise<Refusal<'too_many_requests'> | undefined> => {
  const retryAfterSeconds = await countAttempt(action, remoteAddress);
  return retryAfterSeconds === undefined
    ? undefined
    : refuse('too_many_requests', 'Too many attempts from there', { retryAfterSeconds });
};
