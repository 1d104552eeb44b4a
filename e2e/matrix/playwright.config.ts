import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

const desktop = journeys.projects?.find(({ name }) => name === 'desktop');

/** Every public route on every site at every width: `npm run matrix`, a quarter of an hour, which writes docs/matrix.md;
 * `npm run matrix -- --grep /gb` visits a part. The journeys walk a sample. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: '../fixtures/start-product.ts',
  outputDir: '../../test-results/matrix',
  reporter: [['line'], [fileURLToPath(new URL('matrix-report.ts', import.meta.url))]],
  // Three visits each, and axe over 80 products.
  timeout: 180_000,
  projects: [{ name: 'matrix', use: desktop?.use ?? {} }],
});
