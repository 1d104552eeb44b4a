import { defineConfig } from 'vitest/config';

/** One file after another: each starts its own store, and the machine has two cores. */
export default defineConfig({
  test: {
    name: 'acceptance',
    root: import.meta.dirname,
    environment: 'node',
    include: ['**/*.test.ts'],
    setupFiles: ['patient-connections.ts'],
    testTimeout: 120_000,
    // The first hook of `packed` builds every package that is not built yet, on a machine that may be busy.
    hookTimeout: 1_200_000,
    fileParallelism: false,
    isolate: false,
  },
});
