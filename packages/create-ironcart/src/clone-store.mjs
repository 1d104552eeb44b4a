import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CreationError } from './creation-error.mjs';

const git = (...args) => {
  const { error, status, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (error?.code === 'ENOENT')
    throw new CreationError('A store is a clone of the repository, and git is not installed.');
  if (error || status !== 0) throw new CreationError(`git ${args[0]} failed: ${(error?.message ?? stderr).trim()}`);
};

/** The name of a store for a folder: 'my-shop' becomes 'My Shop'. */
const storeNameOf = (folder) =>
  folder
    .normalize()
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    .map(([first, ...rest]) => first.toUpperCase() + rest.join(''))
    .join(' ');

/**
 * Clones the latest commit of the repository, names the remote `upstream`, so that updates can be merged from it, and
 * sets the store's name.
 * @throws CreationError
 */
export const cloneStore = (folder, repository) => {
  git('clone', '--quiet', '--depth', '1', '--origin', 'upstream', repository, folder);
  const brand = { name: storeNameOf(basename(folder)) };
  writeFileSync(join(folder, 'ironcart.brand.json'), `${JSON.stringify(brand, undefined, 2)}\n`);
};
