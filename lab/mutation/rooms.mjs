import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/prepare/root.mjs';

/**
 * Files without a rule of their own: tests, stories, barrels, arbitraries, and tables, where every cell would be a
 * mutant that only a second copy of the table could notice.
 */
const withoutRules = [
  /\.(test|stories)\.tsx?$/,
  /\.d\.ts$/,
  /\/index\.ts$/,
  /\/(testing|contract-tests|several-processes)\//,
  /^packages\/core\/src\/address\/data\//,
  /^packages\/tax\/src\/dated\/(country-rates|territories)\.ts$/,
  // Settings of the development server, which no test starts.
  /^apps\/storefront\/app\/dev\.ts$/,
];

/**
 * A room: a folder whose files are mutated, and whose tests have to notice each mutant.
 * @param leastScore percent of killed mutants below which the room fails
 * @param slowTests tests that judge no mutant, because each would wait for them; without them the score is lower
 * @param leavesOut files that only slow tests could judge: of the backend, those that start a real PostgreSQL
 * @param isolate whether each test file loads its modules anew, so that a mutant costs some times as much: only where
 *   one file's tests would disturb another's
 * @param leavesOutStatic whether a sample leaves out mutants of what runs while a module loads: each needs every test of
 *   the room anew, which here takes minutes
 * @param isQuick whether its mutants cost so little that `npm test` judges those of changed lines
 * @param vitest further settings of Vitest, files by their paths in the repository
 */
const room = (
  name,
  folder,
  {
    leastScore = 92,
    slowTests = [],
    leavesOut = [],
    isolate = false,
    leavesOutStatic = false,
    isQuick = false,
    vitest = {},
  } = {},
) => ({
  name,
  folder,
  leastScore,
  leavesOut: leavesOut.map((path) => `${folder}/${path}`),
  leavesOutStatic,
  tests: {
    include: [`${folder}/**/*.test.{ts,tsx}`],
    exclude: slowTests.map((path) => `${folder}/${path}`),
    isolate,
    ...vitest,
  },
  isQuick,
});

export const rooms = [
  room('pricing', 'packages/pricing/src', { isQuick: true }),
  room('core', 'packages/core/src', { isQuick: true }),
  room('tax', 'packages/tax/src', { isQuick: true }),
  room('checkout-machines', 'packages/checkout-machines/src', {
    slowTests: ['testing/**', 'checkout/checkout.prop.test.ts', 'replay/replay.prop.test.ts'],
  }),
  room('api', 'packages/api/src', { leastScore: 85 }),
  room('react-ui', 'packages/react-ui/src', {
    leastScore: 85,
    isolate: true,
    vitest: { environment: 'jsdom', setupFiles: ['packages/react-ui/src/testing/setup.ts'] },
  }),
  room('storefront', 'apps/storefront/app', { leastScore: 85 }),
  room('backend', 'apps/backend/src', {
    leastScore: 85,
    slowTests: ['several-processes/**', 'db/embedded/embedded-database.test.ts'],
    leavesOut: ['db/embedded/embedded-database.ts', 'db/embedded/initialise-cluster.ts'],
    leavesOutStatic: true,
    vitest: { globalSetup: ['apps/backend/src/testing/database.global-setup.ts'], hookTimeout: 120_000 },
  }),
];

/** Whether a file of the repository is one that the room's mutants are made from. */
export const isMutated = ({ folder, leavesOut }, file) =>
  file.startsWith(`${folder}/`) &&
  /\.tsx?$/.test(file) &&
  !leavesOut.includes(file) &&
  withoutRules.every((pattern) => !pattern.test(file));

/** The files that a room's mutants are made from, by their paths in the repository. */
export const filesOf = (room) =>
  readdirSync(inRoot(room.folder), { recursive: true })
    .map((path) => join(room.folder, path))
    .filter((file) => isMutated(room, file))
    .sort();
