/** Models of the gym planner, those of attachments last; 'box' is the model of products without their own. */
export const gymModels = [
  ...(['power-rack', 'half-rack', 'squat-stand', 'rig', 'flat-bench', 'adjustable-bench', 'platform'] as const),
  ...([
    'plate-tree',
    'dumbbell-rack',
    'kettlebell-rack',
    'bar-holder',
    'barbell',
    'plate-stack',
    'kettlebell',
  ] as const),
  ...(['rower', 'air-bike', 'treadmill', 'cable-tower', 'ghd', 'reverse-hyper', 'plyo-box', 'mat', 'locker'] as const),
  'box',
  ...(['j-cups', 'spotter-arms', 'dip-handles', 'band-pegs', 'storage-pegs', 'pull-up-bar'] as const),
] as const;

/** A 3-D model of the gym planner. */
export type GymModel = (typeof gymModels)[number];

/**
 * Free floor that a piece needs for use on each side, in millimetres, for a piece that is not rotated (its back is up).
 */
export interface Clearance {
  readonly front: number;
  readonly back: number;
  readonly left: number;
  readonly right: number;
}

/** The uprights of a rack, in millimetres: they decide which attachments fit. */
export interface RackUprights {
  /** The side of the square tube. */
  readonly uprightMm: number;
  readonly holeMm: number;
  /** Distance between the front and back uprights; 0 without back uprights. */
  readonly insideDepthMm: number;
}

/** The rack measures that an attachment requires, in millimetres. */
export interface AttachmentFit {
  readonly uprightMm: number;
  readonly holeMm: number;
  /** Omitted if it fits racks of every depth. */
  readonly minInsideDepthMm?: number | undefined;
}

/** Measures of a product that can be placed in a gym. */
export interface GymPieceFacts {
  readonly model: GymModel;
  /** The footprint, from left to right and from front to back, in millimetres. */
  readonly widthMm: number;
  readonly depthMm: number;
  readonly heightMm: number;
  /** The ceiling height that its use needs, in millimetres; never less than the piece's own height. */
  readonly ceilingMm: number;
  readonly clearance: Clearance;
  /** Kilograms on the floor: the piece including its usual load. */
  readonly massKg: number;
  /** Whether its back must be placed at a wall. */
  readonly isWallMounted: boolean;
  readonly uprights?: RackUprights | undefined;
  /** Data of a piece that hangs on a rack instead of standing on the floor. */
  readonly attachment?: AttachmentFit | undefined;
}

/** A product that can be placed in a gym. */
export interface GymPiece extends GymPieceFacts {
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
}
