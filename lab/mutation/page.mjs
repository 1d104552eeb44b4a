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
  const leftOut = sample?.leftOut ? `, ${sample.leftOut} of them static and left out` : '';
  const late = result.undecided ? `, ${result.undecided} more had no verdict in time` : '';
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
        '| where | original | became | why it may live |',
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
    '<!-- Written by `npm run mutation`; the reasons stand in lab/mutation/known-survivors.json. -->',
    '',
    'Stryker changes the source in one place at a time and runs the tests that reach it: a change that no test notices',
    'survives. The score is the percentage that did not, with property tests at 60 fixed inputs. A loop that is counted',
    'and does not end is noticed; a mutant whose tests have no verdict within a minute more than twice their usual time',
    `is left out of the score, since a busy machine may be the reason. A run fails below ${leastScores()}.`,
    '',
    'Where a room has thousands of mutants, each of which takes many tests, some are drawn from all of them, each as likely',
    "as any other: their score is an estimate of the room's. Tests of a room that are slow judge no mutant, which can only",
    'lower the score. Static mutants, of what runs while modules are loaded, take all tests of a room: where the table says',
    'so they are left out, and the score says nothing of them. So are the files that set up and start a real PostgreSQL,',
    `which takes seconds: ${leftOutFiles}. Tests outside the runs hold them (\`embedded-database.test.ts\`, acceptance/operator).`,
    '',
    'The survivors of a sample were given tests, so its score flatters its room. Of a fresh sample, drawn by seed 2 at',
    '41f4269e: storefront 92.4 (92 mutants), backend 83.3 (66 mutants, by chance 9 more or less).',
    '',
    '`npm run nightly` judges 400 mutants of each room, 500 of checkout-machines, all drawn by seed 1. A row names the commits',
    'on which its mutants were judged; a row without a seed is of a whole room.',
    '',
    'The gate of `npm test` judges the changed lines of pricing, core and tax; of a large change, lines that a seed draws.',
    'It leaves out static mutants, each of which takes every test that imports its file: the runs below judge those.',
    '',
    '```sh',
    `npm run mutation             # ${rooms.map(({ name }) => name).join(', ')}`,
    'npm run mutation -- pricing  # one of them; what did not change since the last run is not run again',
    'npm run mutation -- backend --count 400 --seed 1  # so many of its mutants, drawn by a seed; goes on where it ended',
    'npm run mutation -- backend --count 400 --seed 1 --anew  # the same, from the beginning',
    'npm run mutation -- backend --survivors  # judges again what survived, after tests were written for it',
    'npm run mutation:changed     # only the lines changed since MUTATION_BASE (else origin/main, else the last commit)',
    '```',
    '',
    '| room | mutants | killed | survived | score, percent | at commit |',
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
