import type { Clearance, FloorSpot, GymPieceFacts, QuarterTurns } from '@ironcart/core/gym';

/** Rectangle on the floor in millimetres from the room's back left corner; `right` and `bottom` are exclusive. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Size of a piece on the floor before it is turned. */
type Footprint = Pick<GymPieceFacts, 'widthMm' | 'depthMm'>;

/** Box around a centre; an odd size extends half a millimetre further to the right and to the front. */
export const boxAround = (xMm: number, yMm: number, widthMm: number, depthMm: number): Box => {
  const left = xMm - Math.floor(widthMm / 2);
  const top = yMm - Math.floor(depthMm / 2);
  return { left, top, right: left + widthMm, bottom: top + depthMm };
};

/** Floor that a piece covers at a spot; a quarter turn swaps its width and depth. */
export const boxOf = ({ xMm, yMm, quarterTurns }: FloorSpot, { widthMm, depthMm }: Footprint): Box =>
  quarterTurns % 2 === 0 ? boxAround(xMm, yMm, widthMm, depthMm) : boxAround(xMm, yMm, depthMm, widthMm);

/** Whether two boxes overlap; touching edges do not count. */
export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether a box lies completely within another. */
export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;

/** The whole floor of a room as a box. */
export const floorOf = ({ widthMm, depthMm }: { readonly widthMm: number; readonly depthMm: number }): Box => ({
  left: 0,
  top: 0,
  right: widthMm,
  bottom: depthMm,
});

/** Side of a piece before it is turned. */
export type PieceSide = keyof Clearance;

/** Sides of an unturned piece in the order top, right, bottom, left of its box; turns rotate them. */
const sidesAround: readonly PieceSide[] = ['back', 'right', 'front', 'left'];

const sideAt = (edge: number, turns: QuarterTurns): PieceSide => sidesAround[(edge - turns + 4) % 4] ?? 'front';

/** Strips of free floor that a piece needs beside its box, one for each side with a clearance. */
export const clearanceStrips = (
  box: Box,
  clearance: Clearance,
  turns: QuarterTurns,
): readonly { readonly side: PieceSide; readonly box: Box }[] => {
  const { left, top, right, bottom } = box;
  const [above, rightward, below, leftward] = [0, 1, 2, 3].map((edge) => sideAt(edge, turns)) as [
    PieceSide,
    PieceSide,
    PieceSide,
    PieceSide,
  ];
  return [
    { side: above, box: { left, top: top - clearance[above], right, bottom: top } },
    { side: rightward, box: { left: right, top, right: right + clearance[rightward], bottom } },
    { side: below, box: { left, top: bottom, right, bottom: bottom + clearance[below] } },
    { side: leftward, box: { left: left - clearance[leftward], top, right: left, bottom } },
  ].filter(({ side }) => clearance[side] > 0);
};
