import type { GymProject } from '@ironcart/core/gym';
import type { SnapshotFrom } from 'xstate';
import type { GymEditIssue } from '../edit/gym-edit.ts';
import type { gymEditorMachine } from './gym-editor.machine.ts';

export type GymEditorSnapshot = SnapshotFrom<typeof gymEditorMachine>;

/** The plan as it is shown. */
export const selectGymProject = ({ context }: GymEditorSnapshot): GymProject => context.draft.history.present;

/** The piece that is chosen; undefined where none is. */
export const selectChosenPiece = ({ context }: GymEditorSnapshot): string | undefined => context.selectedId;

/** Why the last edit was refused. */
export const selectEditIssue = ({ context }: GymEditorSnapshot): GymEditIssue | undefined => context.issue;

export const selectCanUndo = ({ context }: GymEditorSnapshot): boolean => context.draft.history.past.length > 0;

export const selectCanRedo = ({ context }: GymEditorSnapshot): boolean => context.draft.history.future.length > 0;

/** Whether what is shown is kept, and its price known; `failed` where it could not be. */
export const selectKeeping = ({ value }: GymEditorSnapshot): 'kept' | 'pending' | 'failed' =>
  value === 'kept' ? 'kept' : value === 'unkept' ? 'failed' : 'pending';
