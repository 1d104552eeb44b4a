import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Drag, endDrag, moveDrag, startDrag, travelOf } from './drag.ts';
import { GLIDE_MS, glideOffset, landingSlide, nearestSlide, slideWithin } from './slides.ts';

/** A pointer starting at 300 that moves to each position at a fixed interval. */
const dragged = (places: readonly number[], everyMs = 10): Drag =>
  places.reduce((drag, x, index) => moveDrag(drag, x, (index + 1) * everyMs), startDrag(300, 0));

describe('drag of a carousel', () => {
  it('starts after 10 px, and continues when the pointer returns [S9-ui-03]', () => {
    expect(dragged([291]).isActive).toBe(false);
    expect(dragged([309]).isActive).toBe(false);
    expect(dragged([290]).isActive).toBe(true);
    expect(dragged([290, 300]).isActive).toBe(true);
    expect(endDrag(dragged([291]), 10)).toEqual({ travel: 0, momentum: 0 });
  });

  it('continues with its speed of the last 10 ms, times 200 [S9-ui-04]', () => {
    // 4 px in the last 10 ms are 0.4 px a millisecond: 80 px.
    expect(endDrag(dragged([200, 196]), 20)).toEqual({ travel: 104, momentum: 80 });
    expect(endDrag(dragged([400, 404]), 20)).toEqual({ travel: -104, momentum: -80 });
    // Moves that are nearer than 10 ms to each other are one sample; one of 20 ms counts half.
    expect(endDrag(dragged([298, 290, 288], 5), 15).momentum).toBe(200);
    expect(endDrag(dragged([200, 192], 20), 40).momentum).toBe(80);
  });

  it('does not continue after the pointer has rested', () => {
    expect(endDrag(dragged([200, 196]), 30).momentum).toBe(80);
    expect(endDrag(dragged([200, 196]), 31).momentum).toBe(0);
  });

  it('does not continue after less than 25 px [S9-ui-06]', () => {
    expect(endDrag(dragged([200, 198.75]), 20).momentum).toBe(25);
    expect(endDrag(dragged([200, 198.76]), 20).momentum).toBe(0);
  });
});

describe('slides of a carousel', () => {
  const starts = [0, 320, 640, 960];

  it('change after 50 px, but not after 49 [S9-ui-06]', () => {
    const after = (travel: number) => landingSlide(starts, { from: 1, offset: 320 + travel, travel, momentum: 0 });
    expect(after(49)).toBe(1);
    expect(after(50)).toBe(2);
    expect(after(-49)).toBe(1);
    expect(after(-50)).toBe(0);
    expect(after(500)).toBe(3);
  });

  it('change after a short flick, and by more than one after a long one', () => {
    expect(landingSlide(starts, { from: 0, offset: 20, travel: 20, momentum: 25 })).toBe(1);
    expect(landingSlide(starts, { from: 0, offset: 100, travel: 100, momentum: 700 })).toBe(2);
    expect(landingSlide(starts, { from: 3, offset: 960, travel: 60, momentum: 100 })).toBe(3);
  });

  it('are determined by the scroll offset [S4-misc-11]', () => {
    expect([0, 159, 161, 640, 5_000].map((offset) => nearestSlide(starts, offset))).toEqual([0, 0, 1, 2, 3]);
    expect(nearestSlide([], 100)).toBe(0);
  });

  it('glide for 300 ms to their exact position [S9-ui-05]', () => {
    expect(GLIDE_MS).toBe(300);
    expect(glideOffset(0, 320, 0)).toBe(0);
    expect(glideOffset(0, 320, 299)).toBeLessThan(320);
    expect(glideOffset(0, 320, 300)).toBe(320);
    expect(glideOffset(0, 320, 1_000)).toBe(320);
  });

  it('stay within their number, for any drag', () => {
    const pixels = fc.integer({ min: -5_000, max: 5_000 });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(3_000), { minLength: 1, maxLength: 8 }),
        fc.record({ from: fc.nat(7), offset: pixels, travel: pixels, momentum: pixels }),
        (all, end) => {
          const landed = landingSlide(
            all.toSorted((left, right) => left - right),
            { ...end, from: slideWithin(end.from, all.length) },
          );
          expect(landed).toBeGreaterThanOrEqual(0);
          expect(landed).toBeLessThan(all.length);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('glide in one direction from the current to the target position', () => {
    fc.assert(
      fc.property(fc.nat(2_000), fc.nat(2_000), fc.nat(300), fc.nat(300), (from, to, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        const left = (elapsed: number) => Math.abs(to - glideOffset(from, to, elapsed));
        expect(left(late)).toBeLessThanOrEqual(left(early) + 1e-9);
        expect(travelOf(startDrag(from, to))).toBe(0);
      }),
      { numRuns: 100 },
    );
  });
});
