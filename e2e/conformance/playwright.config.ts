import { defineConfig, devices } from '@playwright/test';
import journeys from '../playwright.config.ts';

/**
 * The paths of the conformance kit, walked on the storefront. The kit is read from its sources; run it by
 * `npm run conformance`.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: '../fixtures/start-product.ts',
  outputDir: '../../test-results/conformance',
  projects: [{ name: 'conformance', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } }],
});
