import type { GymProject } from '@ironcart/core/gym';
import { type GymHistory, startHistory } from '../edit/gym-history.ts';

/** A gym that is being planned, and the saved one that it was opened from. */
export interface GymDraft {
  readonly history: GymHistory;
  /** Left out: it was never saved. */
  readonly saved?: { readonly id: string; readonly revision: number } | undefined;
}

/** A draft of a plan, with nothing to undo. */
export const startDraft = (project: GymProject, saved?: GymDraft['saved']): GymDraft => ({
  history: startHistory(project),
  ...(saved === undefined ? {} : { saved }),
});
