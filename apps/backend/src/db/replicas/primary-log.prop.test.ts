import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPrimaryLog, type PrimarySample } from './primary-log.ts';

/** Samples one after another, of a log that only grows. */
const samples = fc
  .array(fc.record({ pauseMs: fc.nat(900), tookMs: fc.nat(900), written: fc.nat(3) }), { maxLength: 30 })
  .map((steps) => {
    let at = 0;
    let position = 0n;
    return steps.map(({ pauseMs, tookMs, written }): PrimarySample => {
      const askedAt = at + pauseMs;
      at = askedAt + tookMs;
      position += BigInt(written);
      return { askedAt, readAt: at, position, counts: `${position}` };
    });
  });

const keptMs = 1_000;

const logOf = (all: readonly PrimarySample[]) => {
  const log = createPrimaryLog(keptMs);
  for (const sample of all) log.add(sample);
  return log;
};

describe('recent log positions of the primary', () => {
  it('rate a replica as fresh as the time before the query whose position it has replayed, and no fresher', () => {
    fc.assert(
      fc.property(samples, fc.bigInt(0n, 90n), (all, replayed) => {
        const freshAt = logOf(all).freshAt(replayed);
        fc.pre(freshAt !== undefined);
        // Everything that was in the log by then is replayed, and a later sample is not.
        for (const { askedAt, position } of all) {
          if (askedAt <= (freshAt ?? 0)) expect(position <= replayed).toBe(true);
          else expect(position > replayed).toBe(true);
        }
      }),
    );
  });

  it('contain positions settled some time ago, however many samples were dropped', () => {
    fc.assert(
      fc.property(samples, fc.nat(keptMs), (all, agoMs) => {
        const moment = (all.at(-1)?.askedAt ?? 0) - agoMs;
        const settled = all.findLast(({ readAt }) => readAt <= moment);
        expect(logOf(all).settledBy(moment)).toEqual(settled);
      }),
    );
  });

  it('drop the positions of another timeline', () => {
    const log = logOf([{ askedAt: 1, readAt: 2, position: 3n, counts: '' }]);
    log.clear();
    expect(log.freshAt(9n)).toBeUndefined();
    expect(log.latest).toBeUndefined();
  });
});
