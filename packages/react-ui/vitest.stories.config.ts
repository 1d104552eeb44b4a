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

/** The Chromium that the machine brings; nothing is downloaded. `CHROME_PATH` names another. */
const chromiumPath =
  process.env.CHROME_PATH ??
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)))
    .find(isExecutable);

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Every story is a test: it renders in Chromium, its play function passes and axe finds nothing. */
export default defineConfig({
  root: folder,
  plugins: [storybookTest({ configDir: join(folder, '.storybook') })],
  resolve: { conditions: ['@ironcart/source', 'module', 'browser', 'import', 'default'] },
  // The state atlas searches the machines: found only while a story runs, it would make the browser load everything anew.
  optimizeDeps: { include: ['xstate/graph'] },
  test: {
    name: 'stories',
    // A story of the state atlas shows some hundred states, which takes its time on a busy machine.
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
            // The 3-D views draw on machines without a graphics card, too.
            '--enable-unsafe-swiftshader',
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
