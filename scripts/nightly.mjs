import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { refuseArguments } from './arguments/refuse-arguments.mjs';
import { jobs } from './nightly/jobs.mjs';
import { keepResult, readResults } from './nightly/results.mjs';
import { runJob } from './nightly/run-job.mjs';
import { readOptions } from './prepare/read-options.mjs';
import { requireTools } from './prepare/require-tools.mjs';
import { root } from './prepare/root.mjs';

const usage = 'Usage: npm run nightly -- [JOB ...] [--anew]';
const { positionals: wanted, values } = readOptions(usage, {
  allowPositionals: true,
  options: { anew: { type: 'boolean' } },
});
/** A job is selected by its name or the name's first words. */
const chooses = (words, { name }) => `${name} `.startsWith(`${words} `);
const isWanted = (job) => wanted.length === 0 || wanted.some((words) => chooses(words, job));
const unknown = wanted.find((words) => !jobs.some((job) => chooses(words, job)));
if (unknown !== undefined) {
  refuseArguments(`There is no job "${unknown}": choose from ${jobs.map(({ name }) => name).join(', ')}.`, usage);
}
await requireTools();

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const commit = git('rev-parse', '--short', 'HEAD');

/** Whether no file that a job depends on has changed since a commit. */
const isSame = (reads, since) => {
  try {
    return git('diff', '--name-only', since, '--', ...reads) === '';
  } catch {
    return false;
  }
};
let failed = 0;
for (const job of jobs.filter(isWanted)) {
  const known = readResults()[job.name];
  if (!values.anew && known?.isPassed && isSame(job.reads, known.commit)) {
    console.log(`kept  ${job.name}: ${known.figure}`);
    continue;
  }
  const startedAt = Date.now();
  const { isPassed, figure } = await runJob(job);
  const minutes = Number(((Date.now() - startedAt) / 60_000).toFixed(1));
  const at = new Date().toISOString().slice(0, 16).replace('T', ' ');
  keepResult(jobs, job.name, { commit, at, minutes, isPassed, figure });
  console.log(`${isPassed ? 'ok   ' : 'FAIL '} ${job.name}, ${minutes} min: ${figure}`);
  if (!isPassed) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
