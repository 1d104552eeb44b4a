import process from 'node:process';
import { mutantInWords, sourceOf } from './mutant-in-words.mjs';

/** Stryker counts positions from 0 internally and from 1 in its results. */
const fromOne = ({ line, column }) => ({ line: line + 1, column: column + 1 });

const inWords = (mutant) =>
  mutantInWords({
    ...mutant,
    location: { start: fromOne(mutant.location.start), end: fromOne(mutant.location.end) },
  });

const textOf = ({ file, mutator, code, original, replacement }) =>
  JSON.stringify([file, mutator, code, original, replacement]);

/** The ids of the mutants that survived an earlier run: among equal descriptions, the ones nearest to the line. */
const matching = (survivors, mutants) => {
  const files = new Set(survivors.map(({ file }) => file));
  const candidates = mutants
    .filter(({ fileName }) => files.has(sourceOf(fileName)))
    .map((mutant) => ({ id: mutant.id, ...inWords(mutant) }));
  const found = new Set();
  for (const survivor of survivors) {
    const [nearest] = candidates
      .filter((candidate) => textOf(candidate) === textOf(survivor) && !found.has(candidate.id))
      .sort((a, b) => Math.abs(a.line - survivor.line) - Math.abs(b.line - survivor.line));
    if (nearest) found.add(nearest.id);
  }
  return found;
};

/**
 * Selects the survivors of an earlier run, which lab/mutation/run-room.mjs passes on: Stryker does not run a mutant
 * that a checker rejects.
 */
const createSurvivorsCheck = () => {
  const survivors = JSON.parse(process.env.MUTATION_SURVIVORS ?? '[]');
  const verdict = (isWanted) =>
    isWanted ? { status: 'passed' } : { status: 'compileError', reason: 'Did not survive' };
  return {
    init: () => Promise.resolve(),
    group: (mutants) => Promise.resolve([mutants.map(({ id }) => id)]),
    check: (mutants) => {
      const wanted = matching(survivors, mutants);
      return Promise.resolve(Object.fromEntries(mutants.map(({ id }) => [id, verdict(wanted.has(id))])));
    },
  };
};

export const strykerPlugins = [{ kind: 'Checker', name: 'survivors', factory: createSurvivorsCheck }];
