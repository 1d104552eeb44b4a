import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/prepare/chromium.mjs';

const executablePath = findChromium();

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/**
 * Journeys run against the product as `npm start` starts it, on phone and desktop. The longest come first: the tours of
 * the conformance kit, which is read from its sources (`npm run journeys`).
 */
export default defineConfig({
  testDir: './specs',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './fixtures/start-product.ts',
  fullyParallel: true,
  // One more than the cores of the smallest machine, because journeys mostly wait.
  workers: 3,
  // Only a page that never arrives takes this long: a slow machine is not a failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A journey that needs a retry is a failure to report and fix.
  retries: 0,
  reporter: [['line'], ['json']],
  use: {
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: chromiumArguments,
    },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Traces slow every journey; `npm run journeys -- --trace=on` records a failed one again.
    trace: 'off',
    // A worker would answer requests that journeys delay or change; its own journeys enable it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  projects: [
    { name: 'conformance', testDir: './conformance', testMatch: '*tours.e2e.ts', use: desktop },
    { name: 'desktop', use: desktop },
    // Tests that are equal at every width are tagged, and run on the desktop only.
    { name: 'phone', grepInvert: /@one-width/, use: { ...devices['Pixel 7'], viewport: { width: 375, height: 812 } } },
  ],
});
