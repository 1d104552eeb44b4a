/** A piece in the scene, in millimetres; its sizes are those before it is turned. */
export interface GymScenePiece {
  readonly id: string;
  /** Key of its model, for example 'power-rack'; a block is displayed for an unknown key. */
  readonly model: string;
  readonly name: string;
  /** Centre, from the room's back left corner. */
  readonly xMm: number;
  readonly yMm: number;
  /** Clockwise, seen from above. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
  readonly widthMm: number;
  readonly depthMm: number;
  readonly heightMm: number;
  /** Name of its finish in the catalogue, for example 'red'. */
  readonly color?: string | undefined;
  readonly hasProblem: boolean;
}

/** A room in millimetres, seen from above with its back wall at the top. */
export interface GymSceneRoom {
  readonly widthMm: number;
  readonly depthMm: number;
  readonly heightMm: number;
  /** Offsets are measured from the wall's left end, or from its upper end for the side walls. */
  readonly doors: readonly {
    readonly wall: 'back' | 'right' | 'front' | 'left';
    readonly offsetMm: number;
    readonly widthMm: number;
  }[];
}

/** The scene's data: the room, its pieces, and the selected piece. */
export interface GymSceneModel {
  readonly room: GymSceneRoom;
  readonly pieces: readonly GymScenePiece[];
  readonly selectedId?: string | undefined;
}

const metre = 1000;

/** Position of a piece in the scene, in metres from the room's back left corner: x to the right, y up, z to the front. */
export interface PieceBox {
  readonly x: number;
  readonly z: number;
  /** After its turns. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** Bounding box of a piece, in metres. */
export const pieceBox = ({ xMm, yMm, quarterTurns, widthMm, depthMm, heightMm }: GymScenePiece): PieceBox => {
  const [width, depth] = quarterTurns % 2 === 0 ? [widthMm, depthMm] : [depthMm, widthMm];
  return { x: xMm / metre, z: yMm / metre, width: width / metre, depth: depth / metre, height: heightMm / metre };
};

/** Size of a room in metres. */
export const roomSize = ({ widthMm, depthMm, heightMm }: GymSceneRoom) => ({
  width: widthMm / metre,
  depth: depthMm / metre,
  height: heightMm / metre,
});

/** Rounds a position to whole millimetres and clamps it, so that the piece stays within the walls. */
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
