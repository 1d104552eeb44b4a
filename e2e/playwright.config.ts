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
  // One more than the cores of the smallest machine: a journey waits for as long as it works.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // At a developer's a journey that needs a second try fails by its name; CI allows one until each is steady there.
  retries: process.env.CI ? 1 : 0,
  reporter: [['line'], ['json']],
  use: {
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: chromiumArguments,
    },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    // Recording every journey slows them all down; `npm run journeys -- --trace=on` records a failure once more.
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  projects: [
    { name: 'conformance', testDir: './conformance', testMatch: 'tours.e2e.ts', use: desktop },
    { name: 'desktop', use: desktop },
    // What is the same at every width is tagged so, and runs on the desktop alone.
    { name: 'phone', grepInvert: /@one-width/, use: { ...devices['Pixel 7'], viewport: { width: 375, height: 812 } } },
  ],
});
