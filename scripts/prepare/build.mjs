import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inRoot, root } from './root.mjs';
import { run, step } from './step.mjs';

/** The packages that others may install. */
export const publishedPackages = ['core', 'pricing', 'tax', 'api', 'checkout-machines', 'shop-machines', 'react-ui'];

const application = {
  outputs: ['dist/server'],
  stampFile: inRoot('dist/.built-from'),
  sources: ['packages', 'apps', 'scripts', 'package-lock.json', 'tsconfig.base.json'],
};

const packages = {
  outputs: publishedPackages.map((name) => `packages/${name}/dist`),
  stampFile: inRoot('dist/.packages-built-from'),
  sources: ['packages', 'package-lock.json', 'tsconfig.base.json', 'tsup.base.ts'],
};

const notSources = new Set(['node_modules', 'dist', 'art', 'storybook-static', '.storybook']);
const isTest = /\.(test|stories)\.[tj]sx?$/;

function* sourceFiles(path) {
  if (statSync(path).isFile()) {
    if (!isTest.test(path)) yield path;
    return;
  }
  for (const entry of readdirSync(path).sort()) if (!notSources.has(entry)) yield* sourceFiles(join(path, entry));
}

/** A digest over every file of the sources: equal digests build the same. */
const sourceDigest = (sources) => {
  const digest = createHash('sha256');
  for (const source of sources) {
    for (const file of sourceFiles(inRoot(source))) digest.update(relative(root, file)).update(readFileSync(file));
  }
  return digest.digest('hex');
};

/** Builds, unless the last build was made of exactly these sources and is still there. */
const buildOnce = async ({ stampFile, sources, outputs }, force, build) => {
  const digest = sourceDigest(sources);
  const isBuilt = [stampFile, ...outputs.map((output) => inRoot(output))].every((path) => existsSync(path));
  if (!force && isBuilt && readFileSync(stampFile, 'utf8') === digest) return;
  await build();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, digest);
};

/** Builds the storefront and the server into dist folders, unless they were built from exactly these sources. */
export const buildApplication = ({ force = false } = {}) =>
  buildOnce(application, force, async () => {
    await step('Building the storefront for browsers', () => run('node', ['apps/storefront/build.mjs'], { cwd: root }));
    const { bundleServer } = await import('./bundle-server.mjs');
    await step('Building the server', bundleServer);
  });

/** Builds every published package to ESM, CommonJS and types, unless they were built from exactly these sources. */
export const buildPackages = ({ force = false } = {}) =>
  buildOnce(packages, force, async () => {
    for (const name of publishedPackages) {
      await step(`Building @ironcart/${name}`, () =>
        run('npx', ['--no-install', 'tsup'], { cwd: inRoot('packages', name) }),
      );
    }
  });
