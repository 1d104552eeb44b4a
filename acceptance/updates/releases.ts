import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../../scripts/prepare/root.mjs';

const git = (folder: string, ...words: readonly string[]): string =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * Earlier releases redirect a request for a file of another release, and a proxy then does not ask the other process.
 */
const supportedSince = 'apps/storefront/app/compose/assets/missing-asset.ts';

/**
 * The commit that represents the previous release: the last tag of a version, or else the parent of the last commit
 * that changed the database's migrations, but none before updates without an outage were supported. Undefined without
 * Git's history.
 */
export const previousCommit = (): string | undefined => {
  try {
    const [tag] = git(root, 'tag', '--list', 'v*', '--sort=-v:refname', '--merged', 'HEAD').split('\n');
    if (tag) return tag;
    const migrated = git(root, 'log', '-1', '--format=%H', '--', 'apps/backend/src/db/migrations');
    const supported = git(root, 'log', '-1', '--format=%H', '--diff-filter=A', '--', supportedSince);
    return git(root, 'rev-list', '--no-walk=sorted', '--max-count=1', `${migrated}^`, supported);
  } catch {
    return undefined;
  }
};

const release = (folder: string, ...words: readonly string[]): void => {
  execFileSync(process.execPath, ['scripts/release.mjs', ...words, '--demo'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: undefined },
  });
};

/** Checks out a commit's files in a separate folder, without installed packages. */
export const cloneOf = (commit: string, folder: string): string => {
  const clone = join(folder, 'repository');
  git(folder, 'clone', '--quiet', root, clone);
  git(clone, 'checkout', '--quiet', commit);
  return clone;
};

/** Builds a commit's release like its operator: from a clone, with the packages of that time. */
export const releaseOf = (commit: string, folder: string): string => {
  const clone = cloneOf(commit, folder);
  const written = join(folder, 'previous');
  release(clone, written);
  return written;
};

/** Builds the release of this working tree as the successor of another. */
export const releaseAfter = (previous: string, folder: string): string => {
  const written = join(folder, 'next');
  release(root, written, '--after', previous);
  return written;
};
