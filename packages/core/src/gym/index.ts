export { gymRoomLimits, MAX_GYM_NAME, MAX_GYM_PIECES, MAX_GYM_PROJECTS } from './gym-limits.ts';
export * from './gym-piece.ts';
export * from './gym-project.ts';
export { gymProjectSchema, parseGymProject } from './gym-project-schema.ts';
