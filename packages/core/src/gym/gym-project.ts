/** The walls of a room, seen from above: 'back' is up. */
export const gymWalls = ['back', 'right', 'front', 'left'] as const;
/** A wall of a room. */
export type GymWall = (typeof gymWalls)[number];

/** How a door opens: into the room with its hinges on one side, seen from within, or out of it. */
export const doorSwings = ['in-left', 'in-right', 'out'] as const;
/** The way in which a door opens. */
export type DoorSwing = (typeof doorSwings)[number];

/** A door, in millimetres; `offsetMm` is from the wall's left end, or its upper end, as the plan shows it. */
export interface GymDoor {
  readonly wall: GymWall;
  readonly offsetMm: number;
  readonly widthMm: number;
  readonly swing: DoorSwing;
}

/** A column from floor to ceiling; its centre is measured from the room's back left corner. Millimetres. */
export interface GymColumn {
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly depthMm: number;
}

/** A room with a rectangular floor, in millimetres. */
export interface GymRoom {
  readonly widthMm: number;
  readonly depthMm: number;
  readonly heightMm: number;
  /** Maximum load of the floor per square metre, in kilograms. */
  readonly floorLimitKg: number;
  readonly doors: readonly GymDoor[];
  readonly columns: readonly GymColumn[];
}

/** Turns to the right by 90 degrees, seen from above. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/**
 * The position of a piece: its centre, in millimetres from the room's back left corner, to the right and to the front.
 */
export interface FloorSpot {
  readonly xMm: number;
  readonly yMm: number;
  readonly quarterTurns: QuarterTurns;
}

/** The position of an attachment: the piece that it hangs on. */
export interface HostSpot {
  readonly hostId: string;
}

/** A piece in a project. */
export interface PlacedPiece {
  /** As in 'p1'; unique in the project. */
  readonly id: string;
  /** The product's own SKU, also where a variation of it is chosen. */
  readonly sku: string;
  /** Product id of the selected variation. Default: the first one. */
  readonly choice?: number | undefined;
  readonly at: FloorSpot | HostSpot;
}

/** A planned gym, as it is saved. */
export interface GymProject {
  /** Version of the document's schema. */
  readonly version: 1;
  readonly name: string;
  readonly room: GymRoom;
  /** In the order of the numbers in their ids. */
  readonly pieces: readonly PlacedPiece[];
}

/** A gym that a customer has saved. Times are ISO 8601. */
export interface SavedGym {
  readonly _id: string;
  /** Incremented on every save; a change states the revision that it is based on (optimistic locking). */
  readonly revision: number;
  /** Secret part of its public URL; omitted if the gym is not shared. */
  readonly shareKey?: string | undefined;
  readonly updatedAt: string;
  readonly project: GymProject;
}

/** A gym template: its pieces and the room that it was designed for. */
export interface GymTemplate {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** Whether the first page of the gym planner shows it. */
  readonly isFeatured: boolean;
  readonly room: Pick<GymRoom, 'widthMm' | 'depthMm' | 'heightMm'>;
  /** The pieces by SKU, in the order of placement: the first ones get the best places. */
  readonly pieces: readonly { readonly sku: string; readonly qty: number }[];
}
