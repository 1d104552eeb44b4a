import type { FloorSpot, GymPieceFacts, GymRoom } from '@ironcart/core/gym';

/** Maximum positions along one side, so that a plan of a large hall takes no longer than one of a garage. */
const mostSteps = 30;

/** Evenly spaced positions from one end to the other, both included; empty if the range is negative. */
const steps = (from: number, to: number): readonly number[] => {
  if (to < from) return [];
  const count = Math.min(mostSteps, Math.max(1, Math.ceil((to - from) / 150)));
  return Array.from({ length: count + 1 }, (_, at) => Math.round(from + ((to - from) * at) / count));
};

/** Spots with the back to each wall: back, right, left, front. */
const alongWalls = (
  { widthMm, depthMm }: Pick<GymPieceFacts, 'widthMm' | 'depthMm'>,
  { widthMm: roomWidth, depthMm: roomDepth }: Pick<GymRoom, 'widthMm' | 'depthMm'>,
): readonly FloorSpot[] => {
  const halfWidth = Math.floor(widthMm / 2);
  const halfDepth = Math.floor(depthMm / 2);
  const across = steps(halfWidth, roomWidth - (widthMm - halfWidth));
  const down = steps(halfWidth, roomDepth - (widthMm - halfWidth));
  return [
    ...across.map((xMm): FloorSpot => ({ xMm, yMm: halfDepth, quarterTurns: 0 })),
    ...down.map((yMm): FloorSpot => ({ xMm: roomWidth - (depthMm - halfDepth), yMm, quarterTurns: 1 })),
    ...down.map((yMm): FloorSpot => ({ xMm: halfDepth, yMm, quarterTurns: 3 })),
    ...across.map((xMm): FloorSpot => ({ xMm, yMm: roomDepth - (depthMm - halfDepth), quarterTurns: 2 })),
  ];
};

type Fits = (spot: FloorSpot) => boolean;

/** Creates one spot after the other, because there are up to 1,922 and one of the first usually fits. */
const inTheMiddle = (
  { widthMm, depthMm }: Pick<GymPieceFacts, 'widthMm' | 'depthMm'>,
  room: Pick<GymRoom, 'widthMm' | 'depthMm'>,
  fits: Fits,
): FloorSpot | undefined => {
  for (const quarterTurns of [0, 1] as const) {
    const [wide, deep] = quarterTurns === 0 ? [widthMm, depthMm] : [depthMm, widthMm];
    const across = steps(Math.floor(wide / 2), room.widthMm - Math.ceil(wide / 2));
    for (const yMm of steps(Math.floor(deep / 2), room.depthMm - Math.ceil(deep / 2))) {
      for (const xMm of across) {
        const spot: FloorSpot = { xMm, yMm, quarterTurns };
        if (fits(spot)) return spot;
      }
    }
  }
  return undefined;
};

/** Finds the first spot that fits a piece: along the walls, then in the middle. The number of tries is bounded. */
export const firstSpot = (
  facts: Pick<GymPieceFacts, 'widthMm' | 'depthMm' | 'isWallMounted'>,
  room: Pick<GymRoom, 'widthMm' | 'depthMm'>,
  fits: Fits,
): FloorSpot | undefined =>
  alongWalls(facts, room).find(fits) ?? (facts.isWallMounted ? undefined : inTheMiddle(facts, room, fits));
