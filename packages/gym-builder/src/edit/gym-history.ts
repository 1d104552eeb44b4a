import type { GymProject } from '@ironcart/core/gym';
import { applyGymChange, type GymChange, gymChangeBetween } from './gym-change.ts';

/** A plan, and the changes that lead back to earlier ones and forward again, the nearest last. */
export interface GymHistory {
  readonly present: GymProject;
  readonly past: readonly GymChange[];
  readonly future: readonly GymChange[];
}

/** The most changes that can be undone. */
export const MAX_UNDO = 50;

/** A plan that nothing was changed of yet. */
export const startHistory = (present: GymProject): GymHistory => ({ present, past: [], future: [] });

/** The history after a change, which forgets what was undone; the same history where nothing changed. */
export const withGymChange = (history: GymHistory, next: GymProject): GymHistory => {
  const back = gymChangeBetween(next, history.present);
  return back === undefined ? history : { present: next, past: [...history.past, back].slice(-MAX_UNDO), future: [] };
};

/** Takes the last change back; the same history where there is none. */
export const undoGymChange = (history: GymHistory): GymHistory => {
  const back = history.past.at(-1);
  if (back === undefined) return history;
  const present = applyGymChange(history.present, back);
  const forward = gymChangeBetween(present, history.present);
  return { present, past: history.past.slice(0, -1), future: forward ? [...history.future, forward] : history.future };
};

/** Makes the change again that was taken back last; the same history where there is none. */
export const redoGymChange = (history: GymHistory): GymHistory => {
  const forward = history.future.at(-1);
  if (forward === undefined) return history;
  const present = applyGymChange(history.present, forward);
  const back = gymChangeBetween(present, history.present);
  return { present, past: back ? [...history.past, back] : history.past, future: history.future.slice(0, -1) };
};
