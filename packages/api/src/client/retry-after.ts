/** Maximum wait; for longer waits the call fails at once. */
const LONGEST_WAIT_MS = 30_000;
const FALLBACK_STEP_MS = 500;

/**
 * The wait before a rate-limited call is retried, in milliseconds: `Retry-After` (seconds or a date), or else attempt x
 * 500 ms. Undefined if `Retry-After` is longer than 30 s.
 */
export const waitAfterRefusal = (response: Response, attempt: number, now: number): number | undefined => {
  const header = response.headers.get('retry-after')?.trim();
  if (header === undefined || header === '') return attempt * FALLBACK_STEP_MS;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  if (Number.isNaN(waitMs)) return attempt * FALLBACK_STEP_MS;
  return waitMs > LONGEST_WAIT_MS ? undefined : Math.max(0, waitMs);
};
