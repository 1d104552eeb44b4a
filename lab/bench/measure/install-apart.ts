import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, step } from '../../../scripts/prepare/step.mjs';

/**
 * Installs what only a measurement needs, from the lock of its own folder, at the first run: neither the product nor its
 * tests wait for it.
 * @throws Error with npm's words, as without a network
 */
export const installApart = async (folder: string, label: string): Promise<void> => {
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  await step(label, () => run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder }));
};
