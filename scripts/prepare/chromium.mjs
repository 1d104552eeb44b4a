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

/** The path of a Chromium on this machine: CHROMIUM_PATH, else one on PATH; undefined where there is none. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...names.flatMap(onPath), ...macApplications].find(
    (candidate) => candidate !== undefined && candidate !== '' && isExecutable(candidate),
  );

/**
 * What a browser under test does without. The last list of features that it is given is the only one it knows, so this
 * one repeats what of Playwright's own (1.65) concerns a page; the address bar's suggestions are pages in processes of
 * their own, which a test never sees and which cost more than an empty page does.
 */
const featuresWithout = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ...['PreconnectToSearch', 'LensOverlay', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

/** How tests start Chromium: as root, in a container, asking nobody but the page for anything. */
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
 * Finds Chromium, or installs the system's package where this user may.
 * @throws Error saying how to install it elsewhere.
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
