import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, step } from '../../../scripts/prepare/step.mjs';

/**
 * Installs the packages that only a measurement needs, from the lock file in its own folder, on the first run, so that
 * neither the product nor its tests need them.
 * @throws Error with npm's message, for example without a network
 */
export const installApart = async (folder: string, label: string): Promise<void> => {
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  await step(label, () => run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder }));
};
