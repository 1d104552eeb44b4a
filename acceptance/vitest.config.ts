import { defineConfig } from 'vitest/config';

/** Test files run sequentially: each starts its own store, and the machine has two cores. */
export default defineConfig({
  test: {
    name: 'acceptance',
    root: import.meta.dirname,
    environment: 'node',
    include: ['**/*.test.ts'],
    setupFiles: ['patient-connections.ts'],
    testTimeout: 120_000,
    // The first hook of `packed` builds every missing package, possibly on a busy machine.
    hookTimeout: 1_200_000,
    fileParallelism: false,
    isolate: false,
  },
});
