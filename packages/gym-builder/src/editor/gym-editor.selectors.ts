import type { SnapshotFrom } from 'xstate';
import type { GymDraft } from '../draft/gym-draft.ts';
import type { GymEditIssue } from '../edit/gym-edit.ts';
import type { gymEditorMachine } from './gym-editor.machine.ts';

export type GymEditorSnapshot = SnapshotFrom<typeof gymEditorMachine>;

/** The displayed draft. */
export const selectDraft = ({ context }: GymEditorSnapshot): GymDraft => context.draft;

/** Id of the selected piece; undefined without a selection. */
export const selectChosenPiece = ({ context }: GymEditorSnapshot): string | undefined => context.selectedId;

/** Why the last edit was refused; undefined if it was accepted. */
export const selectEditIssue = ({ context }: GymEditorSnapshot): GymEditIssue | undefined => context.issue;

/** Storage status of the displayed draft: `kept` also means that its price is known. */
export const selectKeeping = ({ value }: GymEditorSnapshot): 'kept' | 'pending' | 'failed' =>
  value === 'kept' ? 'kept' : value === 'unkept' ? 'failed' : 'pending';
