import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { inRoot, root } from './root.mjs';

const notSources = new Set(['node_modules', 'dist', 'art', 'storybook-static', '.storybook']);
const isNoInput = /\.(test|stories)\.[tj]sx?$|\.(md|txt)$/;

const byName = (left, right) => (left.name < right.name ? -1 : 1);

const filesIn = (folder, isInput) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notSources.has(name) && isInput(`${folder}/${name}`))
    .sort(byName)
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(path, isInput) : path;
    });

const everyFileOf = ({ sources, isInput = (path) => !isNoInput.test(path) }) =>
  sources
    .map((source) => inRoot(source))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path, isInput) : path));

/** A digest of every file's content: equal digests give the same build on any machine. */
const contentDigest = (built) => {
  const digest = createHash('sha256');
  for (const file of everyFileOf(built)) digest.update(relative(root, file)).update(readFileSync(file));
  return digest.digest('hex');
};

/** A digest of every file's size and times: while it is unchanged on a machine, no file has to be read. */
const listingDigest = (built) => {
  const lines = everyFileOf(built).map((file) => {
    const { size, mtimeMs, ctimeMs } = statSync(file);
    return `${file} ${size} ${mtimeMs} ${ctimeMs}`;
  });
  return createHash('sha256').update(lines.join('\n')).digest('hex');
};

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * Builds, unless the last build used exactly these sources and still exists.
 * @param built `sources` and `outputs` are paths in the repository; `stampFile` stores the digests of the last build;
 *   `isInput(path)` is false for files and folders that the build does not read, by default tests and texts
 * @param force builds in any case
 */
export const buildOnce = async (built, force, build) => {
  const { stampFile, outputs } = built;
  const listingFile = `${stampFile}.listing`;
  const listing = listingDigest(built);
  const stamp = outputs.every((output) => existsSync(inRoot(output))) ? readIfThere(stampFile) : undefined;
  const isCurrent = !force && stamp !== undefined;
  if (isCurrent && readIfThere(listingFile) === `${listing} ${stamp}`) return;
  const digest = contentDigest(built);
  if (!isCurrent || stamp !== digest) {
    await build();
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, digest);
  }
  writeFileSync(listingFile, `${listing} ${digest}`);
};
