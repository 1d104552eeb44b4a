import process from 'node:process';
import { Stryker } from '@stryker-mutator/core';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { forgetSurvivors } from './forget-survivors.mjs';
import { mutantInWords } from './mutant-in-words.mjs';
import { filesOf } from './rooms.mjs';

/**
 * Mutates a room and answers how its tests did. A mutant that a test notices, or that never ends, is killed; one that
 * no test runs has survived.
 * @param mutate files, with line ranges where only those count: 'src/a.ts:3-7'
 * @param sample which mutants to run: those that a seed places from one percentage to another; without it all
 * @param survivors the only mutants to run, as an earlier result has them in words; without it all
 * @param ignoreStatic whether to leave out mutants of what runs while a module loads (tables, schemas): each needs every
 *   test of the room anew
 * @returns the number of killed mutants, those among them whose loops were counted and never ended; the number of those
 *   that had no verdict in time, which are neither killed nor survivors, since a busy machine may be the reason; the
 *   survivors in words; of how many mutants a sample was drawn, and how many of those are static and left out
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
  // Stryker gives a reason where it counted the rounds of a loop, and none where its clock ran out.
  const endless = timedOut.filter(({ statusReason }) => statusReason !== undefined).length;
  return {
    killed: having('Killed').length + endless,
    undecided: timedOut.length - endless,
    survivors: having('Survived', 'NoCoverage').map(mutantInWords),
    of: mutants.length,
    leftOut: having('Ignored').length,
  };
};
