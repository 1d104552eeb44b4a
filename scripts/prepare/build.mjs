import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
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

const notSources = new Set(['node_modules', 'dist', 'art', 'storybook-static', '.storybook']);
const isNoInput = /\.(test|stories)\.[tj]sx?$|\.(md|txt)$/;

const byName = (left, right) => (left.name < right.name ? -1 : 1);

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notSources.has(name) && !isNoInput.test(name))
    .sort(byName)
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(path) : path;
    });

const everyFileOf = (sources) =>
  sources.map((source) => inRoot(source)).flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : path));

/** A digest of every file's content: equal digests give the same build on any machine. */
const contentDigest = (sources) => {
  const digest = createHash('sha256');
  for (const file of everyFileOf(sources)) digest.update(relative(root, file)).update(readFileSync(file));
  return digest.digest('hex');
};

/** A digest of every file's size and times: while it is unchanged on a machine, no file has to be read. */
const listingDigest = (sources) => {
  const lines = everyFileOf(sources).map((file) => {
    const { size, mtimeMs, ctimeMs } = statSync(file);
    return `${file} ${size} ${mtimeMs} ${ctimeMs}`;
  });
  return createHash('sha256').update(lines.join('\n')).digest('hex');
};

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Builds, unless the last build used exactly these sources and still exists. */
const buildOnce = async ({ stampFile, sources, outputs }, force, build) => {
  const listingFile = `${stampFile}.listing`;
  const listing = listingDigest(sources);
  const stamp = outputs.every((output) => existsSync(inRoot(output))) ? readIfThere(stampFile) : undefined;
  const isCurrent = !force && stamp !== undefined;
  if (isCurrent && readIfThere(listingFile) === `${listing} ${stamp}`) return;
  const digest = contentDigest(sources);
  if (!isCurrent || stamp !== digest) {
    await build();
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, digest);
  }
  writeFileSync(listingFile, `${listing} ${digest}`);
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
