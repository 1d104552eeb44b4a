import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { reasonFor } from './known-survivors.mjs';
import { rooms } from './rooms.mjs';
import { scoreOf } from './score.mjs';

const resultsFile = inRoot('docs/mutation.json');
const pageFile = inRoot('docs/mutation.md');

const inCell = (text) => `\`${text.replaceAll('|', '\\|').replaceAll('`', "'")}\``;

const roomRow = ([name, result]) => {
  const mutants = result.killed + result.survivors.length;
  const { sample, commits = [] } = result;
  const leftOut = sample?.leftOut ? `, ${sample.leftOut} of them static and excluded` : '';
  const late = result.undecided ? `, ${result.undecided} more did not finish in time` : '';
  const drawn = sample ? `${mutants} of ${sample.of} by seed ${sample.seed}${leftOut}` : mutants;
  const score = scoreOf(result).toFixed(2);
  return `| ${name} | ${drawn}${late} | ${result.killed} | ${result.survivors.length} | ${score} | ${commits.join(', ')} |`;
};

const survivorRow = (survivor) => {
  const { file, line, original, replacement } = survivor;
  const became = replacement === '' ? '(nothing)' : inCell(replacement);
  return `| ${file.slice(file.lastIndexOf('/') + 1)}:${line} | ${inCell(original)} | ${became} | ${reasonFor(survivor) ?? '**a test is missing**'} |`;
};

const survivorSection = ([name, { survivors }]) =>
  survivors.length === 0
    ? []
    : [
        `## Survivors: ${name}`,
        '',
        '| location | original | mutated to | why it is accepted |',
        '|---|---|---|---|',
        ...survivors.map(survivorRow),
        '',
      ];

/** '92, checkout-machines below 85': the usual minimum score, and the rooms with another one. */
const leastScores = () => {
  const usual = Math.max(...rooms.map(({ leastScore }) => leastScore));
  const others = rooms.filter(({ leastScore }) => leastScore !== usual);
  return [usual, ...others.map(({ name, leastScore }) => `${name} below ${leastScore}`)].join(', ');
};

const leftOutFiles = rooms
  .flatMap(({ leavesOut }) => leavesOut)
  .map(inCell)
  .join(', ');

const pageOf = (results) => {
  const entries = rooms.flatMap(({ name }) => (results[name] ? [[name, results[name]]] : []));
  return [
    '# Mutation testing',
    '',
    '<!-- Written by `npm run mutation`; the reasons are in lab/mutation/known-survivors.json. -->',
    '',
    'Stryker changes the source in one place at a time and runs the tests that reach it. A mutant survives if no test fails.',
    'The score is the percentage of killed mutants, with property tests at 60 fixed inputs. An infinite loop counts as',
    'killed; a mutant whose tests do not finish within a minute more than twice their usual time',
    `is not scored, since other load may be the reason. A run fails below ${leastScores()}.`,
    '',
    'Rooms with thousands of mutants are sampled: mutants are drawn at random with equal probability, and their score is an estimate of',
    "the room's score. Slow tests of a room are not run, which can only",
    'lower the score. Static mutants, in code that runs while modules load, require all tests of a room; where the table says',
    'so, they are excluded from the sample and the score. The files that set up and start a real PostgreSQL are excluded as well,',
    `because a start takes seconds: ${leftOutFiles}. Other tests cover them (\`embedded-database.test.ts\`, acceptance/operator).`,
    '',
    "Tests were written for the survivors of a sample, so its score is higher than the room's. Scores of a new sample (seed 2,",
    'commit 41f4269e): storefront 92.4 (92 mutants), backend 83.3 (66 mutants, standard error 9).',
    '',
    '`npm run nightly` tests 400 mutants of each room, 500 of checkout-machines, all drawn with seed 1. Each row lists the commits',
    'on which its mutants were tested; a row without a seed includes all mutants of the room.',
    '',
    '`npm test` tests the mutants of the changed lines of pricing, core and tax; for a large change, a random sample of the lines.',
    'It excludes static mutants, each of which requires every test that imports its file; the commands below include them.',
    '',
    '```sh',
    `npm run mutation             # ${rooms.map(({ name }) => name).join(', ')}`,
    'npm run mutation -- pricing  # a single room; unchanged code is not tested again',
    'npm run mutation -- backend --count 400 --seed 1  # a random sample of its mutants; continues an interrupted run',
    'npm run mutation -- backend --count 400 --seed 1 --anew  # the same, from the beginning',
    'npm run mutation -- backend --survivors  # tests the survivors again, after tests were added',
    'npm run mutation:changed     # only the lines changed since MUTATION_BASE (else origin/main, else the last commit)',
    '```',
    '',
    '| room | mutants | killed | survived | score, percent | commits |',
    '|---|---|---|---|---|---|',
    ...entries.map(roomRow),
    '',
    ...entries.flatMap(survivorSection),
  ].join('\n');
};

/** The latest results of the rooms, by name. */
export const readResults = () => (existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {});

/** Rewrites docs/mutation.md; rooms that were not run keep their results. */
export const writePage = (newResults) => {
  const all = { ...readResults(), ...newResults };
  const results = Object.fromEntries(rooms.flatMap(({ name }) => (all[name] ? [[name, all[name]]] : [])));
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 1)}\n`);
  writeFileSync(pageFile, pageOf(results));
};
