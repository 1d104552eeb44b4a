import { BufferGeometry, DoubleSide, Mesh, MeshBasicMaterial } from 'three';
import { createPartGeometry } from '../scene/part-geometry.ts';
import { boxAroundAll, type GymScenePiece, type PieceBox, pieceBox } from './gym-scene-model.ts';

type Parts = ReturnType<typeof createPartGeometry>;

const yellow = [1, 0.62, 0.02] as const;
const red = [0.75, 0.02, 0.01] as const;
const white = [0.9, 0.9, 0.88] as const;

const margin = 0.07;
const bar = 0.012;
const stripe = 0.1;
const aboveFloor = 0.006;

/** Marks the selected piece: bars along the edges of its box, and a frame around its lower edge. */
const markSelected = (parts: Parts, { x, z, bottom, width, depth, height }: PieceBox) => {
  const [left, right] = [x - width / 2 - margin, x + width / 2 + margin];
  const [back, front] = [z - depth / 2 - margin, z + depth / 2 + margin];
  const top = bottom + height + margin;
  for (const [low, high, thick] of [
    [bottom + 0.002, bottom + 0.014, 0.035],
    [top, top + bar, bar],
  ] as const) {
    parts.box([left - thick, low, back - thick], [right + thick, high, back], yellow);
    parts.box([left - thick, low, front], [right + thick, high, front + thick], yellow);
    parts.box([left - thick, low, back], [left, high, front], yellow);
    parts.box([right, low, back], [right + thick, high, front], yellow);
  }
  for (const cornerX of [left - bar, right])
    for (const cornerZ of [back - bar, front])
      parts.box([cornerX, bottom, cornerZ], [cornerX + bar, top, cornerZ + bar], yellow);
};

/** Marks a piece with a problem: red and white stripes on the floor under and around it, and a sign above it. */
const markProblem = (parts: Parts, { x, z, width, depth, height }: PieceBox) => {
  const [left, back] = [x - width / 2 - margin, z - depth / 2 - margin];
  const [wide, deep] = [width + 2 * margin, depth + 2 * margin];
  /** Intersections of the line x + z = sum with the rectangle. */
  const ends = (sum: number) => {
    const low = Math.max(0, sum - deep);
    const high = Math.min(wide, sum);
    return [
      [left + low, aboveFloor, back + sum - low],
      [left + high, aboveFloor, back + sum - high],
    ] as const;
  };
  const stripes = Math.ceil((wide + deep) / stripe);
  for (let count = 0; count < stripes; count += 1) {
    const [start, end] = ends(Math.min(count * stripe, wide + deep));
    const [nextStart, nextEnd] = ends(Math.min((count + 1) * stripe, wide + deep));
    parts.quad([start, nextStart, nextEnd, end], count % 2 === 0 ? red : white);
  }
  const sign = height + 0.18;
  for (const [low, high] of [
    [sign, sign + 0.07],
    [sign + 0.12, sign + 0.42],
  ] as const)
    parts.box([x - 0.035, low, z - 0.035], [x + 0.035, high, z + 0.035], red);
};

/** Marks of the selected piece and of pieces with problems, in one draw call. They differ in shape as well as colour. */
export const createPieceMarks = () => {
  const material = new MeshBasicMaterial({ vertexColors: true, side: DoubleSide, toneMapped: false });
  const mesh = new Mesh(new BufferGeometry(), material);
  mesh.frustumCulled = false;
  return {
    mesh,
    show: (pieces: readonly GymScenePiece[], selectedId: string | undefined) => {
      const parts = createPartGeometry();
      // A hanging piece's problem is marked at its rack.
      const marked = new Set(pieces.flatMap(({ id, hostId, hasProblem }) => (hasProblem ? [hostId ?? id] : [])));
      for (const piece of pieces) if (marked.has(piece.id)) markProblem(parts, pieceBox(piece));
      const [selected, ...more] = pieces.filter(({ id }) => id === selectedId).map(pieceBox);
      if (selected) markSelected(parts, boxAroundAll([selected, ...more]));
      mesh.geometry.dispose();
      mesh.geometry = parts.geometry();
      mesh.visible = pieces.some(({ id, hasProblem }) => hasProblem || id === selectedId);
    },
    dispose: () => {
      mesh.geometry.dispose();
      material.dispose();
    },
  };
};
