import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/**
 * Walks every path of the conformance kit on the storefront; the journeys walk only its tours. The kit is imported from
 * its sources; run it with `npm run conformance`.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: '../fixtures/start-product.ts',
  outputDir: '../../test-results/conformance',
  // The last line of its output is the number of passed paths, which npm run nightly records.
  reporter: 'line',
  projects: (journeys.projects ?? []).flatMap(({ name, use }) =>
    name === 'conformance' ? [{ name, use: use ?? {} }] : [],
  ),
});
