import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { run, step } from './step.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

/** Finds a Chromium on this machine: CHROMIUM_PATH, otherwise on PATH; undefined if there is none. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...names.flatMap(onPath), ...macApplications].find(
    (candidate) => candidate !== undefined && candidate !== '' && isExecutable(candidate),
  );

/**
 * Features that a browser under test does not need. Chromium uses only the last list of features it receives, so this
 * list repeats the page-related part of Playwright's own (1.65). The address bar's suggestions run in renderer
 * processes that a test never uses and that cost more than an empty page.
 */
const featuresWithout = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ...['PreconnectToSearch', 'LensOverlay', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

/**
 * Arguments with which tests start Chromium: they work as root and in a container and prevent requests other than the
 * page's own.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  `--disable-features=${featuresWithout.join()}`,
];

const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get').some(isExecutable);

/**
 * Finds Chromium, or installs the system's package if this user is permitted to.
 * @throws Error with instructions for installing it
 */
export const ensureChromium = async () => {
  if (!findChromium() && mayInstall()) {
    await step('Installing Chromium', async () => {
      await run('apt-get', ['update', '-qq']);
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']);
    });
  }
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium and there is none here: install it (Debian: apt-get install chromium; macOS: Google Chrome) or set CHROMIUM_PATH to its program.',
  );
};
