import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { checkGym } from '../rules/check-gym.ts';
import { arbitraryRoom } from '../testing/arbitrary-gym.ts';
import { garage, sampleCatalogue } from '../testing/sample-pieces.ts';
import { arrangeTemplate } from './arrange-template.ts';
import { firstSpot } from './candidate-spots.ts';

const wishes = [
  { sku: 'RACK', qty: 1 },
  { sku: 'WALL', qty: 1 },
  { sku: 'TREE', qty: 2 },
  { sku: 'ARMS', qty: 1 },
  { sku: 'BENCH', qty: 1 },
  { sku: 'OTHER-ARMS', qty: 1 },
];

describe('arranging a gym template in a room', () => {
  it('places every piece that fits, and lists the others', () => {
    const { project, missing } = arrangeTemplate({ title: 'Garage', pieces: wishes }, garage, sampleCatalogue);
    expect(project.pieces.map(({ sku }) => sku)).toEqual(['RACK', 'WALL', 'TREE', 'TREE', 'ARMS', 'BENCH']);
    expect(missing).toEqual(['OTHER-ARMS']);
    expect(project.name).toBe('Garage');
  });

  it('hangs one attachment of each kind on each rack', () => {
    const pieces = [
      { sku: 'RACK', qty: 1 },
      { sku: 'ARMS', qty: 2 },
    ];
    expect(arrangeTemplate({ title: 'Arms', pieces }, garage, sampleCatalogue).missing).toEqual(['ARMS']);
  });

  it('produces no problems or warnings in any room', () => {
    fc.assert(
      fc.property(arbitraryRoom(), fc.shuffledSubarray(wishes), (room, pieces) => {
        const { project, missing } = arrangeTemplate({ title: 'Any', pieces }, room, sampleCatalogue);
        expect(checkGym(project, sampleCatalogue)).toEqual([]);
        const wanted = pieces.reduce((sum, { qty }) => sum + qty, 0);
        expect(project.pieces.length + missing.length).toBe(wanted);
      }),
      { numRuns: 60 },
    );
  });

  it('tries a bounded number of spots, however large the room is', () => {
    const facts = { widthMm: 50, depthMm: 50, isWallMounted: false };
    let tried = 0;
    const room = { widthMm: 30_000, depthMm: 30_000 };
    const none = firstSpot(facts, room, () => {
      tried += 1;
      return false;
    });
    expect(none).toBeUndefined();
    expect(tried).toBeGreaterThan(1_900);
    expect(tried).toBeLessThan(2_100);
    const fits = vi.fn(() => true);
    expect(firstSpot(facts, room, fits)).toMatchObject({ quarterTurns: 0 });
    expect(fits).toHaveBeenCalledTimes(1);
  });
});
