import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOf, isWithin, overlap } from '../box.ts';
import { arbitraryGym } from '../testing/arbitrary-gym.ts';
import { sampleCatalogue } from '../testing/sample-pieces.ts';
import { checkGym } from './check-gym.ts';
import { standingPieces } from './gym-catalogue.ts';
import { isBlocking } from './gym-problem.ts';
import { nearBoxes } from './near-pairs.ts';

describe('problems of any gym plan', () => {
  it('include every overlap and nothing else: pieces without a problem overlap nothing', () => {
    fc.assert(
      fc.property(arbitraryGym(), (gym) => {
        const boxes = standingPieces(gym, sampleCatalogue).map(({ id, spot, facts }) => ({
          id,
          box: boxOf(spot, facts),
        }));
        const pairs = boxes.flatMap(({ id, box }, at) =>
          boxes.slice(0, at).flatMap((other) => (overlap(box, other.box) ? [`${id} ${other.id}`] : [])),
        );
        const named = checkGym(gym, sampleCatalogue).flatMap((problem) =>
          problem.code === 'overlaps' ? [`${problem.pieceId} ${problem.otherId}`] : [],
        );
        expect(named.toSorted()).toEqual(pairs.toSorted());
      }),
    );
  });

  it('include every piece outside the room', () => {
    fc.assert(
      fc.property(arbitraryGym(), (gym) => {
        const { widthMm, depthMm } = gym.room;
        const floor = { left: 0, top: 0, right: widthMm, bottom: depthMm };
        const outside = standingPieces(gym, sampleCatalogue)
          .filter(({ spot, facts }) => !isWithin(boxOf(spot, facts), floor))
          .map(({ id }) => id);
        const named = checkGym(gym, sampleCatalogue).flatMap(({ code, pieceId }) =>
          code === 'outside_room' ? [pieceId] : [],
        );
        expect(named).toEqual(outside);
      }),
    );
  });

  it('are only warnings if a piece cannot be used', () => {
    expect(isBlocking({ code: 'clearance_missing' })).toBe(false);
    for (const code of ['outside_room', 'overlaps', 'blocks_door', 'ceiling_too_low', 'floor_overloaded'] as const) {
      expect(isBlocking({ code })).toBe(true);
    }
  });
});

describe('comparing pieces for overlaps', () => {
  const hall = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const left = (at % 40) * 1_500;
      const top = Math.floor(at / 40) * 1_500;
      return { left, top, right: left + 1_240, bottom: top + 1_270 };
    });
  const comparisons = (count: number): number => {
    const boxes = hall(count);
    return nearBoxes(boxes, boxes).reduce((sum, { length }) => sum + length, 0);
  };

  it('needs a number of comparisons proportional to the pieces, not to their square', () => {
    const few = comparisons(200) / 200;
    const many = comparisons(3_200) / 3_200;
    expect(many).toBeLessThan(1.2 * few);
    expect(many).toBeLessThan(12);
  });
});
