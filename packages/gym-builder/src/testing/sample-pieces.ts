import type { GymPiece, GymProject, GymRoom, PlacedPiece } from '@ironcart/core/gym';
import { plainRoom } from '../arrange/arrange-template.ts';
import { gymCatalogue } from '../rules/gym-catalogue.ts';

const piece = (productId: number, sku: string, facts: Partial<GymPiece>): GymPiece => ({
  productId,
  sku,
  name: sku,
  model: 'box',
  widthMm: 600,
  depthMm: 600,
  heightMm: 1_000,
  ceilingMm: 1_000,
  clearance: { front: 0, back: 0, left: 0, right: 0 },
  massKg: 50,
  isWallMounted: false,
  ...facts,
});

const uprights = { uprightMm: 75, holeMm: 25, insideDepthMm: 760 };

/** A rack, a bench, a wall rack, a plate tower, a mat, and attachments. */
export const samplePieces: readonly GymPiece[] = [
  piece(1, 'RACK', {
    model: 'power-rack',
    widthMm: 1_240,
    depthMm: 1_270,
    heightMm: 2_290,
    ceilingMm: 2_400,
    massKg: 134,
    clearance: { front: 1_200, back: 0, left: 500, right: 500 },
    uprights,
  }),
  piece(2, 'BENCH', {
    model: 'flat-bench',
    widthMm: 300,
    depthMm: 1_220,
    heightMm: 440,
    ceilingMm: 1_800,
    massKg: 24,
    clearance: { front: 0, back: 0, left: 400, right: 400 },
  }),
  piece(3, 'WALL', {
    model: 'squat-stand',
    widthMm: 1_240,
    depthMm: 580,
    heightMm: 2_290,
    ceilingMm: 2_300,
    isWallMounted: true,
    uprights: { ...uprights, insideDepthMm: 0 },
  }),
  piece(4, 'TREE', { model: 'plate-tree', widthMm: 760, depthMm: 610, heightMm: 1_170, massKg: 387 }),
  piece(5, 'MAT', { model: 'mat', widthMm: 1_001, depthMm: 2_003, heightMm: 20, ceilingMm: 20, massKg: 20 }),
  piece(6, 'ARMS', { attachment: { uprightMm: 75, holeMm: 25 } }),
  piece(7, 'STRAPS', { attachment: { uprightMm: 75, holeMm: 25, minInsideDepthMm: 700 } }),
  piece(8, 'OTHER-ARMS', { attachment: { uprightMm: 60, holeMm: 16 } }),
];

export const sampleCatalogue = gymCatalogue(samplePieces);

/** A garage of 6 by 5 metres. */
export const garage: GymRoom = plainRoom({ widthMm: 6_000, depthMm: 5_000, heightMm: 2_600 });

/** Creates a plan of a garage. */
export const gymWith = (pieces: readonly PlacedPiece[], room: Partial<GymRoom> = {}): GymProject => ({
  version: 1,
  name: 'My gym',
  room: { ...garage, ...room },
  pieces,
});

/** Creates a piece on the floor. */
export const standing = (
  id: string,
  sku: string,
  xMm: number,
  yMm: number,
  quarterTurns: 0 | 1 | 2 | 3 = 0,
): PlacedPiece => ({ id, sku, at: { xMm, yMm, quarterTurns } });
