import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPackages, publishedPackages } from '../prepare/build.mjs';
import { inRoot, root } from '../prepare/root.mjs';
import { run } from '../prepare/step.mjs';

/** Published packages that consist of their sources. */
const unbuilt = ['create-ironcart'];

/**
 * An export without the condition that leads to its source file, which is not published.
 * @param {string | Record<string, unknown>} target
 */
const withoutSource = (target) => {
  if (typeof target === 'string') return target;
  const { '@ironcart/source': _source, ...published } = target;
  return published;
};

/**
 * A package.json for adopters: without the repository's export condition, scripts and development dependencies.
 * @param {Record<string, unknown>} manifest
 */
const publishedManifest = ({ scripts: _scripts, devDependencies: _devDependencies, ...manifest }) =>
  manifest.exports === undefined
    ? manifest
    : {
        ...manifest,
        exports: Object.fromEntries(
          Object.entries(manifest.exports).map(([entry, target]) => [entry, withoutSource(target)]),
        ),
      };

/** Copies a package without its dependencies, and without its sources unless it consists of them. */
const copyPackage = (name, folder) => {
  const source = inRoot('packages', name);
  const excluded = (unbuilt.includes(name) ? ['node_modules'] : ['node_modules', 'src']).map((it) =>
    path.join(source, it),
  );
  cpSync(source, folder, { recursive: true, filter: (file) => !excluded.includes(file) });
  const file = path.join(folder, 'package.json');
  writeFileSync(file, `${JSON.stringify(publishedManifest(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`);
};

/**
 * Builds the published packages and packs each into a folder, as `npm publish` sends it.
 * @param {string} folder
 * @returns {Promise<{ name: string, version: string, filename: string, files: { path: string }[], size: number, unpackedSize: number }[]>}
 * npm's record of each, sizes in bytes
 */
export const packPackages = async (folder) => {
  await buildPackages();
  mkdirSync(folder, { recursive: true });
  const copies = mkdtempSync(path.join(tmpdir(), 'ironcart-pack-'));
  try {
    const packages = [...publishedPackages, ...unbuilt].map((name) => path.join(copies, name));
    for (const copy of packages) copyPackage(path.basename(copy), copy);
    const output = await run(
      'npm',
      ['pack', '--json', '--loglevel=silent', '--ignore-scripts', `--pack-destination=${folder}`, ...packages],
      { cwd: root },
    );
    return Object.values(JSON.parse(output.slice(output.search(/[[{]/))));
  } finally {
    rmSync(copies, { recursive: true, force: true });
  }
};
