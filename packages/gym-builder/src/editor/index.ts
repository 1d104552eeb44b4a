export { gymEditorMachine, KEEP_AFTER_MS } from './gym-editor.machine.ts';
export {
  type GymEditorSnapshot,
  selectCanRedo,
  selectCanUndo,
  selectChosenPiece,
  selectEditIssue,
  selectGymProject,
  selectKeeping,
} from './gym-editor.selectors.ts';
export type * from './gym-editor.types.ts';
