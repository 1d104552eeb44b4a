/** A piece of a gym as the scene shows it. Millimetres; the sides are those of the piece before it is turned. */
export interface GymScenePiece {
  readonly id: string;
  /** The key of its model, for example 'power-rack'; a plain block stands for a model that there is none of. */
  readonly model: string;
  readonly name: string;
  /** Its centre, from the room's back left corner. */
  readonly xMm: number;
  readonly yMm: number;
  /** To the right, seen from above. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
  readonly widthMm: number;
  readonly depthMm: number;
  readonly heightMm: number;
  /** The finish by its name in the catalogue, for example 'red'. */
  readonly color?: string | undefined;
  readonly hasProblem: boolean;
}

/** A room, seen from above: its back is up. Millimetres. */
export interface GymSceneRoom {
  readonly widthMm: number;
  readonly depthMm: number;
  readonly heightMm: number;
  /** A door's offset is from the wall's left end, or from its upper end as the plan shows it. */
  readonly doors: readonly {
    readonly wall: 'back' | 'right' | 'front' | 'left';
    readonly offsetMm: number;
    readonly widthMm: number;
  }[];
}

/** What the floor shows: the room, the pieces in it, and which of them is selected. */
export interface GymSceneModel {
  readonly room: GymSceneRoom;
  readonly pieces: readonly GymScenePiece[];
  readonly selectedId?: string | undefined;
}

const metre = 1000;

/** Where a piece is, in the scene's metres: x to the right, y up, z to the front, from the room's back left corner. */
export interface PieceBox {
  readonly x: number;
  readonly z: number;
  /** As it stands, turned. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** The upright box around a piece, in metres. */
export const pieceBox = ({ xMm, yMm, quarterTurns, widthMm, depthMm, heightMm }: GymScenePiece): PieceBox => {
  const [width, depth] = quarterTurns % 2 === 0 ? [widthMm, depthMm] : [depthMm, widthMm];
  return { x: xMm / metre, z: yMm / metre, width: width / metre, depth: depth / metre, height: heightMm / metre };
};

/** The sides of a room in metres. */
export const roomSize = ({ widthMm, depthMm, heightMm }: GymSceneRoom) => ({
  width: widthMm / metre,
  depth: depthMm / metre,
  height: heightMm / metre,
});

/** A place on the floor as whole millimetres, so that a piece stays within the room's walls. */
export const placeInRoom = (
  { width, depth }: PieceBox,
  x: number,
  z: number,
  room: GymSceneRoom,
): { readonly xMm: number; readonly yMm: number } => {
  const within = (value: number, size: number, side: number) =>
    size >= side ? side / 2 : Math.min(Math.max(value, size / 2), side - size / 2);
  const inside = roomSize(room);
  return {
    xMm: Math.round(within(x, width, inside.width) * metre),
    yMm: Math.round(within(z, depth, inside.depth) * metre),
  };
};
