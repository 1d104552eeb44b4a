import type { GymScenePiece, GymSceneRoom } from '../gym-scene/gym-scene-model.ts';

/** Models of the sample hall. */
export const hallModels: readonly string[] = [
  ...['power-rack', 'half-rack', 'squat-stand', 'rig', 'flat-bench', 'adjustable-bench', 'platform', 'plate-tree'],
  ...['dumbbell-rack', 'kettlebell-rack', 'bar-holder', 'barbell', 'plate-stack', 'kettlebell', 'rower', 'air-bike'],
  ...['treadmill', 'cable-tower', 'ghd', 'reverse-hyper', 'plyo-box', 'mat', 'locker', 'box'],
];
const columns = 10;
const spacing = 2800;
const count = 100;

/** A hall with a door in each wall. */
export const hall: GymSceneRoom = {
  widthMm: columns * spacing,
  depthMm: columns * spacing,
  heightMm: 4000,
  doors: [
    { wall: 'back', offsetMm: 1000, widthMm: 2000 },
    { wall: 'left', offsetMm: 1000, widthMm: 2000 },
    { wall: 'right', offsetMm: 1000, widthMm: 2000 },
    { wall: 'front', offsetMm: 1000, widthMm: 2000 },
  ],
  columns: [{ xMm: columns * spacing - 500, yMm: columns * spacing - 500, widthMm: 400, depthMm: 400 }],
};

const finishes = ['black', 'red', 'blue', undefined];

/** A hundred pieces of all models in turn, some of them overlapping. */
export const hundredPieces = (): readonly GymScenePiece[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `p${at + 1}`,
    model: hallModels[at % hallModels.length] ?? 'box',
    name: `Piece ${at + 1}`,
    xMm: ((at % columns) + 0.5) * spacing,
    yMm: (Math.floor(at / columns) + 0.5) * spacing,
    quarterTurns: ([0, 1, 2, 3] as const)[at % 4] ?? 0,
    widthMm: 1200,
    depthMm: 1400,
    heightMm: 1600,
    color: finishes[at % finishes.length],
    hasProblem: at % 9 === 0,
  }));
