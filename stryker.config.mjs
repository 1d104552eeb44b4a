import process from 'node:process';

/** What every mutation run shares; scripts/mutation.mjs says which files are mutated and whose tests judge them. */
export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
  thresholds: { high: 96, low: 92, break: null },
  ignorePatterns: [
    '**',
    '!package.json',
    '!tsconfig.base.json',
    '!scripts/mutation/**',
    '!packages/core/**',
    '!packages/pricing/**',
    '!packages/tax/**',
    '!packages/api/**',
    '!packages/checkout-machines/**',
    '!docs/tax-tables.md',
    'dist',
    'coverage',
  ],
  tempDirName: '.cache/mutation/sandbox',
  reporters: [],
  allowEmpty: true,
  disableTypeChecks: false,
  timeoutMS: 20_000,
  timeoutFactor: 2,
};
