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
