import { settle } from '../../settle.ts';

/** How often a run settles within itself at most, from one call to the next. */
const SETTLES = 12;

/** Waits until every host has come to its next call: its runs settle several times on the way. */
export const restOfRun = async (): Promise<void> => {
  for (let count = 0; count < SETTLES; count += 1) await settle();
};
