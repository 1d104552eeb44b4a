/** Maximum number of pieces in a project. */
export const MAX_GYM_PIECES = 100;

/** Maximum number of projects per customer. */
export const MAX_GYM_PROJECTS = 20;

/** Maximum length of a project's name, in UTF-16 units. */
export const MAX_GYM_NAME = 80;

/** Limits of a room's sides and height, of doors and columns, in millimetres; of the floor's load, in kilograms. */
export const gymRoomLimits = {
  sideMm: { min: 1_000, max: 30_000 },
  heightMm: { min: 1_800, max: 10_000 },
  floorKg: { min: 100, max: 5_000 },
  doorMm: { min: 500, max: 5_000 },
  columnMm: { min: 50, max: 2_000 },
  doors: 4,
  columns: 8,
} as const;
