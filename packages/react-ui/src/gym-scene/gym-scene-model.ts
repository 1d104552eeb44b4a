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
  /** Id of the rack on which the piece hangs; its own position is then ignored. */
  readonly hostId?: string | undefined;
  /** Height of its lower edge above the floor. Default: 0. */
  readonly bottomMm?: number | undefined;
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
  /** From floor to ceiling; measured to their centres. */
  readonly columns: readonly {
    readonly xMm: number;
    readonly yMm: number;
    readonly widthMm: number;
    readonly depthMm: number;
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
  /** Height of its lower edge. */
  readonly bottom: number;
  /** After its turns. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** Bounding box of a piece, in metres. */
export const pieceBox = (piece: GymScenePiece): PieceBox => {
  const { xMm, yMm, bottomMm = 0, quarterTurns, widthMm, depthMm, heightMm } = piece;
  const [width, depth] = quarterTurns % 2 === 0 ? [widthMm, depthMm] : [depthMm, widthMm];
  return {
    x: xMm / metre,
    z: yMm / metre,
    bottom: bottomMm / metre,
    width: width / metre,
    depth: depth / metre,
    height: heightMm / metre,
  };
};

/** Bounding box of several boxes; the first one if there is no other. */
export const boxAroundAll = ([first, ...others]: readonly [PieceBox, ...PieceBox[]]): PieceBox =>
  others.reduce((one, other) => {
    const span = (from: (box: PieceBox) => number, size: (box: PieceBox) => number) => {
      const low = Math.min(from(one), from(other));
      return [low, Math.max(from(one) + size(one), from(other) + size(other)) - low] as const;
    };
    const [left, width] = span(
      ({ x, width: wide }) => x - wide / 2,
      ({ width: wide }) => wide,
    );
    const [back, depth] = span(
      ({ z, depth: deep }) => z - deep / 2,
      ({ depth: deep }) => deep,
    );
    const [bottom, height] = span(
      ({ bottom: low }) => low,
      ({ height: high }) => high,
    );
    return { x: left + width / 2, z: back + depth / 2, bottom, width, depth, height };
  }, first);

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
