import { createHash } from 'node:crypto';
import process from 'node:process';

/** A mutant's place in the draw: the same for the same seed, whatever the order that Stryker makes mutants in. */
const drawOf = (seed, { fileName, location, mutatorName, replacement }) =>
  createHash('sha256')
    .update(
      JSON.stringify([seed, fileName.slice(fileName.lastIndexOf('packages')), location, mutatorName, replacement]),
    )
    .digest('hex');

/**
 * Draws the mutants of a sample: Stryker has no samples, but does not run what a checker turns away. All mutants are
 * one group, so that they are drawn from at once. Size and seed are inherited from scripts/mutation/run-room.mjs.
 */
const createSampler = () => {
  const { size, seed } = JSON.parse(process.env.MUTATION_SAMPLE ?? '{}');
  return {
    init: () => Promise.resolve(),
    group: (mutants) => Promise.resolve([mutants.map(({ id }) => id)]),
    check: (mutants) => {
      const drawn = mutants
        .map((mutant) => ({ id: mutant.id, draw: drawOf(seed, mutant) }))
        .sort((left, right) => (left.draw < right.draw ? -1 : 1));
      return Promise.resolve(
        Object.fromEntries(
          drawn.map(({ id }, index) => [
            id,
            index < size ? { status: 'passed' } : { status: 'compileError', reason: 'Not in the sample' },
          ]),
        ),
      );
    },
  };
};

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: createSampler }];
