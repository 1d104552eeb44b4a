import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { missingPackages, shares } from './installed-packages.mjs';
import { inRoot, root } from './root.mjs';
import { run, step } from './step.mjs';

const lockFile = inRoot('package-lock.json');
const npmsOwnList = inRoot('node_modules/.package-lock.json');
const stampFile = inRoot('node_modules/.ironcart-installed');

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const packagesIn = (text) => (text === undefined ? undefined : JSON.parse(text).packages);

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
  if (missingPackages(share, packagesIn(lock), packagesIn(list)).length > 0) return false;
  const noted = shares.filter((other) => other === share || stamps.includes(stampOf(other, lock, list)));
  writeFileSync(stampFile, noted.map((other) => stampOf(other, lock, list)).join('\n'));
  return true;
};

/** Whether any of what only the tools need is there: whoever had the tools keeps them. */
const hasTools = () =>
  Object.values(packagesIn(readIfThere(npmsOwnList)) ?? {}).some((installed) => installed.dev === true);

const npm = (label, ...args) => step(label, () => run('npm', [...args, '--no-audit', '--no-fund'], { cwd: root }));

/**
 * Installs what the store needs, to be built, served and operated, unless exactly that is installed already. How much it
 * is does not depend on NODE_ENV or on npm's settings of the machine.
 */
export const installStore = async () => {
  if (isInstalled('store')) return;
  if (hasTools()) return installTools();
  await npm('Installing what the store needs', 'ci', '--omit=dev', '--include=optional');
};

/**
 * Installs everything: what the store needs, and the tools that test, measure and document it. A store that runs
 * meanwhile keeps its files: where its share is there, only the rest is added.
 */
export const installTools = async () => {
  if (isInstalled('tools')) return;
  if (!isInstalled('store')) {
    await npm('Installing dependencies', 'ci', '--include=dev', '--include=optional');
    return;
  }
  // `npm ci` would empty node_modules first; `npm install` would accept a lock file that does not agree with package.json.
  await run('npm', ['ci', '--dry-run', '--include=dev'], { cwd: root });
  await npm('Installing the tools', 'install', '--no-save', '--include=dev', '--include=optional');
};
