import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { requireFolderName } from './folder-name.mjs';
import { missingPackages, optionalToolPackages, shares } from './installed-packages.mjs';
import { inRoot, root } from './root.mjs';
import { run, step } from './step.mjs';

const lockFile = inRoot('package-lock.json');
const npmsOwnList = inRoot('node_modules/.package-lock.json');
const stampFile = inRoot('node_modules/.ironcart-installed');

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const packagesIn = (text) => (text === undefined ? {} : JSON.parse(text).packages);

/** Drops packages that npm's list names but that have been deleted since. */
const thereStill = (packages) =>
  Object.fromEntries(Object.entries(packages).filter(([path]) => existsSync(inRoot(path))));

/** A check's result stays valid until npm or the lock file changes something. */
const stampOf = (share, lock, list) => {
  const digest = createHash('sha256').update(lock).update(list).digest('hex');
  return `${share} ${digest}`;
};

/** Whether a share is installed as the lock file requires, according to npm's list of installed packages. */
const isInstalled = (share) => {
  const lock = readFileSync(lockFile, 'utf8');
  const list = readIfThere(npmsOwnList);
  if (list === undefined) return false;
  const stamps = readIfThere(stampFile)?.split('\n') ?? [];
  if (stamps.includes(stampOf(share, lock, list))) return true;
  if (missingPackages(share, packagesIn(lock), thereStill(packagesIn(list))).length > 0) return false;
  const noted = shares.filter((other) => other === share || stamps.includes(stampOf(other, lock, list)));
  writeFileSync(stampFile, noted.map((other) => stampOf(other, lock, list)).join('\n'));
  return true;
};

/** Whether any package that only the tools need is installed; if so, the tools are kept. */
const hasTools = () => Object.values(packagesIn(readIfThere(npmsOwnList))).some((installed) => installed.dev === true);

const npm = (label, ...args) =>
  step(label, () => run('npm', [...args, '--include=optional', '--no-audit', '--no-fund'], { cwd: root }));

/**
 * Makes node_modules match the lock file. If packages are installed, only the differences are changed: a running store
 * keeps its files, which `npm ci` would delete first.
 */
const installShare = async (label, width) => {
  if (!existsSync(npmsOwnList)) {
    await npm(label, 'ci', width);
    return;
  }
  // `npm install` alone would accept a lock file that contradicts package.json.
  await run('npm', ['ci', '--dry-run', width], { cwd: root });
  await npm(label, 'install', '--no-save', width);
};

/**
 * Removes the optional packages of the tools, which npm installs despite `--omit=dev` because a package of the store
 * names them as optional peers (TypeScript alone has 24 MB).
 */
const removeOptionalTools = () => {
  for (const path of optionalToolPackages(packagesIn(readFileSync(lockFile, 'utf8')))) {
    rmSync(inRoot(path), { recursive: true, force: true });
  }
};

/**
 * Installs what is needed to build, serve and operate the store, unless exactly that is already installed. The result
 * does not depend on NODE_ENV or on the machine's npm settings.
 * @throws Error if nothing can be built in this folder
 */
export const installStore = async () => {
  requireFolderName();
  if (isInstalled('store')) return;
  if (hasTools()) return installTools();
  await installShare('Installing what the store needs', '--omit=dev');
  removeOptionalTools();
};

/**
 * Installs all packages: those of the store and the tools that test, measure and document it.
 * @throws Error if nothing can be built in this folder
 */
export const installTools = async () => {
  requireFolderName();
  if (isInstalled('tools')) return;
  await installShare(isInstalled('store') ? 'Installing the tools' : 'Installing dependencies', '--include=dev');
};
