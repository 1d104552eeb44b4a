import process from 'node:process';

/** What every mutation run shares; scripts/mutation.mjs says which files are mutated and whose tests judge them. */
export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'lab/mutation/vitest.config.mjs', related: true },
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
  thresholds: { high: 96, low: 92, break: null },
  ignorePatterns: [
    '**',
    '!package.json',
    '!tsconfig.base.json',
    '!lab/mutation/**',
    '!packages/**',
    '!apps/**',
    '!docs/**',
    'docs/screenshots/**',
    'dist',
    'coverage',
  ],
  tempDirName: '.cache/mutation/sandbox',
  reporters: [],
  allowEmpty: true,
  disableTypeChecks: false,
  // The tests of the backend take some minutes, and longer on a busy machine.
  dryRunTimeoutMinutes: 60,
  // A mutant that never ends is found by its hits before that; what is slow on a busy machine is not endless.
  timeoutMS: 60_000,
  timeoutFactor: 2,
};
