import { BufferAttribute, BufferGeometry } from 'three';

type Point = readonly [x: number, y: number, z: number];
type Rgb = readonly [red: number, green: number, blue: number];

/** Corners of a box's faces as signs, counter-clockwise seen from outside. */
const faces: readonly (readonly [Point, Point, Point, Point])[] = [
  [
    [1, -1, 1],
    [1, -1, -1],
    [1, 1, -1],
    [1, 1, 1],
  ],
  [
    [-1, -1, -1],
    [-1, -1, 1],
    [-1, 1, 1],
    [-1, 1, -1],
  ],
  [
    [-1, 1, 1],
    [1, 1, 1],
    [1, 1, -1],
    [-1, 1, -1],
  ],
  [
    [-1, -1, -1],
    [1, -1, -1],
    [1, -1, 1],
    [-1, -1, 1],
  ],
  [
    [-1, -1, 1],
    [1, -1, 1],
    [1, 1, 1],
    [-1, 1, 1],
  ],
  [
    [1, -1, -1],
    [-1, -1, -1],
    [-1, 1, -1],
    [1, 1, -1],
  ],
];

const normals: readonly Point[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

/** Collects coloured boxes and floor quadrilaterals in one geometry, for one draw call. Metres. */
export const createPartGeometry = () => {
  const position: number[] = [];
  const normal: number[] = [];
  const color: number[] = [];
  const index: number[] = [];
  const quad = (corners: readonly Point[], direction: Point, colour: Rgb) => {
    const first = position.length / 3;
    for (const corner of corners) {
      position.push(...corner);
      normal.push(...direction);
      color.push(...colour);
    }
    index.push(first, first + 1, first + 2, first, first + 2, first + 3);
  };
  return {
    /** Adds a box between two opposite corners. */
    box: (low: Point, high: Point, colour: Rgb) => {
      const at = (sign: number, axis: 0 | 1 | 2) => (sign < 0 ? low[axis] : high[axis]);
      faces.forEach((corners, side) => {
        quad(
          corners.map(([x, y, z]) => [at(x, 0), at(y, 1), at(z, 2)]),
          normals[side] ?? [0, 1, 0],
          colour,
        );
      });
    },
    /** Adds a horizontal quadrilateral. */
    quad: (corners: readonly Point[], colour: Rgb) => quad(corners, [0, 1, 0], colour),
    geometry: (): BufferGeometry =>
      new BufferGeometry()
        .setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
        .setAttribute('normal', new BufferAttribute(new Float32Array(normal), 3))
        .setAttribute('color', new BufferAttribute(new Float32Array(color), 3))
        .setIndex(index),
  };
};
