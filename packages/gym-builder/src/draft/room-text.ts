import { doorSwings, type GymRoom, gymWalls } from '@ironcart/core/gym';
import { numbersIn, numbersText } from './number-text.ts';

/** Encodes a room as numbers: its sizes, the number of doors, the doors, the columns. */
export const roomText = ({ widthMm, depthMm, heightMm, floorLimitKg, doors, columns }: GymRoom): string =>
  numbersText([
    ...[widthMm, depthMm, heightMm, floorLimitKg, doors.length],
    ...doors.flatMap(({ wall, offsetMm, widthMm: door, swing }) => [
      ...[gymWalls.indexOf(wall), offsetMm, door, doorSwings.indexOf(swing)],
    ]),
    ...columns.flatMap(({ xMm, yMm, widthMm: width, depthMm: depth }) => [xMm, yMm, width, depth]),
  ]);

const groupsOfFour = (numbers: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(numbers.length / 4) }, (_, at) => numbers.slice(4 * at, 4 * at + 4));

/** Parses a room; the schema validates it. */
export const roomIn = (text: string): unknown => {
  const [widthMm, depthMm, heightMm, floorLimitKg, doorCount = 0, ...rest] = numbersIn(text) ?? [];
  const groups = groupsOfFour(rest);
  return {
    widthMm,
    depthMm,
    heightMm,
    floorLimitKg,
    doors: groups.slice(0, doorCount).map(([wall = -1, offsetMm, width, swing = -1]) => ({
      wall: gymWalls[wall],
      offsetMm,
      widthMm: width,
      swing: doorSwings[swing],
    })),
    columns: groups.slice(doorCount).map(([xMm, yMm, width, depth]) => ({ xMm, yMm, widthMm: width, depthMm: depth })),
  };
};
