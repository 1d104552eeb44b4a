import { settle } from '../../settle.ts';

/** Maximum number of internal settle rounds of a run, from one call to the next. */
const SETTLES = 12;

/** Waits until every host has reached its next call; its runs settle several times in between. */
export const restOfRun = async (): Promise<void> => {
  for (let count = 0; count < SETTLES; count += 1) await settle();
};
