import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, step } from './step.mjs';

/**
 * Installs the packages that only one command needs, from the lock file in its own folder, on the first run, so that
 * neither the product nor its tests need them.
 * @throws Error with npm's message, for example without a network
 */
export const installApart = async (folder, label) => {
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  await step(label, () => run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder }));
};
