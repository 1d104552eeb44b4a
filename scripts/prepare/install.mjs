import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { missingPackages, shares } from './installed-packages.mjs';
import { inRoot, root } from './root.mjs';
import { run, step } from './step.mjs';

const lockFile = inRoot('package-lock.json');
const npmsOwnList = inRoot('node_modules/.package-lock.json');
const stampFile = inRoot('node_modules/.ironcart-installed');

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const packagesIn = (text) => (text === undefined ? {} : JSON.parse(text).packages);

/** What npm has noted and somebody has removed since is not installed. */
const thereStill = (packages) =>
  Object.fromEntries(Object.entries(packages).filter(([path]) => existsSync(inRoot(path))));

/** What has been checked once holds until npm or the lock file changes something. */
const stampOf = (share, lock, list) => {
  const digest = createHash('sha256').update(lock).update(list).digest('hex');
  return `${share} ${digest}`;
};

/** Whether a share is installed as the lock file says, by npm's own list of what it has installed. */
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

/** Whether any of what only the tools need is there: whoever had the tools keeps them. */
const hasTools = () => Object.values(packagesIn(readIfThere(npmsOwnList))).some((installed) => installed.dev === true);

const npm = (label, ...args) =>
  step(label, () => run('npm', [...args, '--include=optional', '--no-audit', '--no-fund'], { cwd: root }));

/**
 * Makes node_modules what the lock file says. Where something is installed, only what differs is touched: a store that
 * runs from it keeps its files, which `npm ci` would take away first.
 */
const installShare = async (label, width) => {
  if (!existsSync(npmsOwnList)) {
    await npm(label, 'ci', width);
    return;
  }
  // `npm install` alone would accept a lock file that does not agree with package.json.
  await run('npm', ['ci', '--dry-run', width], { cwd: root });
  await npm(label, 'install', '--no-save', width);
};

/**
 * Installs what the store needs, to be built, served and operated, unless exactly that is installed already. How much it
 * is does not depend on NODE_ENV or on npm's settings of the machine.
 */
export const installStore = async () => {
  if (isInstalled('store')) return;
  if (hasTools()) return installTools();
  await installShare('Installing what the store needs', '--omit=dev');
};

/** Installs everything: what the store needs, and the tools that test, measure and document it. */
export const installTools = async () => {
  if (isInstalled('tools')) return;
  await installShare(isInstalled('store') ? 'Installing the tools' : 'Installing dependencies', '--include=dev');
};
