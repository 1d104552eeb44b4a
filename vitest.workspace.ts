import { defineConfig } from 'vitest/config';
import { inRoot } from './scripts/prepare/root.mjs';
import { documentTests, shopDocument } from './scripts/testing/document-tests.mjs';

/** Packages are resolved to their sources; 'import' must not be listed, because it would apply to `require` calls too. */
const source = { conditions: ['@ironcart/source', 'module', 'default'] };

const alwaysExcluded = ['**/node_modules/**', '**/dist/**'];

const nodeProject = (
  name: string,
  root: string,
  include = '{src,app}/**/*.test.{ts,tsx}',
  setupFiles: string[] = [],
) => ({
  resolve: source,
  ssr: { resolve: source },
  test: {
    name,
    root,
    environment: 'node',
    include: [include],
    setupFiles,
    exclude: ['**/*.http.test.ts', ...alwaysExcluded],
    // A property test with many steps may take long on a busy machine.
    testTimeout: 30_000,
    // Files of one worker share its loaded modules, which halves the run time: a test must restore every global it changes.
    isolate: false,
  },
});

/** Tests that mock modules for their whole file. */
const ownModules = ['src/bindings/checkout/narrow-renders.test.tsx'];

/**
 * Stories use Storybook's own copy of user-event: in a document where it has typed, the other copy's digits are lost.
 */
const storyRecords = ['src/**/stories.test.ts'];

/** Without `isolate: false` each file creates its own jsdom, which takes longer than the tests of most files. */
const domProject = (
  name: string,
  files: { include: string[]; exclude?: string[]; isolate?: boolean; env?: Record<string, string> },
) => ({
  resolve: source,
  test: {
    name,
    root: 'packages/react-ui',
    environment: 'jsdom',
    setupFiles: [inRoot('packages/react-ui/src/testing/setup.ts')],
    ...files,
  },
});

const storefront = nodeProject('storefront', 'apps/storefront', undefined, [
  inRoot('apps/storefront/app/testing/empty-document.ts'),
]);

const storefrontDocuments = documentTests('apps/storefront');

/** Test projects by layer; `npm test` runs all of them, `npx vitest --project core` one. */
export default defineConfig({
  test: {
    // A missing snapshot fails everywhere as it does in CI; `-u` writes it.
    update: 'none',
    globalSetup: [inRoot('scripts/testing/temporary-folder.global-setup.ts')],
    projects: [
      nodeProject('core', 'packages/core'),
      nodeProject('pricing', 'packages/pricing'),
      nodeProject('tax', 'packages/tax'),
      nodeProject('api', 'packages/api'),
      nodeProject('checkout-machines', 'packages/checkout-machines'),
      nodeProject('shop-machines', 'packages/shop-machines'),
      nodeProject('gym-builder', 'packages/gym-builder'),
      nodeProject('backend', 'apps/backend'),
      {
        ...storefront,
        test: { ...storefront.test, exclude: [...storefront.test.exclude, ...storefrontDocuments] },
      },
      {
        ...storefront,
        test: {
          ...storefront.test,
          name: 'storefront-documents',
          environment: 'jsdom',
          environmentOptions: shopDocument,
          include: storefrontDocuments,
        },
      },
      nodeProject('scripts', 'scripts', '**/*.test.ts'),
      nodeProject('lab', 'lab', '**/*.test.ts'),
      domProject('react-ui', {
        include: ['src/**/*.test.{ts,tsx}'],
        exclude: [...alwaysExcluded, ...ownModules, ...storyRecords],
        isolate: false,
      }),
      // Message times are shown in the visitor's time zone.
      domProject('react-ui-records', { include: storyRecords, isolate: false, env: { TZ: 'UTC' } }),
      domProject('react-ui-renders', { include: ownModules }),
      {
        resolve: source,
        ssr: { resolve: source },
        test: {
          name: 'http',
          root: 'apps/backend',
          environment: 'node',
          include: ['src/**/*.http.test.ts', '../../lab/chaos/*.http.test.ts'],
          globalSetup: [inRoot('apps/backend/src/testing/database.global-setup.ts')],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          // As above; each file has a database of its own.
          isolate: false,
        },
      },
      'acceptance/vitest.config.ts',
      'packages/react-ui/vitest.stories.config.ts',
    ],
  },
});
