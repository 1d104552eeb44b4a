import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const reportFile = (name) => join(tmpdir(), `ironcart-${process.pid}-${name}.json`);
const readReport = (name) => JSON.parse(readFileSync(reportFile(name), 'utf8'));

const countVitest = (name) => () => {
  const report = readReport(name);
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles };
};

const countPlaywright = (name) => () => {
  const { stats } = readReport(name);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
};

const tool = (name, title, command, ...args) => ({ name, title, command, args });

const vitest = (name, title, ...projects) => ({
  name,
  title,
  command: 'npx',
  args: [
    '--no-install',
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
  ],
  count: countVitest(name),
});

/** What is quick to say and wrong in every layer: it is known before the long layers begin. */
const checks = [
  tool('types', 'Types', 'npm', 'run', '--silent', 'check:types'),
  tool('lint', 'Lint', 'npm', 'run', '--silent', 'check:lint'),
  tool('arrows', 'Dependency rules', 'npm', 'run', '--silent', 'check:arrows'),
  tool('unused', 'Unused code', 'npm', 'run', '--silent', 'check:unused'),
  tool('reach', 'Everything is reached by a shopper, a command or a README', 'npm', 'run', '--silent', 'check:reach'),
  tool('changes', 'Changed packages have a changeset', 'npm', 'run', '--silent', 'check:changes'),
];

/** Each project of unit tests in one worker, which loads what its files share once: two such layers fill two cores. */
const units = [
  vitest('machines', 'Machines: examples, properties, paths and schedules', 'checkout-machines', 'shop-machines'),
  vitest(
    'unit',
    'Unit, property and component tests',
    'core',
    'pricing',
    'tax',
    'api',
    'seed',
    'backend',
    'storefront',
    'scripts',
    'react-ui',
  ),
];

const journeys = {
  name: 'journeys',
  title: 'Journeys in the browser',
  command: 'npm',
  args: ['run', '--silent', 'journeys'],
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('journeys') },
  count: countPlaywright('journeys'),
  isAlone: true,
};

/** Begins once the layers of these names have ended. */
const after = (layer, ...names) => ({ ...layer, after: names });

const checkNames = checks.map(({ name }) => name);

/**
 * Every layer of the tests, in the order in which they begin; `run-layers.mjs` runs two of them side by side. The long
 * ones come before the short, which fill what is left over. A layer without a count of its own counts as one test.
 */
export const layers = [
  ...checks,
  // Who writes dist folders waits for those who read the folders around them.
  after(tool('packages', 'Packages build', 'node', 'scripts/testing/build-packages.mjs'), ...checkNames),
  vitest('http', 'HTTP contract on PostgreSQL', 'http'),
  ...units,
  vitest('stories', 'Stories, with axe', 'stories'),
  after(tool('application', 'The application builds', 'node', 'scripts/testing/build-application.mjs'), ...checkNames),
  after(tool('size', 'What an import costs a page', 'npm', 'run', '--silent', 'check:size'), 'packages'),
  after(vitest('acceptance', 'Acceptance: the product from outside', 'acceptance'), 'application', 'packages'),
  tool('reference', 'Every public entry is documented', 'npm', 'run', '--silent', 'check:docs'),
  after(tool('budget', 'First-load budget', 'npm', 'run', '--silent', 'check:budget'), 'application'),
  tool('mutation', 'Mutants of changed lines are noticed', 'npm', 'run', '--silent', 'mutation:changed'),
  journeys,
];
