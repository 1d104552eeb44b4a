import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../prepare/root.mjs';

const resultsFile = inRoot('docs/nightly.json');
const pageFile = inRoot('docs/nightly.md');

/** The latest result of each job, by name: `{ commit, at, minutes, isPassed, figure }`. */
export const readResults = () => (existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {});

const row = (name, result) =>
  result
    ? `| ${name} | ${result.isPassed ? 'passed' : '**failed**'} | ${result.commit} | ${result.at} | ${result.minutes} | ${result.figure.replaceAll('|', '\\|')} |`
    : `| ${name} | not run | | | | |`;

const pageOf = (jobs, results) =>
  [
    '# Nightly runs',
    '',
    '<!-- Written by `npm run nightly`. -->',
    '',
    'Jobs that take too long for CI, each with the commit that it ran on. An interrupted run continues where it stopped: a job that has',
    'passed since its inputs last changed (`reads` in scripts/nightly/jobs.mjs) is not run again.',
    '',
    '```sh',
    'npm run nightly                      # every job that has not passed since its inputs changed',
    'npm run nightly -- acceptance chaos  # some of them',
    'npm run nightly -- --anew            # all of them again',
    '```',
    '',
    '| job | result | commit | finished (UTC) | minutes | last line |',
    '|---|---|---|---|---|---|',
    ...jobs.map(({ name }) => row(name, results[name])),
    '',
  ].join('\n');

/** Saves a job's result and rewrites docs/nightly.md; drops the results of jobs that no longer exist. */
export const keepResult = (jobs, name, result) => {
  const all = { ...readResults(), [name]: result };
  const results = Object.fromEntries(jobs.flatMap((job) => (all[job.name] ? [[job.name, all[job.name]]] : [])));
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 1)}\n`);
  writeFileSync(pageFile, pageOf(jobs, results));
};
