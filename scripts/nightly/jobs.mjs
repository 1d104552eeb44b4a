import { readdirSync } from 'node:fs';
import { rooms } from '../../lab/mutation/rooms.mjs';
import { inRoot } from '../prepare/root.mjs';

/** Number of mutants per room that a seed selects: all of them would take days. */
const drawnMutants = (name) => (name === 'checkout-machines' ? 500 : 400);

/**
 * @property reads paths that the job's result depends on; Git's path patterns
 */
const job = (name, command, ...args) => ({
  name,
  command: [command, ...args],
  environment: {},
  reads: ['.', ':!docs', ':!.changeset'],
});

/** Depends on the packages' code alone. */
const ofPackages = (given, ...others) => ({ ...given, reads: ['package-lock.json', 'packages', ...others] });
const npmRun = (name, script = name, ...args) =>
  job(name, 'npm', 'run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : []));

const testsIn = (folder) =>
  readdirSync(inRoot('acceptance', folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  );

const acceptanceOf = (tests) => ({
  ...job(
    `acceptance ${tests.replace('/', ' ').replace('.test.ts', '')}`,
    'npx',
    '--no-install',
    'vitest',
    'run',
    '--project',
    'acceptance',
    `acceptance/${tests}`,
  ),
  environment: { ACCEPTANCE: 'all' },
});

/**
 * One job per folder of acceptance tests, so that an interrupted run repeats at most one folder; one job per file where
 * tests crawl the whole store, which takes minutes per file.
 */
const acceptanceJobs = readdirSync(inRoot('acceptance'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && testsIn(entry.name).length > 0)
  .flatMap(({ name }) =>
    name === 'browser' ? testsIn(name).map((file) => acceptanceOf(`${name}/${file}`)) : [acceptanceOf(name)],
  );

const explored = (name, schedules, seed, ...options) =>
  ofPackages(
    npmRun(name, 'explore', '--schedules', String(schedules), '--seed', String(seed), ...options),
    'lab/explore',
    'apps/backend/src/services/checkout-session/seal.ts',
    'apps/backend/src/services/checkout-session/session-rows.ts',
    ':!packages/react-ui',
    ':!packages/seed',
  );
const parts = (count, part) => Array.from({ length: count }, (_, index) => part(index + 1));

/**
 * The first part explores all schedules in order of length; the others do random walks with different seeds, so that
 * none repeats another.
 */
const byPart = (part) => ['--by-length', part === 1 ? '1' : '0'];

/**
 * 200,000 schedules of checkout; for channels that share a session, 10,000 with its rows in PostgreSQL and 1,000,000
 * with its rows in memory.
 */
const explorations = [
  ...parts(10, (part) => explored(`explore ${part}`, 20_000, part, ...byPart(part))),
  ...parts(2, (part) =>
    explored(`explore channels on PostgreSQL ${part}`, 5_000, part, '--sessions', 'postgresql', ...byPart(part)),
  ),
  ...parts(10, (part) => explored(`explore channels ${part}`, 100_000, part, '--sessions', 'memory', ...byPart(part))),
];

const mutation = ({ name }) =>
  npmRun(`mutation ${name}`, 'mutation', name, '--count', String(drawnMutants(name)), '--seed', '1');

/**
 * Jobs that take too long for CI, the most informative first. A failed job exits with a code other than 0; its last
 * non-empty line of output is its figure.
 */
export const jobs = [
  ...acceptanceJobs,
  ofPackages(job('stories', 'npx', '--no-install', 'vitest', 'run', '--project', 'stories')),
  { ...npmRun('journeys'), environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: '.cache/nightly/journeys.json' } },
  {
    ...job('contract behind a pooler', 'npx', '--no-install', 'vitest', 'run', '--project', 'http'),
    environment: { TEST_POOLER: 'on' },
  },
  {
    ...job('contract on PostgreSQL 15', 'npx', '--no-install', 'vitest', 'run', '--project', 'http'),
    environment: { TEST_POSTGRES: '/usr/lib/postgresql/15/bin' },
  },
  {
    ...job('contract through a replica', 'npx', '--no-install', 'vitest', 'run', '--project', 'http'),
    environment: { TEST_POSTGRES: '/usr/lib/postgresql/15/bin', TEST_REPLICA: 'on' },
  },
  {
    ...job('search with an engine', 'npx', '--no-install', 'vitest', 'run', '--project', 'http'),
    environment: { TEST_SEARCH_ENGINE: 'on' },
  },
  npmRun('commands'),
  npmRun('conformance'),
  npmRun('matrix'),
  npmRun('chaos'),
  npmRun('failover'),
  ...explorations,
  npmRun('load'),
  npmRun('lighthouse'),
  npmRun('bench'),
  ...rooms.map(mutation),
];
