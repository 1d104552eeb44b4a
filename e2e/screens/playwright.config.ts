import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

const desktop = journeys.projects?.find(({ name }) => name === 'desktop');

/**
 * Takes screenshots of the store's screens at three widths, light and dark: `npm run screens`, or a part of them by
 * `npm run screens -- --grep checkout`.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: './start-and-write-sheet.ts',
  outputDir: '../../test-results/screens',
  reporter: 'line',
  // Six screenshots of each screen, of whole pages.
  timeout: 600_000,
  projects: [{ name: 'screens', use: desktop?.use ?? {} }],
});
