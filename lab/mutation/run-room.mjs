import process from 'node:process';
import { Stryker } from '@stryker-mutator/core';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { forgetSurvivors } from './forget-survivors.mjs';
import { mutantInWords } from './mutant-in-words.mjs';
import { filesOf } from './rooms.mjs';

/**
 * Mutates a room and returns the results of its tests. A mutant that a test detects, or that never ends, is killed; one
 * that no test runs has survived.
 * @param mutate files, optionally with line ranges: 'src/a.ts:3-7'
 * @param sample which mutants to run: those between two percentages in a seeded order; default: all
 * @param survivors the only mutants to run, as described by an earlier result; default: all
 * @param ignoreStatic whether to omit static mutants (tables, schemas): each needs all tests of the room again
 * @returns the number of killed mutants, and of those among them whose counted loops never ended; the number without a
 * verdict in time, which are neither killed nor survivors because a busy machine may be the reason; the survivors'
 * descriptions; the number of mutants that the sample was drawn from, and of the omitted static ones
 */
export const runRoom = async (
  room,
  { mutate = filesOf(room), incremental = true, reporters = [], sample, survivors, ignoreStatic = false } = {},
) => {
  process.env.MUTATION_TESTS = JSON.stringify(room.tests);
  if (sample) process.env.MUTATION_SAMPLE = JSON.stringify(sample);
  if (survivors) process.env.MUTATION_SURVIVORS = JSON.stringify(survivors);
  const checker = survivors ? 'survivors' : sample && 'sample';
  const cached = `.cache/mutation/${[room.name, ...Object.values(sample ?? {})].join('-')}`;
  if (incremental) forgetSurvivors(inRoot(`${cached}.json`));
  const mutants = await new Stryker({
    configFile: 'stryker.config.mjs',
    mutate,
    ...(checker && {
      plugins: ['@stryker-mutator/vitest-runner', `./lab/mutation/${checker}.mjs`],
      checkers: [checker],
    }),
    ignoreStatic,
    incremental,
    incrementalFile: `${cached}.json`,
    htmlReporter: { fileName: `${cached}.html` },
    reporters,
    logLevel: 'warn',
  }).runMutationTest();
  const having = (...statuses) => mutants.filter(({ status }) => statuses.includes(status));
  const timedOut = having('Timeout');
  // Stryker gives a reason if it counted the iterations of a loop, and none if its timeout expired.
  const endless = timedOut.filter(({ statusReason }) => statusReason !== undefined).length;
  return {
    killed: having('Killed').length + endless,
    undecided: timedOut.length - endless,
    survivors: having('Survived', 'NoCoverage').map(mutantInWords),
    of: mutants.length,
    leftOut: having('Ignored').length,
  };
};
