import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXTENSION_MARGIN_MS, extensionDelayOf, remainingWait } from './lifetime.ts';

const duration = fc.integer({ min: 1, max: 10 ** 11 });

describe('time of a session extension', () => {
  it('precedes the expiry, and is never immediate, so that no session lifetime causes a storm of calls [FAULTS-32]', () => {
    fc.assert(
      fc.property(duration, (lifetimeMs) => {
        const delayMs = extensionDelayOf(lifetimeMs);
        expect(delayMs).toBeGreaterThanOrEqual(1_000);
        expect(delayMs).toBeLessThan(2 ** 31);
        expect(delayMs).toBeGreaterThanOrEqual(Math.min(lifetimeMs / 2, 24 * 60 * 60_000));
        if (lifetimeMs >= 2_000) expect(delayMs).toBeLessThan(lifetimeMs);
        if (lifetimeMs >= 2 * EXTENSION_MARGIN_MS)
          expect(lifetimeMs - delayMs).toBeGreaterThanOrEqual(EXTENSION_MARGIN_MS);
      }),
    );
  });

  it('is at most the full interval away, however the clock jumps', () => {
    fc.assert(
      fc.property(duration, fc.integer(), fc.integer(), (waitMs, sinceMs, nowMs) => {
        const remainingMs = remainingWait(waitMs, sinceMs, nowMs);
        expect(remainingMs).toBeGreaterThanOrEqual(0);
        expect(remainingMs).toBeLessThanOrEqual(waitMs);
        if (nowMs >= sinceMs + waitMs) expect(remainingMs).toBe(0);
      }),
    );
  });
});
