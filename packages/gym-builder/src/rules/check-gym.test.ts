import { describe, expect, it } from 'vitest';
import { garage, gymWith, sampleCatalogue, standing } from '../testing/sample-pieces.ts';
import { checkGym } from './check-gym.ts';

const problems = (...[pieces, room]: Parameters<typeof gymWith>) => checkGym(gymWith(pieces, room), sampleCatalogue);

describe('checking a gym plan', () => {
  it('finds no problem if all pieces stand free', () => {
    expect(problems([standing('p1', 'RACK', 2_000, 635), standing('p2', 'TREE', 5_000, 4_000)])).toEqual([]);
  });

  it.each([
    ['outside the room', standing('p1', 'TREE', 5_700, 2_500), 'outside_room'],
    ['outside the room only after its turn', standing('p1', 'MAT', 5_400, 2_500, 1), 'outside_room'],
  ])('reports a piece that is %s', (_where, piece, code) => {
    expect(problems([piece])).toEqual([{ code, pieceId: 'p1' }]);
  });

  it('reports each overlapping pair once, for the piece placed later', () => {
    const pieces = [standing('p1', 'TREE', 1_000, 1_000), standing('p2', 'TREE', 1_700, 1_500)];
    expect(problems(pieces)).toEqual([{ code: 'overlaps', pieceId: 'p2', otherId: 'p1' }]);
    expect(problems([standing('p1', 'TREE', 1_000, 1_000), standing('p2', 'TREE', 1_760, 1_000)])).toEqual([]);
  });

  it("requires free space at doors: the square of the door's swing, or the passage in front of a door that opens outwards", () => {
    const door = { wall: 'back', offsetMm: 1_000, widthMm: 900, swing: 'in-left' } as const;
    const at = (yMm: number) => [standing('p1', 'TREE', 1_500, yMm)];
    const blocked = [{ code: 'blocks_door', pieceId: 'p1', door: 0 }];
    expect(problems(at(1_200), { doors: [door] })).toEqual(blocked);
    expect(problems(at(1_205), { doors: [door] })).toEqual([]);
    expect(problems(at(904), { doors: [{ ...door, swing: 'out' }] })).toEqual(blocked);
    expect(problems(at(905), { doors: [{ ...door, swing: 'out' }] })).toEqual([]);
    for (const [wall, x, y] of [
      ['front', 1_500, 4_400],
      ['left', 500, 1_500],
      ['right', 5_500, 1_500],
    ] as const) {
      expect(problems([standing('p1', 'TREE', x, y)], { doors: [{ ...door, wall }] })).toEqual(blocked);
    }
  });

  it('requires free space at columns', () => {
    const columns = [{ xMm: 3_000, yMm: 2_500, widthMm: 300, depthMm: 300 }];
    expect(problems([standing('p1', 'TREE', 3_400, 2_500)], { columns })).toEqual([
      { code: 'overlaps_column', pieceId: 'p1' },
    ]);
  });

  it('requires the ceiling height needed to use a piece', () => {
    expect(problems([standing('p1', 'RACK', 3_000, 635)], { heightMm: 2_399 })).toEqual([
      { code: 'ceiling_too_low', pieceId: 'p1', neededMm: 2_400, roomMm: 2_399 },
    ]);
    expect(problems([standing('p1', 'RACK', 3_000, 635)], { heightMm: 2_400 })).toEqual([]);
  });

  it('limits the load on the floor', () => {
    expect(problems([standing('p1', 'TREE', 3_000, 2_500)], { floorLimitKg: 500 })).toEqual([
      { code: 'floor_overloaded', pieceId: 'p1', kgPerM2: 835, limitKg: 500 },
    ]);
  });

  it('requires wall-mounted pieces to have their backs to a wall', () => {
    expect(problems([standing('p1', 'WALL', 3_000, 290)])).toEqual([]);
    expect(problems([standing('p1', 'WALL', 290, 2_500, 3)])).toEqual([]);
    expect(problems([standing('p1', 'WALL', 5_710, 2_500, 1)])).toEqual([]);
    expect(problems([standing('p1', 'WALL', 3_000, 4_710, 2)])).toEqual([]);
    const loose = [{ code: 'not_at_wall', pieceId: 'p1' }];
    expect(problems([standing('p1', 'WALL', 3_000, 400)])).toEqual(loose);
    expect(problems([standing('p1', 'WALL', 3_000, 290, 2)])).toEqual(loose);
  });

  it('warns if a piece lacks the space for its use, on the correct side after turns', () => {
    expect(problems([standing('p1', 'RACK', 2_000, 635), standing('p2', 'TREE', 2_000, 2_000)])).toEqual([
      { code: 'clearance_missing', pieceId: 'p1', side: 'front', neededMm: 1_200, otherId: 'p2' },
    ]);
    expect(problems([standing('p1', 'RACK', 620, 2_500)])).toEqual([
      { code: 'clearance_missing', pieceId: 'p1', side: 'left', neededMm: 500 },
    ]);
    expect(problems([standing('p1', 'RACK', 635, 2_500, 1)])).toEqual([
      { code: 'clearance_missing', pieceId: 'p1', side: 'front', neededMm: 1_200 },
    ]);
    expect(problems([standing('p1', 'RACK', 635, 2_500, 3)])).toEqual([]);
  });

  it('requires attachments to fit their rack in upright size, holes and depth', () => {
    const rack = standing('p1', 'RACK', 2_000, 635);
    const hanging = (sku: string, host = rack) => problems([host, { id: 'p2', sku, at: { hostId: host.id } }]);
    const misfit = (reason: string) => [{ code: 'attachment_incompatible', pieceId: 'p2', reason }];
    expect(hanging('ARMS')).toEqual([]);
    expect(hanging('STRAPS')).toEqual([]);
    expect(hanging('OTHER-ARMS')).toEqual(misfit('upright'));
    expect(hanging('STRAPS', standing('p1', 'WALL', 3_000, 290))).toEqual(misfit('depth'));
    expect(hanging('ARMS', standing('p1', 'TREE', 3_000, 2_500))).toEqual(misfit('no_host'));
    expect(hanging('TREE')).toEqual(misfit('no_host'));
    expect(problems([standing('p2', 'ARMS', 3_000, 2_500)])).toEqual(misfit('no_host'));
    expect(problems([{ id: 'p2', sku: 'ARMS', at: { hostId: 'p9' } }])).toEqual(misfit('no_host'));
  });

  it('reports pieces that the store does not sell', () => {
    expect(problems([standing('p1', 'GONE', 1_000, 1_000)])).toEqual([{ code: 'not_sold', pieceId: 'p1' }]);
  });

  it('uses a garage of 6 by 5 metres in its examples', () => {
    expect([garage.widthMm, garage.depthMm]).toEqual([6_000, 5_000]);
  });
});
