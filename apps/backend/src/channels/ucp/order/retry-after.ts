/**
 * How long a platform wants to be left alone, in milliseconds, by the header `Retry-After` of its answer: seconds, or a date
 * (RFC 9110). Undefined without one that can be read; never negative.
 */
export const retryAfterMs = (header: string | undefined, nowMs: number): number | undefined => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  const until = /^[A-Z][a-z]{2},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(until) ? undefined : Math.max(0, until - nowMs);
};
