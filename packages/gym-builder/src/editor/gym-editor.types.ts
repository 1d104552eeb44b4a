import type { GymPiece } from '@ironcart/core/gym';
import type { GymDraft } from '../draft/gym-draft.ts';
import type { GymEdit, GymEditIssue } from '../edit/gym-edit.ts';

/** The editor's ports. */
export interface GymEditorPorts {
  /** Stores the draft. @throws if it cannot be stored */
  readonly keep: (draft: GymDraft, signal: AbortSignal) => Promise<void>;
}

export interface GymEditorInput {
  readonly ports: GymEditorPorts;
  /** The placeable products. */
  readonly sold: readonly GymPiece[];
  readonly draft: GymDraft;
}

export interface GymEditorContext extends GymEditorInput {
  readonly selectedId: string | undefined;
  /** Why the last edit was refused; undefined after an accepted one. */
  readonly issue: GymEditIssue | undefined;
}

/** `actor.restored`: sent by `restoreActor` of `@ironcart/checkout-machines`; XState keeps no timers. */
export type GymEditorEvent =
  | { readonly type: 'actor.restored' }
  | { readonly type: 'gym.edit'; readonly edit: GymEdit }
  | { readonly type: 'gym.undo' }
  | { readonly type: 'gym.redo' }
  | { readonly type: 'piece.selected'; readonly id: string | undefined }
  /** Replaces the draft, for example by one of another tab or by a template. */
  | { readonly type: 'draft.replaced'; readonly draft: GymDraft }
  | { readonly type: 'keeping.retried' };

/** `draft.kept`: the draft is stored up to the last edit, so that its price can be requested. */
export type GymEditorEmitted = { readonly type: 'draft.kept' };
