import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, root } from './root.mjs';
import { run, step } from './step.mjs';

const stampFile = inRoot('node_modules/.ironcart-installed');

const lockDigest = () =>
  createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');

const isInstalled = (digest) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest;

/**
 * Installs the dependencies from the lock file unless exactly these are installed already. The builder is one of the
 * development dependencies, which npm leaves out where a caller has set NODE_ENV to production or `omit` to dev.
 */
export const installDependencies = async () => {
  const digest = lockDigest();
  if (isInstalled(digest)) return;
  await step('Installing dependencies', () =>
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root }),
  );
  writeFileSync(stampFile, digest);
};
