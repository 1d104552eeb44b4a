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

const journeys = {
  name: 'journeys',
  title: 'Journeys in the browser',
  command: 'npm',
  args: ['run', '--silent', 'journeys'],
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('journeys') },
  count: countPlaywright('journeys'),
};

/**
 * Every layer of the tests, in stages: the layers of one stage run side by side (two fit two cores), a stage begins
 * when the one before it has ended. A layer without a count of its own counts as one test.
 */
export const stages = [
  [
    tool('types', 'Types', 'npm', 'run', '--silent', 'check:types'),
    tool('lint', 'Lint', 'npm', 'run', '--silent', 'check:lint'),
  ],
  [
    tool('arrows', 'Dependency rules', 'npm', 'run', '--silent', 'check:arrows'),
    tool('unused', 'Unused code', 'npm', 'run', '--silent', 'check:unused'),
  ],
  [
    vitest(
      'unit',
      'Unit, property, machine-path and component tests',
      'core',
      'pricing',
      'tax',
      'api',
      'checkout-machines',
      'shop-machines',
      'seed',
      'backend',
      'storefront',
      'scripts',
      'react-ui',
    ),
    tool('application', 'The application builds', 'node', 'scripts/testing/build-application.mjs'),
  ],
  [
    vitest('http', 'HTTP contract on PostgreSQL', 'http'),
    tool('packages', 'Packages build and publish cleanly', 'npm', 'run', '--silent', 'check:packages'),
  ],
  [
    tool('size', 'What an import costs a page', 'npm', 'run', '--silent', 'check:size'),
    tool('examples', 'Examples in Node, a page and workers', 'npm', 'run', '--silent', 'check:examples'),
  ],
  [
    tool('reference', 'Pricing and tax are documented', 'npm', 'run', '--silent', 'check:docs'),
    tool('mutation', 'Mutants of changed lines are noticed', 'npm', 'run', '--silent', 'mutation:changed'),
  ],
  [
    vitest('stories', 'Stories, with axe', 'stories'),
    tool('budget', 'First-load budget', 'npm', 'run', '--silent', 'check:budget'),
  ],
  [journeys],
];
