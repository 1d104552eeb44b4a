import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/**
 * Every path of the conformance kit, walked on the storefront, where the journeys walk its tours alone. The kit is read
 * from its sources; run it by `npm run conformance`.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: '../fixtures/start-product.ts',
  outputDir: '../../test-results/conformance',
  // Its last line says how many paths passed: npm run nightly keeps it.
  reporter: 'line',
  projects: (journeys.projects ?? []).flatMap(({ name, use }) =>
    name === 'conformance' ? [{ name, use: use ?? {} }] : [],
  ),
});
