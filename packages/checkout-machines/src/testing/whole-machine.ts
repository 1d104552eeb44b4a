import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { ReachableStates } from './reachable-states.ts';
import { coverageLine, transitionCoverage } from './transition-coverage.ts';

/** Prints how much of a machine its paths cover, and fails unless it is everything. */
export const expectWholeMachine = (...searches: readonly ReachableStates<AnyMachineSnapshot>[]): void => {
  const coverage = transitionCoverage(searches);
  console.log(coverageLine(coverage));
  expect(coverage.missed).toEqual([]);
};
