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
    'What is too long for CI, each job with the commit that it ran on. A run that was ended goes on where it was: jobs that',
    'have passed since what they read changed last are not run again (`reads` in scripts/nightly/jobs.mjs).',
    '',
    '```sh',
    'npm run nightly                      # every job that has not passed since what it reads changed',
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
