/**
 * The delay from a `Retry-After` header, in milliseconds: seconds, or a date (RFC 9110). Undefined without a valid one;
 * never negative.
 */
export const retryAfterMs = (header: string | undefined, nowMs: number): number | undefined => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  const until = /^[A-Z][a-z]{2},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(until) ? undefined : Math.max(0, until - nowMs);
};
