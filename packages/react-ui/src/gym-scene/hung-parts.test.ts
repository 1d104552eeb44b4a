import { describe, expect, it } from 'vitest';
import { type GymScenePiece, pieceBox } from './gym-scene-model.ts';
import { hungPartModel, standingParts } from './hung-parts.ts';

const rack: GymScenePiece = {
  id: 'p1',
  model: 'power-rack',
  name: 'Rack',
  xMm: 2_000,
  yMm: 3_000,
  quarterTurns: 0,
  widthMm: 1_240,
  depthMm: 1_270,
  heightMm: 2_290,
  hasProblem: false,
};
const hung = (id: string, model: string, [widthMm, depthMm, heightMm]: readonly [number, number, number]) => ({
  id,
  model,
  name: model,
  xMm: 0,
  yMm: 0,
  quarterTurns: 0 as const,
  hasProblem: false,
  hostId: 'p1',
  widthMm,
  depthMm,
  heightMm,
});
const arms = hung('p2', 'spotter-arms', [100, 660, 240]);
const partsOf = (...pieces: readonly GymScenePiece[]) =>
  standingParts([rack, ...pieces]).filter(({ hostId }) => hostId !== undefined);

describe('pieces hanging on a rack', () => {
  it.each([
    ['j-cups', [120, 280, 220]],
    ['spotter-arms', [100, 660, 240]],
    ['dip-handles', [640, 600, 150]],
    ['band-pegs', [40, 180, 40]],
    ['storage-pegs', [60, 300, 60]],
    ['pull-up-bar', [1_090, 100, 100]],
    ['box', [100, 100, 100]],
  ] as const)('%s are displayed as blocks on the rack, above the floor', (model, size) => {
    const parts = partsOf(hung('p2', model, size));
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) {
      expect(part).toMatchObject({ id: 'p2', model: hungPartModel, color: 'black' });
      const { x, z, bottom, height } = pieceBox(part);
      expect(bottom).toBeGreaterThan(0);
      expect(bottom + height).toBeLessThanOrEqual(2.3);
      expect(Math.abs(x - 2)).toBeLessThan(0.9);
      expect(Math.abs(z - 3)).toBeLessThan(1.4);
    }
  });

  it('are mirrored on both sides, reach to the front, and turn and move with their rack', () => {
    const [sleeve, arm] = partsOf(arms);
    expect(sleeve?.xMm).toBeLessThan(2_000);
    expect(arm?.yMm).toBeGreaterThan(3_000 + 0.38 * 635);
    const mirrored = partsOf(arms).map(({ xMm }) => Math.round(xMm - 2_000));
    expect(mirrored.toSorted((one, other) => one - other)).toEqual(
      mirrored.map((x) => -x).toSorted((one, other) => one - other),
    );
    const turnedRack = { ...rack, quarterTurns: 1 as const };
    const turned = standingParts([turnedRack, arms]).find(({ id, depthMm }) => id === 'p2' && depthMm === 660);
    // The front of a rack with one quarter turn clockwise is on the left of the plan.
    expect(turned?.xMm).toBeLessThan(2_000 - 0.38 * 635);
  });

  it('are above others of their kind, keep their own colour, and are omitted without their rack', () => {
    const second = { ...arms, id: 'p3', color: 'red' };
    const [low, high] = ['p2', 'p3'].map((id) => partsOf(arms, second).find((part) => part.id === id));
    expect(high?.bottomMm).toBeGreaterThan(low?.bottomMm ?? Number.POSITIVE_INFINITY);
    expect(high?.color).toBe('red');
    expect(standingParts([{ ...arms, hostId: 'p9' }])).toEqual([]);
  });
});
