import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

const desktop = journeys.projects?.find(({ name }) => name === 'desktop');

/**
 * Visits every public route on every site at every width: `npm run matrix`, which takes a quarter of an hour and writes
 * docs/matrix.md; `npm run matrix -- --grep /gb` visits a part. The journeys visit a sample.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: '../fixtures/start-product.ts',
  outputDir: '../../test-results/matrix',
  reporter: [['line'], [fileURLToPath(new URL('matrix-report.ts', import.meta.url))]],
  // For three visits each, with axe on up to 80 products.
  timeout: 180_000,
  projects: [{ name: 'matrix', use: desktop?.use ?? {} }],
});
