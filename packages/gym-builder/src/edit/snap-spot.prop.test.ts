import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkGym } from '../rules/check-gym.ts';
import { isBlocking } from '../rules/gym-problem.ts';
import { arbitraryGym, arbitrarySpot } from '../testing/arbitrary-gym.ts';
import { gymWith, sampleCatalogue, standing } from '../testing/sample-pieces.ts';
import { applyGymEdit } from './gym-edit.ts';
import { snapSpot } from './snap-spot.ts';

const tree = standing('p1', 'TREE', 0, 0);
const snapped = (xMm: number, yMm: number) =>
  snapSpot(gymWith([tree, standing('p2', 'MAT', 3_000, 2_500)]), tree, { xMm, yMm, quarterTurns: 0 }, sampleCatalogue);

describe('snapping a piece in the plan', () => {
  it('aligns a piece with a wall, a neighbour, or the grid', () => {
    expect(snapped(470, 350)).toMatchObject({ xMm: 380, yMm: 305 });
    expect(snapped(2_050, 3_023)).toMatchObject({ xMm: 2_120 });
    expect(snapped(1_523, 1_004)).toMatchObject({ xMm: 1_500, yMm: 1_000 });
  });

  it('leaves a piece of an unknown product unchanged', () => {
    const spot = { xMm: 11, yMm: 12, quarterTurns: 0 } as const;
    expect(snapSpot(gymWith([]), { id: 'p1', sku: 'GONE' }, spot, sampleCatalogue)).toBe(spot);
  });

  it('never makes a valid spot invalid', () => {
    const blocking = (gym: Parameters<typeof checkGym>[0]) =>
      checkGym(gym, sampleCatalogue).filter(
        (problem) =>
          isBlocking(problem) && (problem.pieceId === 'p1' || ('otherId' in problem && problem.otherId === 'p1')),
      );
    fc.assert(
      fc.property(arbitraryGym(), arbitrarySpot(), (gym, { xMm, yMm }) => {
        const move = (snaps: boolean) =>
          applyGymEdit(gym, { type: 'move', id: 'p1', xMm, yMm, snaps }, sampleCatalogue);
        const [exact, near] = [move(false), move(true)];
        if (!exact.ok || !near.ok || blocking(exact.value).length > 0) return;
        expect(blocking(near.value)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});
