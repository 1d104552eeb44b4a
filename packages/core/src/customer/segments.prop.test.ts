import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { primarySegmentOf } from './segment-maps.ts';

const ranked = [11, 12, 13, 43, 44, 45, 22, 23, 24, 19, 51, 30];

describe('primarySegmentOf', () => {
  it('is the highest-ranked segment of the shopper, in any order [S6-segments-02]', () => {
    const segments = fc.shuffledSubarray([...ranked, 1, 14, 25, 31, 50, 99]);
    fc.assert(
      fc.property(segments, (given) => {
        expect(primarySegmentOf(given)).toBe(ranked.find((segment) => given.includes(segment)));
      }),
    );
  });

  it('is missing for a shopper in no ranked segment [S6-segments-02]', () => {
    expect(primarySegmentOf([])).toBeUndefined();
    expect(primarySegmentOf([10, 14, 99])).toBeUndefined();
  });
});
