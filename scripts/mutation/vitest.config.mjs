import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The package whose tests judge the mutants; Stryker's workers inherit it from scripts/mutation.mjs. */
const judge = process.env.MUTATION_PACKAGE ?? '*';

/** The tests of one package inside Stryker's sandbox, where `@ironcart/x` is the sandbox's own copy of it. */
export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^@ironcart\/([\w-]+)\/([\w-]+)$/, replacement: `${root}packages/$1/src/$2/index.ts` },
      { find: /^@ironcart\/([\w-]+)$/, replacement: `${root}packages/$1/src/index.ts` },
    ],
  },
  test: {
    environment: 'node',
    include: [`packages/${judge}/src/**/*.test.ts`],
    setupFiles: [`${root}scripts/mutation/reproducible-properties.mjs`],
  },
});
