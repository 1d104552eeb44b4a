import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { serverBuild } from '../prepare/bundle-server.mjs';
import { mbOf } from '../prepare/folder-size.mjs';
import { makeFolder } from '../prepare/make-folder.mjs';
import { inRoot } from '../prepare/root.mjs';
import { step } from '../prepare/step.mjs';
import { builtModules } from './built-modules.mjs';
import { keepAssets } from './keep-assets.mjs';
import { unfinished } from './release-folder.mjs';
import { isRead, serverPackages } from './server-packages.mjs';

/** Maximum size of a release without the demo and the files of a previous release, in MB of 1,048,576 bytes. */
const mostMb = 150;

/** The parts of a release; other files in its folder (settings, data, a brand) belong to the operator. */
const parts = ['program', 'node_modules', 'docs', 'store.mjs', 'LICENSE', 'package.json'];

/** Replaces an earlier release, and no other files, with the newly written one. */
const moveIn = (folder, written) => {
  for (const part of parts) {
    rmSync(join(folder, part), { recursive: true, force: true });
    renameSync(join(written, part), join(folder, part));
  }
  rmSync(written, { recursive: true });
};

/** The documentation pages that messages refer operators to. */
const guides = [
  'analytics',
  'branding',
  'catalogue',
  'channels',
  'configuration',
  'content',
  'operations',
  'payment-providers',
  'rates',
  'scaling',
  'security',
];

const copyGuides = (folder) => {
  for (const name of guides) cpSync(inRoot(`docs/${name}.md`), join(folder, 'docs', `${name}.md`));
  for (const name of ['extending', 'recipes']) {
    cpSync(inRoot('docs', name), join(folder, 'docs', name), { recursive: true });
  }
};

const isNoMap = (path) => !path.endsWith('.map');

/** Whether a path below a build's folder belongs to its last build: a folder, or a module that the entries import. */
const isOfBuild = (build, entries) => {
  const modules = builtModules(inRoot(build), entries);
  return (path) => !/\.(?:js|map)$/.test(path) || modules.has(path);
};

const copyProgram = (folder, withDemo) => {
  const copy = (from, to, filter) =>
    cpSync(inRoot(from), join(folder, 'program', to), { recursive: true, ...(filter && { filter }) });
  const programs = Object.keys(serverBuild.entryPoints).map((name) => `${name}.js`);
  copy('dist/server', 'server', isOfBuild('dist/server', programs));
  copy('apps/storefront/dist/server', 'storefront/server', isOfBuild('apps/storefront/dist/server', ['server.js']));
  copy('apps/storefront/dist/client', 'storefront/client', isNoMap);
  copy('apps/backend/src/db/migrations', 'migrations');
  if (withDemo) {
    copy('packages/seed/pictures/masters', 'demo/masters');
    copy('packages/seed/pictures/masters.json', 'demo/masters.json');
    copy('packages/seed/data', 'demo/data');
    copy('packages/seed/brand', 'demo/brand');
  }
  copy('dist/.built-from', 'built-from');
};

const copyPackages = async (folder) => {
  for (const path of await serverPackages()) {
    cpSync(inRoot(path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => isRead(source.slice(inRoot(path).length)),
    });
  }
};

/** package.json scripts with the names that messages use: `npm run order`, `npm start`. */
const scripts = () => {
  const commands = Object.keys(serverBuild.entryPoints).filter((name) => name !== 'serve');
  return {
    start: 'node store.mjs',
    ...Object.fromEntries(commands.map((name) => [name, `node store.mjs ${name}`])),
  };
};

const packageJson = () => {
  const { version, license, engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return { name: 'ironcart-release', private: true, version, license, type: 'module', engines, scripts: scripts() };
};

/**
 * Writes a folder that runs a store without the repository: both builds and the packages that they load.
 * @param folder one that `requireFolders` has checked: an earlier release in it is replaced; settings and data beside
 *   it stay
 * @param options.withDemo whether to include the demo's data and pictures
 * @param options.previous folder of the release in use, whose pages' files are kept; default: none
 * @returns its size
 * @throws Error if the release is too large
 */
export const writeRelease = async (folder, { withDemo, previous }) => {
  const written = join(folder, unfinished);
  rmSync(written, { recursive: true, force: true });
  await step('Writing the release', async () => {
    makeFolder(written);
    copyProgram(written, withDemo);
    if (previous !== undefined) keepAssets(written, previous);
    await copyPackages(written);
    copyGuides(written);
    cpSync(inRoot('scripts/release/store.mjs'), join(written, 'store.mjs'));
    cpSync(inRoot('LICENSE'), join(written, 'LICENSE'));
    writeFileSync(join(written, 'package.json'), `${JSON.stringify(packageJson(), undefined, 2)}\n`);
    moveIn(folder, written);
  });
  const mb = parts.reduce((sum, part) => sum + mbOf(join(folder, part)), 0);
  const isPlain = !withDemo && previous === undefined;
  if (isPlain && mb > mostMb)
    throw new Error(`The release has ${mb} MB; at most ${mostMb} are allowed (${process.platform}).`);
  return { mb };
};
