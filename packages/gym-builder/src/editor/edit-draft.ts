import type { GymProject } from '@ironcart/core/gym';
import type { GymDraft } from '../draft/gym-draft.ts';
import { applyGymEdit, type GymEdit, type GymEditIssue } from '../edit/gym-edit.ts';
import { redoGymChange, undoGymChange, withGymChange } from '../edit/gym-history.ts';
import type { GymCatalogue } from '../rules/gym-catalogue.ts';

/** Command to a draft: an edit, undo, redo, or replacement by another plan. */
export type DraftCommand =
  | GymEdit
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'replace'; readonly project: GymProject };

/** Result of a command: the draft, and why an edit was refused. */
export interface EditedDraft {
  readonly draft: GymDraft;
  readonly issue: GymEditIssue | undefined;
}

/** Applies one command. Undo and redo without a step do nothing. */
export const editDraft = (draft: GymDraft, command: DraftCommand, catalogue: GymCatalogue): EditedDraft => {
  const { history } = draft;
  if (command.type === 'undo') return { draft: { ...draft, history: undoGymChange(history) }, issue: undefined };
  if (command.type === 'redo') return { draft: { ...draft, history: redoGymChange(history) }, issue: undefined };
  if (command.type === 'replace') {
    // The replacement is not the saved gym; undo returns to the plan before it.
    return { draft: { history: withGymChange(history, command.project) }, issue: undefined };
  }
  const edited = applyGymEdit(history.present, command, catalogue);
  return edited.ok
    ? { draft: { ...draft, history: withGymChange(history, edited.value) }, issue: undefined }
    : { draft, issue: edited.issues[0] };
};
