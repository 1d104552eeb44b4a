import type { GymDraft, GymEditIssue } from '@ironcart/gym-builder';
import {
  type GymEditorInput,
  type GymEditorSnapshot,
  gymEditorMachine,
  selectChosenPiece,
  selectDraft,
  selectEditIssue,
  selectKeeping,
} from '@ironcart/gym-builder/editor';
import { type Actor, createActor } from 'xstate';

export type GymEditor = Actor<typeof gymEditorMachine>;

/** The part of the editor's state that the page displays. */
export interface EditedGym {
  readonly draft: GymDraft;
  /** Why the last edit was refused. */
  readonly issue: GymEditIssue | undefined;
  readonly keeping: 'kept' | 'pending' | 'failed';
  readonly selectedId: string | undefined;
}

const editedOf = (snapshot: GymEditorSnapshot): EditedGym => ({
  draft: selectDraft(snapshot),
  issue: selectEditIssue(snapshot),
  keeping: selectKeeping(snapshot),
  selectedId: selectChosenPiece(snapshot),
});

/**
 * Starts the editor of a gym. The page imports this module after it has loaded, because it contains the machine and its
 * part of XState.
 * @param show called immediately and after each change
 */
export const openGymEditor = (input: GymEditorInput, show: (edited: EditedGym) => void): GymEditor => {
  const editor = createActor(gymEditorMachine, { input });
  editor.subscribe((snapshot) => show(editedOf(snapshot)));
  editor.start();
  show(editedOf(editor.getSnapshot()));
  return editor;
};
