import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionOf, positionOn, positionText, unreachablePosition } from './log-position.ts';

const timeline = (number: number): string => number.toString(16).padStart(8, '0');

describe('text of a log position', () => {
  it('is parsed to the same position', () => {
    const numbers = fc.oneof(fc.integer({ min: 1, max: 0xfff }), fc.integer({ min: 0x1000, max: 0xffff_ffff }));
    const bytes = fc.oneof(fc.bigInt(0n, 2n ** 52n - 1n), fc.bigInt(2n ** 52n, 2n ** 64n - 1n));
    fc.assert(
      fc.property(numbers, bytes, (number, count) => {
        const position = positionOn(timeline(number), String(count));
        expect(positionOf(positionText(position))).toBe(position);
      }),
    );
    expect(positionOf(positionText(unreachablePosition))).toBe(unreachablePosition);
  });

  it('is beyond every position for the release that reads up to 16 digits as bytes without a timeline', () => {
    const petabyte = 2n ** 50n;
    const known = [1, 2, 0xfff].map((number) => positionOn(timeline(number), '50331648'));
    for (const text of [...known, unreachablePosition].map(positionText)) {
      expect(text).toMatch(/^[\da-f]{1,16}$/);
      expect(BigInt(`0x${text}`)).toBeGreaterThan(petabyte);
    }
  });

  it('is beyond every position if that release wrote it, and undefined if it is not one', () => {
    expect(positionOf((50_331_648).toString(16))).toBe(unreachablePosition);
    expect(['', 'drop-table', '0'.repeat(25)].map(positionOf)).toEqual([undefined, undefined, undefined]);
  });
});
