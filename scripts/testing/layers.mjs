import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { root } from '../prepare/root.mjs';
import { commitSeed } from './commit-seed.mjs';
import { acceptanceFiles, storyFiles } from './drawn-files.mjs';

const seed = commitSeed();

const reportFile = (name) => join(tmpdir(), `ironcart-${process.pid}-${name}.json`);
const readReport = (name) => JSON.parse(readFileSync(reportFile(name), 'utf8'));

const countVitest = (name) => () => {
  const report = readReport(name);
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles };
};

const firstLineOf = (text = '') => text.split('\n')[0];

const failuresOfVitest = (name) => () =>
  readReport(name).testResults.flatMap(({ name: file, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [`${relative(root, file)}: ${firstLineOf(message)}`]
      : assertionResults
          .filter((result) => result.status === 'failed')
          .map(
            ({ fullName, failureMessages }) =>
              `${relative(root, file)}: ${fullName}: ${firstLineOf(failureMessages?.[0])}`,
          ),
  );

/** A journey that passed on retry counts as failed. */
const countPlaywright = (name) => () => {
  const { stats } = readReport(name);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const failuresOfPlaywright = (name) => () =>
  readReport(name)
    .suites.flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(
          ({ projectName, results }) =>
            `${file} (${projectName}): ${title}: ${firstLineOf(results.find(({ error }) => error)?.error.message)}`,
        ),
    );

const tool = (name, title, command, ...args) => ({ name, title, command, args });

const vitestWith = (name, title, ...args) => ({
  name,
  title,
  command: 'npx',
  args: [
    '--no-install',
    'vitest',
    'run',
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
  ],
  count: countVitest(name),
  failures: failuresOfVitest(name),
});

const vitest = (name, title, ...projects) =>
  vitestWith(name, title, ...projects.flatMap((project) => ['--project', project]));

/** Fast checks first, so that their errors are known before the long layers start. */
const checks = [
  tool('types', 'Types', 'npm', 'run', '--silent', 'check:types'),
  tool('lint', 'Lint', 'npm', 'run', '--silent', 'check:lint'),
  tool('arrows', 'Dependency rules', 'npm', 'run', '--silent', 'check:arrows'),
  tool('unused', 'Unused code', 'npm', 'run', '--silent', 'check:unused'),
  tool('reach', 'Everything is reached by a shopper, a command or a README', 'npm', 'run', '--silent', 'check:reach'),
  tool('prices', 'Prices come from quoteCart alone', 'npm', 'run', '--silent', 'check:prices'),
  tool('selections', 'Views select only what they show', 'npm', 'run', '--silent', 'check:selections'),
  tool('surface', 'The public surface is the one of the API reports', 'npm', 'run', '--silent', 'check:api'),
  tool('changes', 'Changed packages have a changeset', 'npm', 'run', '--silent', 'check:changes'),
];

const machines = vitest(
  'machines',
  'Machines: examples, properties, paths and schedules',
  'checkout-machines',
  'shop-machines',
  'gym-builder',
);

/** Each project of unit tests runs in one worker, which loads shared modules once: two such layers fill two cores. */
const unit = vitest(
  'unit',
  'Unit, property and component tests',
  'core',
  'pricing',
  'tax',
  'api',
  'backend',
  'storefront',
  'storefront-documents',
  'scripts',
  'lab',
  'react-ui',
  'react-ui-records',
  'react-ui-renders',
);

const journeys = {
  name: 'journeys',
  title: 'Journeys in the browser',
  command: 'npm',
  args: ['run', '--silent', 'journeys'],
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('journeys'), JOURNEYS_SEED: seed },
  count: countPlaywright('journeys'),
  failures: failuresOfPlaywright('journeys'),
  isAlone: true,
};

/** Starts a layer after the layers of these names. */
const after = (layer, ...names) => ({ ...layer, after: names });

const checkNames = checks.map(({ name }) => name);

const acceptance = after(
  {
    ...vitestWith(
      'acceptance',
      `Acceptance: the product from outside (a tenth of the files, seed ${seed})`,
      '--project=acceptance',
      ...acceptanceFiles(seed),
    ),
    environment: { ACCEPTANCE_SEED: seed },
  },
  'application',
);

/** Package tests wait for their build and share one installation. */
const packed = after(
  vitestWith(
    'packed',
    'Acceptance: the packages as strangers install them',
    '--project=acceptance',
    'acceptance/packed',
  ),
  'packages',
);

/**
 * All test layers in starting order; `run-layers.mjs` runs two in parallel. Long ones come first and short ones fill
 * the gaps, so that the last long one does not leave a core idle. A layer without its own count counts as one test.
 */
export const layers = [
  ...checks,
  // Layers that write dist folders wait for those that read the folders around them.
  after(tool('packages', 'Packages build', 'node', 'scripts/testing/build-packages.mjs'), ...checkNames),
  after(tool('application', 'The application builds', 'node', 'scripts/testing/build-application.mjs'), ...checkNames),
  vitest('http', 'HTTP contract on PostgreSQL', 'http'),
  acceptance,
  unit,
  vitestWith(
    'stories',
    `Stories, with axe (a tenth of the files, seed ${seed})`,
    '--project=stories',
    ...storyFiles(seed),
  ),
  packed,
  machines,
  tool('mutation', 'Mutants of changed lines are noticed', 'npm', 'run', '--silent', 'mutation:changed'),
  tool('reference', 'Every public entry is documented', 'npm', 'run', '--silent', 'check:docs'),
  after(tool('size', 'What an import costs a page', 'npm', 'run', '--silent', 'check:size'), 'packages'),
  after(tool('budget', 'First-load budget', 'npm', 'run', '--silent', 'check:budget'), 'application'),
  journeys,
];
