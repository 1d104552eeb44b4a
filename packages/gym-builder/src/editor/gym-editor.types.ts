import type { GymPiece } from '@ironcart/core/gym';
import type { GymDraft } from '../draft/gym-draft.ts';
import type { GymEdit, GymEditIssue } from '../edit/gym-edit.ts';

/** What the editor needs from outside. */
export interface GymEditorPorts {
  /** Keeps the draft where the page will find it again. @throws where it could not be kept */
  readonly keep: (draft: GymDraft, signal: AbortSignal) => Promise<void>;
}

export interface GymEditorInput {
  readonly ports: GymEditorPorts;
  /** The products that can be placed. */
  readonly sold: readonly GymPiece[];
  readonly draft: GymDraft;
}

export interface GymEditorContext extends GymEditorInput {
  readonly selectedId: string | undefined;
  /** Why the last edit was refused; undefined after one that was made. */
  readonly issue: GymEditIssue | undefined;
}

/** `actor.restored`: sent by `restoreActor` of `@ironcart/checkout-machines`; XState keeps no timers. */
export type GymEditorEvent =
  | { readonly type: 'actor.restored' }
  | { readonly type: 'gym.edit'; readonly edit: GymEdit }
  | { readonly type: 'gym.undo' }
  | { readonly type: 'gym.redo' }
  | { readonly type: 'piece.selected'; readonly id: string | undefined }
  /** Another draft takes the place of this one: of another tab, or a template. */
  | { readonly type: 'draft.replaced'; readonly draft: GymDraft }
  | { readonly type: 'keeping.retried' };

/** `draft.kept`: everything up to the last edit can be found again; prices of it can be asked for. */
export type GymEditorEmitted = { readonly type: 'draft.kept' };
