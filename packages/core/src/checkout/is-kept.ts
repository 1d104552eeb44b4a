/**
 * Whether something stored on a device is still valid. Its time may lie after `now`: a page that loads slowly has an
 * older time than the page that saved while it was left, and clocks of devices and servers are set.
 * @param savedAtMs milliseconds since the epoch
 * @param now milliseconds since the epoch
 * @param lifetimeMs milliseconds; at this distance it is no longer valid
 */
export const isKept = (savedAtMs: number, now: number, lifetimeMs: number): boolean =>
  Math.abs(now - savedAtMs) < lifetimeMs;
