import type { SnapshotFrom } from 'xstate';
import type { GymDraft } from '../draft/gym-draft.ts';
import type { GymEditIssue } from '../edit/gym-edit.ts';
import type { gymEditorMachine } from './gym-editor.machine.ts';

export type GymEditorSnapshot = SnapshotFrom<typeof gymEditorMachine>;

/** The draft as it is shown. */
export const selectDraft = ({ context }: GymEditorSnapshot): GymDraft => context.draft;

/** The piece that is chosen; undefined where none is. */
export const selectChosenPiece = ({ context }: GymEditorSnapshot): string | undefined => context.selectedId;

/** Why the last edit was refused. */
export const selectEditIssue = ({ context }: GymEditorSnapshot): GymEditIssue | undefined => context.issue;

/** Whether what is shown is kept, and its price known; `failed` where it could not be. */
export const selectKeeping = ({ value }: GymEditorSnapshot): 'kept' | 'pending' | 'failed' =>
  value === 'kept' ? 'kept' : value === 'unkept' ? 'failed' : 'pending';
