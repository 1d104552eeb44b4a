import { readFileSync } from 'node:fs';
import { buildOnce } from './build-once.mjs';
import { inRoot, root } from './root.mjs';
import { run, step } from './step.mjs';

/** Published packages. */
export const publishedPackages = [
  'core',
  'pricing',
  'tax',
  'api',
  'checkout-machines',
  'shop-machines',
  'gym-builder',
  'react-ui',
];

const application = {
  outputs: ['dist/server'],
  stampFile: inRoot('dist/.built-from'),
  sources: ['packages', 'apps', 'scripts', 'package-lock.json', 'tsconfig.base.json'],
};

/** A published package is built from its own files and those of the packages it depends on. */
const packageNamed = (name) => {
  const { dependencies = {} } = JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8'));
  const needed = publishedPackages.filter((other) => dependencies[`@ironcart/${other}`] !== undefined);
  return {
    outputs: [`packages/${name}/dist`],
    stampFile: inRoot(`dist/.${name}-built-from`),
    sources: [
      ...[name, ...needed].map((it) => `packages/${it}`),
      ...['package-lock.json', 'tsconfig.base.json', 'tsup.base.ts'],
    ],
  };
};

/** Builds the storefront and the server into dist folders, unless they were built from exactly these sources. */
export const buildApplication = ({ force = false } = {}) =>
  buildOnce(application, force, async () => {
    const { sweepOldFiles } = await import('./sweep-old-files.mjs');
    for (const folder of ['dist/server', 'apps/storefront/dist/server']) await sweepOldFiles(inRoot(folder));
    await step('Building the storefront for browsers', () => run('node', ['apps/storefront/build.mjs'], { cwd: root }));
    const { bundleServer } = await import('./bundle-server.mjs');
    await step('Building the server', bundleServer);
  });

/** Builds every published package to ESM, CommonJS and types, unless it was built from exactly these sources. */
export const buildPackages = async ({ force = false } = {}) => {
  for (const name of publishedPackages) {
    await buildOnce(packageNamed(name), force, () =>
      step(`Building @ironcart/${name}`, () => run('npm', ['run', 'build'], { cwd: inRoot('packages', name) })),
    );
  }
};
