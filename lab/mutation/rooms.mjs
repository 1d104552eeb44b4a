import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { shopDocument } from '../../scripts/testing/document-tests.mjs';

/**
 * Files without rules of their own: tests, stories, barrels, arbitraries, and tables (only a second copy of a table
 * would detect a mutated cell).
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
 * A room: a folder whose files are mutated and whose tests have to detect each mutant.
 * @param leastScore minimum percentage of killed mutants
 * @param slowTests tests that are not run, because every mutant would wait for them; without them the score is lower
 * @param leavesOut files that only slow tests could check: in the backend, those that start a real PostgreSQL
 * @param isolate whether each test file loads its modules anew, which makes a mutant several times slower: only if test
 * files would disturb each other
 * @param leavesOutStatic whether a sample omits static mutants (of code that runs while a module loads): each needs all
 * tests of the room again, which takes minutes here
 * @param isQuick whether its mutants are fast enough for `npm test` to test those of changed lines
 * @param vitest further settings of Vitest, with file paths in the repository
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
  room('storefront', 'apps/storefront/app', { leastScore: 85, vitest: { environmentOptions: shopDocument } }),
  room('backend', 'apps/backend/src', {
    leastScore: 85,
    slowTests: ['several-processes/**', 'db/embedded/embedded-database.test.ts'],
    leavesOut: ['db/embedded/embedded-database.ts', 'db/embedded/initialise-cluster.ts'],
    leavesOutStatic: true,
    vitest: { globalSetup: ['apps/backend/src/testing/database.global-setup.ts'], hookTimeout: 120_000 },
  }),
];

/** Whether a file of the repository is mutated for the room. */
export const isMutated = ({ folder, leavesOut }, file) =>
  file.startsWith(`${folder}/`) &&
  /\.tsx?$/.test(file) &&
  !leavesOut.includes(file) &&
  withoutRules.every((pattern) => !pattern.test(file));

/** The files that are mutated for a room, by their paths in the repository. */
export const filesOf = (room) =>
  readdirSync(inRoot(room.folder), { recursive: true })
    .map((path) => join(room.folder, path))
    .filter((file) => isMutated(room, file))
    .sort();
