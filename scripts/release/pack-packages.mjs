import { mkdirSync } from 'node:fs';
import { buildPackages, publishedPackages } from '../prepare/build.mjs';
import { root } from '../prepare/root.mjs';
import { run } from '../prepare/step.mjs';

/** Published packages that consist of their sources. */
const unbuilt = ['create-ironcart'];

/**
 * Builds the published packages and packs each into a folder, as `npm publish` would send it.
 * @param {string} folder
 * @returns {Promise<{ name: string, version: string, filename: string, files: { path: string }[], size: number, unpackedSize: number }[]>}
 * npm's record of each, sizes in bytes
 */
export const packPackages = async (folder) => {
  await buildPackages();
  mkdirSync(folder, { recursive: true });
  const workspaces = [...publishedPackages, ...unbuilt].map((name) => `--workspace=packages/${name}`);
  const output = await run(
    'npm',
    ['pack', '--json', '--loglevel=silent', '--ignore-scripts', `--pack-destination=${folder}`, ...workspaces],
    { cwd: root },
  );
  return Object.values(JSON.parse(output.slice(output.search(/[[{]/))));
};
