import * as fc from '../../node_modules/fast-check/lib/fast-check.js';

export * from '../../node_modules/fast-check/lib/fast-check.js';

/**
 * Limits the duration of a run. A mutant that only a rare input reveals counts as survived, so the score is a lower
 * bound.
 */
const mostRuns = 60;

/** fast-check's `assert` with the same inputs in every run and without shrinking. */
export const assert = (property, { numRuns = mostRuns, ...parameters } = {}) =>
  fc.assert(property, {
    seed: 1_001,
    ...parameters,
    numRuns: Math.min(numRuns, mostRuns),
    endOnFailure: true,
  });

/** For `import fc from 'fast-check'`. */
export default { ...fc, assert };
