import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { ReachableStates } from './reachable-states.ts';
import { coverageLine, transitionCoverage } from './transition-coverage.ts';

/** Prints how much of a machine its paths go through, and fails where that is not all of it. */
export const expectWholeMachine = (...searches: readonly ReachableStates<AnyMachineSnapshot>[]): void => {
  const coverage = transitionCoverage(searches);
  console.log(coverageLine(coverage));
  expect(coverage.missed).toEqual([]);
};
