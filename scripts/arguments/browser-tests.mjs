import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../prepare/read-options.mjs';
import { inRoot } from '../prepare/root.mjs';
import { refuseArguments } from './refuse-arguments.mjs';

/** The folders of the tests of each command, in `e2e`. */
const folders = {
  journeys: ['specs', 'conformance'],
  matrix: ['matrix'],
  screens: ['screens'],
  conformance: ['conformance'],
};

const usageOf = (
  name,
) => `Usage: npm run ${name} -- [PART OF A FILE'S NAME ...] [--grep TEXT] [--project NAME ...] [--list]
  [--workers 2] [--repeat-each 3] [--retries 0] [--max-failures 1] [-x] [--last-failed] [--shard 1/2] [--timeout 180000]
  [--trace on] [--headed] [--debug] [--ui] [--reporter line] [--output FOLDER] [--update-snapshots] [--quiet]`;

const value = { type: 'string' };
const flag = { type: 'boolean' };

/** The options of Playwright that these commands take. */
const options = {
  grep: { ...value, short: 'g' },
  'grep-invert': { ...value, short: 'G' },
  project: { ...value, multiple: true },
  workers: { ...value, short: 'j' },
  'update-snapshots': { ...flag, short: 'u' },
  x: { ...flag, short: 'x' },
  ...Object.fromEntries(['repeat-each', 'retries', 'max-failures', 'shard', 'timeout'].map((name) => [name, value])),
  ...Object.fromEntries(['trace', 'reporter', 'output', 'global-timeout'].map((name) => [name, value])),
  ...Object.fromEntries(['list', 'last-failed', 'headed', 'debug', 'ui', 'quiet'].map((name) => [name, flag])),
  ...Object.fromEntries(['pass-with-no-tests', 'forbid-only', 'fail-on-flaky-tests'].map((name) => [name, flag])),
};

/** Whether a test's path contains a filter, which Playwright reads as a regular expression: 'cart', 'cart.e2e.ts:12'. */
const matches = (path, filter) => {
  const [part] = filter.split(/:\d/);
  try {
    return new RegExp(part, 'i').test(path);
  } catch {
    return path.includes(part);
  }
};

const testsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith('.e2e.ts'))
    .map((path) => join(folder, path));

/**
 * Refuses a command line of browser tests that Playwright does not know, or that names no test, before anything is
 * installed.
 * @param name 'journeys', 'matrix', 'screens' or 'conformance'
 * @returns the path of Playwright's configuration
 */
export const checkBrowserTestArguments = (name, args) => {
  const usage = usageOf(name);
  const { values, positionals } = readOptions(usage, { args, allowPositionals: true, options });
  const config = join('e2e', name === 'journeys' ? '' : name, 'playwright.config.ts');
  const named = [...readFileSync(inRoot(config), 'utf8').matchAll(/\bname: '([a-z]+)'/g)].map(([, found]) => found);
  const projects = named.length === 0 ? [name] : named;
  const stranger = values.project?.find((project) => !project.includes('*') && !projects.includes(project));
  if (stranger !== undefined) {
    refuseArguments(`There is no project "${stranger}": choose from ${projects.join(', ')}.`, usage);
  }
  const tests = folders[name].flatMap((folder) => testsIn(inRoot(join('e2e', folder))));
  const nowhere = positionals.find((filter) => !tests.some((path) => matches(path, filter)));
  if (nowhere !== undefined) refuseArguments(`No test's file has "${nowhere}" in its name.`, usage);
  return config;
};
