import process from 'node:process';
import { drawOf } from './draw.mjs';

/**
 * Selects the mutants of a sample: Stryker has no samples, but does not run a mutant that a checker rejects. The range
 * of percentages comes from lab/mutation/run-room.mjs through the environment.
 */
const createSampler = () => {
  const { seed, from, to } = JSON.parse(process.env.MUTATION_SAMPLE ?? '{}');
  const judge = (mutant) => {
    const draw = drawOf(seed, mutant);
    return draw >= from && draw < to ? { status: 'passed' } : { status: 'compileError', reason: 'Not drawn' };
  };
  return {
    init: () => Promise.resolve(),
    group: (mutants) => Promise.resolve([mutants.map(({ id }) => id)]),
    check: (mutants) => Promise.resolve(Object.fromEntries(mutants.map((mutant) => [mutant.id, judge(mutant)]))),
  };
};

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: createSampler }];
