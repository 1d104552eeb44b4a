export { gymEditorMachine } from './gym-editor.machine.ts';
export {
  type GymEditorSnapshot,
  selectChosenPiece,
  selectDraft,
  selectEditIssue,
  selectKeeping,
} from './gym-editor.selectors.ts';
export type * from './gym-editor.types.ts';
