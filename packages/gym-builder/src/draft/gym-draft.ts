import type { GymProject } from '@ironcart/core/gym';
import { type GymHistory, startHistory } from '../edit/gym-history.ts';

/** An edited gym with its history, and the saved gym that it was opened from. */
export interface GymDraft {
  readonly history: GymHistory;
  /** Omitted for a gym that was never saved. */
  readonly saved?: { readonly id: string; readonly revision: number } | undefined;
}

/** Creates a draft of a plan with an empty history. */
export const startDraft = (project: GymProject, saved?: GymDraft['saved']): GymDraft => ({
  history: startHistory(project),
  ...(saved === undefined ? {} : { saved }),
});
