import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inRoot, root } from './root.mjs';
import { run, step } from './step.mjs';

const stampFile = inRoot('dist/.built-from');
const sources = ['packages', 'apps', 'scripts', 'package-lock.json', 'tsconfig.base.json'];
const notSources = new Set(['node_modules', 'dist', 'art', 'storybook-static', '.storybook']);
const isTest = /\.(test|stories)\.[tj]sx?$/;

function* sourceFiles(path) {
  if (statSync(path).isFile()) {
    if (!isTest.test(path)) yield path;
    return;
  }
  for (const entry of readdirSync(path).sort()) if (!notSources.has(entry)) yield* sourceFiles(join(path, entry));
}

/** A digest over every source file of the application: equal digests build the same application. */
const sourceDigest = () => {
  const digest = createHash('sha256');
  for (const source of sources) {
    for (const file of sourceFiles(inRoot(source))) digest.update(relative(root, file)).update(readFileSync(file));
  }
  return digest.digest('hex');
};

/** Builds the storefront and the server into dist folders, unless they were built from exactly these sources. */
export const buildApplication = async ({ force = false } = {}) => {
  const digest = sourceDigest();
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest) return;
  await step('Building the storefront for browsers', () => run('node', ['apps/storefront/build.mjs'], { cwd: root }));
  const { bundleServer } = await import('./bundle-server.mjs');
  await step('Building the server', bundleServer);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, digest);
};

/** The packages that others may install. */
export const publishedPackages = ['core', 'pricing', 'tax', 'api', 'checkout-machines', 'react-ui'];

/** Builds every published package to ESM, CommonJS and types. */
export const buildPackages = async () => {
  for (const name of publishedPackages) {
    await step(`Building @ironcart/${name}`, () =>
      run('npx', ['--no-install', 'tsup'], { cwd: inRoot('packages', name) }),
    );
  }
};
