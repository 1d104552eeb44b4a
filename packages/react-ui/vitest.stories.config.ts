import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The installed Chromium; nothing is downloaded. `CHROME_PATH` overrides it. */
const chromiumPath =
  process.env.CHROME_PATH ??
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)))
    .find(isExecutable);

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Every story is a test: it renders in Chromium, its play function passes and axe reports nothing. */
export default defineConfig({
  root: folder,
  plugins: [storybookTest({ configDir: join(folder, '.storybook') })],
  resolve: { conditions: ['@ironcart/source', 'module', 'browser', 'import', 'default'] },
  // The state atlas searches the machines: if Vite discovered it only while a story runs, it would reload everything.
  optimizeDeps: { include: ['xstate/graph'] },
  test: {
    name: 'stories',
    // A story of the state atlas renders several hundred states, which takes long on a busy machine.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
          args: [
            '--no-sandbox',
            '--disable-dev-shm-usage',
            '--disable-background-networking',
            '--disable-component-update',
            // Software rendering for the 3-D views on machines without a graphics card.
            '--enable-unsafe-swiftshader',
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
