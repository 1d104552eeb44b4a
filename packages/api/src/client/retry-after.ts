/** Waits longer than this are not worth it: the caller hears of the refusal instead. */
const LONGEST_WAIT_MS = 30_000;
const FALLBACK_STEP_MS = 500;

/**
 * How long to wait before repeating a refused call: what `Retry-After` says (seconds or a date), else attempt x 500 ms.
 * Undefined when it says longer than 30 s.
 */
export const waitAfterRefusal = (response: Response, attempt: number, now: number): number | undefined => {
  const header = response.headers.get('retry-after')?.trim();
  if (header === undefined || header === '') return attempt * FALLBACK_STEP_MS;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  if (Number.isNaN(waitMs)) return attempt * FALLBACK_STEP_MS;
  return waitMs > LONGEST_WAIT_MS ? undefined : Math.max(0, waitMs);
};
