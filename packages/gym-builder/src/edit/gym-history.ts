import type { GymProject } from '@ironcart/core/gym';
import { applyGymChange, type GymChange, gymChangeBetween } from './gym-change.ts';

/** A plan with the changes to earlier plans (`past`) and to undone ones (`future`), nearest last. */
export interface GymHistory {
  readonly present: GymProject;
  readonly past: readonly GymChange[];
  readonly future: readonly GymChange[];
}

/** Maximum number of undo steps. */
export const MAX_UNDO = 50;

/** Creates a history without steps. */
export const startHistory = (present: GymProject): GymHistory => ({ present, past: [], future: [] });

/** Adds an edit to the history and discards the redo steps; returns the same history if nothing changed. */
export const withGymChange = (history: GymHistory, next: GymProject): GymHistory => {
  const back = gymChangeBetween(next, history.present);
  return back === undefined ? history : { present: next, past: [...history.past, back].slice(-MAX_UNDO), future: [] };
};

/** Undoes the last change; returns the same history if there is none. */
export const undoGymChange = (history: GymHistory): GymHistory => {
  const back = history.past.at(-1);
  if (back === undefined) return history;
  const present = applyGymChange(history.present, back);
  const forward = gymChangeBetween(present, history.present);
  return { present, past: history.past.slice(0, -1), future: forward ? [...history.future, forward] : history.future };
};

/** Redoes the last undone change; returns the same history if there is none. */
export const redoGymChange = (history: GymHistory): GymHistory => {
  const forward = history.future.at(-1);
  if (forward === undefined) return history;
  const present = applyGymChange(history.present, forward);
  const back = gymChangeBetween(present, history.present);
  return { present, past: back ? [...history.past, back] : history.past, future: history.future.slice(0, -1) };
};
