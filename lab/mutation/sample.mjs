import { createHash } from 'node:crypto';
import process from 'node:process';
import { sourceOf } from './mutant-in-words.mjs';

const mostDraws = 2 ** 32;

/** Where in the draw a mutant comes, from 0 to 100: the same for the same seed, whatever else is drawn. */
const drawOf = (seed, { fileName, location, mutatorName, replacement }) => {
  const text = JSON.stringify([seed, sourceOf(fileName), location.start, location.end, mutatorName, replacement]);
  return (createHash('sha256').update(text).digest().readUInt32BE() / mostDraws) * 100;
};

/**
 * Lets the mutants pass that are drawn: Stryker has no samples, but does not run what a checker turns away. Which ones,
 * it inherits from lab/mutation/run-room.mjs: those that the seed places from one percentage to another.
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
