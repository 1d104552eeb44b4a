import type { Box } from '../box.ts';

/** Size of a cell in millimetres: about the size of a rack, so that a cell contains few pieces. */
const cellMm = 1_200;

const cellsOf = ({ left, top, right, bottom }: Box): readonly string[] => {
  const cells: string[] = [];
  for (let x = Math.floor(left / cellMm); x * cellMm < right; x += 1) {
    for (let y = Math.floor(top / cellMm); y * cellMm < bottom; y += 1) cells.push(`${x},${y}`);
  }
  return cells;
};

/**
 * Finds the boxes that may overlap each query. The floor is divided into cells, and only boxes in the same cell are
 * compared, so that the number of comparisons grows linearly for scattered pieces.
 * @returns for each query the indices of the candidates, each once, in ascending order
 */
export const nearBoxes = (boxes: readonly Box[], queries: readonly Box[]): readonly (readonly number[])[] => {
  const grid = new Map<string, number[]>();
  for (const [index, box] of boxes.entries()) {
    for (const cell of cellsOf(box)) {
      const there = grid.get(cell);
      if (there === undefined) grid.set(cell, [index]);
      else there.push(index);
    }
  }
  return queries.map((query) =>
    [...new Set(cellsOf(query).flatMap((cell) => grid.get(cell) ?? []))].toSorted((one, other) => one - other),
  );
};
