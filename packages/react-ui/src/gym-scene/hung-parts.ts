import type { GymScenePiece } from './gym-scene-model.ts';

/** Model of a hanging piece's parts: a block. */
export const hungPartModel = 'hung-part';

/** Uprights of a rack's model as shares of half its width and half its depth; the front is positive. */
interface Uprights {
  readonly left: number;
  readonly right: number;
  readonly front: number;
  /** Equal to `front` on a rack without back uprights. */
  readonly back: number;
}

/** Measured on the models of packages/react-ui/models. */
const uprightsOf: Readonly<Record<string, Uprights>> = {
  'power-rack': { left: -0.91, right: 0.91, front: 0.38, back: -0.945 },
  'half-rack': { left: -0.66, right: 0.66, front: -0.04, back: -0.945 },
  'squat-stand': { left: -0.9, right: 0.9, front: 0, back: 0 },
  rig: { left: 0, right: 0.96, front: 0.51, back: -0.92 },
};
const otherUprights: Uprights = { left: -0.9, right: 0.9, front: 0.4, back: -0.9 };

/** A cuboid in millimetres from the rack's centre on the floor: to the right, up to its middle, and to the front. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly wide: number;
  readonly high: number;
  readonly deep: number;
}

/** A rack in millimetres, and the number of pieces of the same kind that hang on it already. */
interface Rack {
  readonly left: number;
  readonly right: number;
  readonly front: number;
  readonly back: number;
  readonly top: number;
  readonly place: number;
}

type Size = Pick<GymScenePiece, 'widthMm' | 'depthMm' | 'heightMm'>;
type Shape = (size: Size, rack: Rack) => readonly Part[];

const tube = 75;
/** Distance between two pieces of the same kind on one upright. */
const step = 260;
const plate = 12;

const onBoth = ({ left, right }: Rack, shape: (x: number, outwards: 1 | -1) => readonly Part[]): readonly Part[] => [
  ...shape(left, -1),
  ...shape(right, 1),
];

/** Sleeve around the upright, and an arm to the front with a lip at its end. */
const arms =
  (height: number): Shape =>
  ({ depthMm, heightMm }, rack) =>
    onBoth(rack, (x) => {
      const y = height + rack.place * step;
      const reach = rack.front + tube / 2 + depthMm / 2;
      const thick = Math.min(90, heightMm / 3);
      return [
        { x, y, z: rack.front, wide: tube + 2 * plate, high: heightMm, deep: tube + 2 * plate },
        { x, y: y - heightMm / 2 + thick / 2, z: reach, wide: tube, high: thick, deep: depthMm },
        { x, y: y - heightMm / 4, z: reach + depthMm / 2, wide: tube, high: heightMm / 2, deep: plate },
      ];
    });

/** Pegs to the outside of the uprights. */
const pegs =
  (heights: readonly number[], end: 'front' | 'back'): Shape =>
  ({ depthMm, heightMm }, rack) =>
    onBoth(rack, (x, outwards) =>
      heights.map((height) => ({
        x: x + (outwards * (tube + depthMm)) / 2,
        y: height + rack.place * step,
        z: rack[end],
        wide: depthMm,
        high: heightMm,
        deep: heightMm,
      })),
    );

const pullUpBar: Shape = ({ heightMm }, { left, right, front, back, top, place }) => [
  {
    x: (left + right) / 2,
    y: top - tube,
    z: place % 2 === 0 ? front : back,
    wide: right - left,
    high: heightMm / 2,
    deep: heightMm / 2,
  },
];

const dipHandles: Shape = ({ widthMm, depthMm }, { left, right, front, place }) => {
  const [middle, y, grip] = [(left + right) / 2, 1_150 + place * step, 45];
  const handle = (side: 1 | -1): Part => ({
    x: middle + (side * (widthMm - grip)) / 2,
    y,
    z: front + (tube + depthMm) / 2,
    wide: grip,
    high: grip,
    deep: depthMm,
  });
  const crossbar = { x: middle, y, z: front, wide: right - left, high: tube, deep: tube };
  return [crossbar, handle(-1), handle(1)];
};

const shapes: Readonly<Record<string, Shape>> = {
  'j-cups': arms(1_450),
  'spotter-arms': arms(800),
  'dip-handles': dipHandles,
  'band-pegs': pegs([120, 2_000], 'front'),
  'storage-pegs': pegs([420, 900], 'back'),
  'pull-up-bar': pullUpBar,
};

const turned = (x: number, z: number, quarterTurns: GymScenePiece['quarterTurns']): readonly [number, number] => {
  const [sine, cosine] = ([[0, 1] as const, [1, 0] as const, [0, -1] as const, [-1, 0] as const] as const)[
    quarterTurns
  ];
  return [x * cosine - z * sine, x * sine + z * cosine];
};

/**
 * The blocks that display a hanging piece on its rack. Kinds without a shape of their own are displayed as arms at the
 * height of the waist.
 * @param place number of pieces of the same model that hang on the rack already
 */
export const hungParts = (piece: GymScenePiece, host: GymScenePiece, place: number): readonly GymScenePiece[] => {
  const { left, right, front, back } = uprightsOf[host.model] ?? otherUprights;
  const [halfWide, halfDeep] = [host.widthMm / 2, host.depthMm / 2];
  const rack: Rack = {
    left: left * halfWide,
    right: right * halfWide,
    front: front * halfDeep,
    back: back * halfDeep,
    top: host.heightMm,
    place,
  };
  const shape = shapes[piece.model] ?? arms(1_000);
  return shape(piece, rack).map(({ x, y, z, wide, high, deep }) => {
    const [right, forward] = turned(x, z, host.quarterTurns);
    return {
      ...piece,
      model: hungPartModel,
      quarterTurns: host.quarterTurns,
      color: piece.color ?? 'black',
      xMm: host.xMm + right,
      yMm: host.yMm + forward,
      bottomMm: Math.max(0, y - high / 2),
      widthMm: wide,
      depthMm: deep,
      heightMm: high,
    };
  });
};

/** All blocks and models of a gym in their positions: hanging pieces become parts on their racks. */
export const standingParts = (pieces: readonly GymScenePiece[]): readonly GymScenePiece[] => {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const hung = new Map<string, number>();
  return pieces.flatMap((piece) => {
    if (piece.hostId === undefined) return [piece];
    const host = byId.get(piece.hostId);
    if (host === undefined) return [];
    const kind = `${host.id} ${piece.model}`;
    const place = hung.get(kind) ?? 0;
    hung.set(kind, place + 1);
    return hungParts(piece, host, place);
  });
};
