import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

const desktop = journeys.projects?.find(({ name }) => name === 'desktop');

/** Every public route on every site at every width: `npm run matrix`, some minutes; the journeys walk a sample. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: '../fixtures/start-product.ts',
  outputDir: '../../test-results/matrix',
  reporter: 'line',
  projects: [{ name: 'matrix', use: desktop?.use ?? {} }],
});
