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

const inTheMiddle = (
  { widthMm, depthMm }: Pick<GymPieceFacts, 'widthMm' | 'depthMm'>,
  room: Pick<GymRoom, 'widthMm' | 'depthMm'>,
): readonly FloorSpot[] =>
  ([0, 1] as const).flatMap((quarterTurns) => {
    const [wide, deep] = quarterTurns === 0 ? [widthMm, depthMm] : [depthMm, widthMm];
    const across = steps(Math.floor(wide / 2), room.widthMm - Math.ceil(wide / 2));
    const down = steps(Math.floor(deep / 2), room.depthMm - Math.ceil(deep / 2));
    return down.flatMap((yMm) => across.map((xMm): FloorSpot => ({ xMm, yMm, quarterTurns })));
  });

/** Spots to try for a piece, best first: along the walls, then in the middle. Their number is bounded. */
export const candidateSpots = (
  facts: Pick<GymPieceFacts, 'widthMm' | 'depthMm' | 'isWallMounted'>,
  room: Pick<GymRoom, 'widthMm' | 'depthMm'>,
): readonly FloorSpot[] => [...alongWalls(facts, room), ...(facts.isWallMounted ? [] : inTheMiddle(facts, room))];
