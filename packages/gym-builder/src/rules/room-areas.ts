import type { GymDoor, GymRoom } from '@ironcart/core/gym';
import { type Box, boxAround } from '../box.ts';

/** Depth of the passage kept free in front of a door that opens outwards, in millimetres. */
const passageMm = 600;

/** Floor that a door needs: the square of its swing, or the passage if it opens outwards. */
export const doorArea = ({ widthMm, depthMm }: Pick<GymRoom, 'widthMm' | 'depthMm'>, door: GymDoor): Box => {
  const from = door.offsetMm;
  const to = door.offsetMm + door.widthMm;
  const reach = door.swing === 'out' ? passageMm : door.widthMm;
  switch (door.wall) {
    case 'back':
      return { left: from, right: to, top: 0, bottom: reach };
    case 'front':
      return { left: from, right: to, top: depthMm - reach, bottom: depthMm };
    case 'left':
      return { left: 0, right: reach, top: from, bottom: to };
    case 'right':
      return { left: widthMm - reach, right: widthMm, top: from, bottom: to };
  }
};

/** Floor covered by the room's columns. */
export const columnBoxes = ({ columns }: Pick<GymRoom, 'columns'>): readonly Box[] =>
  columns.map(({ xMm, yMm, widthMm, depthMm }) => boxAround(xMm, yMm, widthMm, depthMm));
