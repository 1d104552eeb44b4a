import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { keepOthersOutside } from '../../scripts/prepare/bundle-server.mjs';
import { inRoot } from '../../scripts/prepare/root.mjs';

/**
 * Bundles the program of the processes to be killed, because hundreds of them are started; node_modules are not
 * bundled.
 */
export const bundleChild = async (): Promise<{ readonly file: string; remove(): Promise<void> }> => {
  const cache = inRoot('node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'ironcart-chaos-'));
  const file = join(folder, 'placing-child.mjs');
  await build({
    entryPoints: [inRoot('lab/chaos/placing-child.ts')],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@ironcart/source'],
    plugins: [keepOthersOutside],
    logLevel: 'error',
  });
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
};
