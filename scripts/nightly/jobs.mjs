import { rooms } from '../../lab/mutation/rooms.mjs';

/** Number of mutants per room that a seed selects: all of them would take days. */
const drawnMutants = (name) => (name === 'checkout-machines' ? 500 : 400);

const job = (name, command, ...args) => ({ name, command: [command, ...args], environment: {} });
const withAll = (entry) => ({ ...entry, environment: { ACCEPTANCE: 'all' } });
const npmRun = (name, script = name, ...args) =>
  job(name, 'npm', 'run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : []));

const mutation = ({ name }) =>
  npmRun(`mutation ${name}`, 'mutation', name, '--count', String(drawnMutants(name)), '--seed', '1');

/**
 * Jobs that take too long for CI, the most informative first. A failed job exits with a code other than 0; its last
 * non-empty line of output is its figure.
 */
export const jobs = [
  withAll(job('acceptance', 'npx', '--no-install', 'vitest', 'run', '--project', 'acceptance')),
  { ...npmRun('journeys'), environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: '.cache/nightly/journeys.json' } },
  npmRun('commands'),
  npmRun('conformance'),
  npmRun('matrix'),
  npmRun('chaos'),
  npmRun('explore', 'explore', '--schedules', '1000000', '--seed', '1'),
  npmRun('load'),
  npmRun('lighthouse'),
  npmRun('bench'),
  ...rooms.map(mutation),
];
