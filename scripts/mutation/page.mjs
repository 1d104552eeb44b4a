import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../prepare/root.mjs';
import { reasonFor } from './known-survivors.mjs';
import { rooms } from './rooms.mjs';
import { breakingScore, scoreOf } from './score.mjs';

const resultsFile = inRoot('docs/mutation.json');
const pageFile = inRoot('docs/mutation.md');

const inCell = (text) => `\`${text.replaceAll('|', '\\|').replaceAll('`', "'")}\``;

const roomRow = ([name, result]) => {
  const mutants = result.killed + result.survivors.length;
  return `| ${name} | ${mutants} | ${result.killed} | ${result.survivors.length} | ${scoreOf(result).toFixed(2)} |`;
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

const pageOf = (results) => {
  const entries = rooms.flatMap(({ name }) => (results[name] ? [[name, results[name]]] : []));
  return [
    '# Mutation testing',
    '',
    '<!-- Written by `npm run mutation`; the reasons stand in scripts/mutation/known-survivors.json. -->',
    '',
    'Stryker changes the source in one place at a time and runs the tests that reach it: a change that no test notices',
    'survives. The score is the percentage that did not, with property tests at 60 fixed inputs; whatever does not',
    `end counts as noticed. Below ${breakingScore} a run fails.`,
    '',
    '```sh',
    `npm run mutation             # ${rooms.map(({ name }) => name).join(', ')}`,
    'npm run mutation -- pricing  # one of them; what did not change since the last run is not run again',
    'npm run mutation:changed     # only the lines changed since MUTATION_BASE (else origin/main, else the last commit)',
    '```',
    '',
    '| room | mutants | killed | survived | score, percent |',
    '|---|---|---|---|---|',
    ...entries.map(roomRow),
    '',
    ...entries.flatMap(survivorSection),
  ].join('\n');
};

/** Writes docs/mutation.md anew; rooms that were not run keep the result they had. */
export const writePage = (newResults) => {
  const known = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {};
  const results = { ...known, ...newResults };
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 1)}\n`);
  writeFileSync(pageFile, pageOf(results));
};
