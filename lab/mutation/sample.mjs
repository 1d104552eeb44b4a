import { createHash } from 'node:crypto';
import process from 'node:process';
import { sourceOf } from './mutant-in-words.mjs';

const mostDraws = 2 ** 32;

/** A mutant's position in the seeded order, from 0 to 100; it does not depend on other mutants. */
const drawOf = (seed, { fileName, location, mutatorName, replacement }) => {
  const text = JSON.stringify([seed, sourceOf(fileName), location.start, location.end, mutatorName, replacement]);
  return (createHash('sha256').update(text).digest().readUInt32BE() / mostDraws) * 100;
};

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
