import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, step } from './step.mjs';

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether the packages of a folder's lock file are installed in their versions; optional ones are for other systems.
 */
export const isInstalledApart = (folder) => {
  const record = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesIn(record);
  return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
};

/**
 * Installs the packages that only one command needs, from the lock file in its own folder, on the first run and when the lock
 * file has changed, so that neither the product nor its tests need them.
 * @throws Error with npm's message, for example without a network
 */
export const installApart = async (folder, label) => {
  if (isInstalledApart(folder)) return;
  await step(label, () => run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder }));
};
