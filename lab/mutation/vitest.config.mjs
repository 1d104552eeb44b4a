import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { QuickFirst } from './quick-first.mjs';

/** Stryker's sandbox, when Stryker runs this; node_modules are linked into it. */
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The tests to run; Stryker's workers inherit them from lab/mutation/run-room.mjs. */
const {
  setupFiles = [],
  globalSetup = [],
  ...tests
} = JSON.parse(process.env.MUTATION_TESTS ?? '{ "include": ["packages/*/src/**/*.test.ts"], "exclude": [] }');

const ownPackages = [
  'core',
  'pricing',
  'tax',
  'api',
  'checkout-machines',
  'shop-machines',
  'gym-builder',
  'react-ui',
  'seed',
].map((name) => ({ name, folder: `packages/${name}` }));
const ownApps = ['backend', 'storefront'].map((name) => ({ name, folder: `apps/${name}` }));

/** Matches exactly an entry's name, with or without a query such as `?no-inline`. */
const exactly = (entry) => new RegExp(`^${entry.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=$|\\?)`);

/** The source file behind each entry of a package. */
const sourceEntries = ({ name, folder }) => {
  const { exports } = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'));
  return Object.entries(exports).flatMap(([entry, targets]) => {
    const source = typeof targets === 'string' ? targets : targets['@ironcart/source'];
    return source
      ? [{ find: exactly(`@ironcart/${name}${entry.slice(1)}`), replacement: `${root}${folder}/${source.slice(2)}` }]
      : [];
  });
};

/** `@ironcart/x` is the sandbox's own copy. */
const alias = [...ownPackages, ...ownApps]
  .flatMap(sourceEntries)
  .concat({ find: /^fast-check$/, replacement: `${root}lab/mutation/fast-check.mjs` });

/** The export conditions of the tests' own projects (vitest.workspace.ts), so that no module is loaded twice. */
const conditions = ['module', 'default'];

const inSandbox = (file) => `${root}${file}`;

export default defineConfig({
  root,
  resolve: { alias, conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    ...tests,
    setupFiles: setupFiles.map(inSandbox),
    globalSetup: globalSetup.map(inSandbox),
    runner: `${root}lab/mutation/test-runner.mjs`,
    sequence: { sequencer: QuickFirst },
    // Longer than a property test takes on a busy machine; Stryker ends an endless mutant earlier.
    testTimeout: 900_000,
  },
});
