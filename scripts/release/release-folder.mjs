import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { requireRelease } from './keep-assets.mjs';

/**
 * The folder inside a release's folder in which the new release is written, so that an earlier one stays complete until
 * it is replaced.
 */
export const unfinished = 'release-in-progress';

/** Refuses a folder that contains an earlier release, unless it is to be replaced, or other files. */
const requireRoom = (folder, replaces) => {
  const holds = existsSync(folder) ? readdirSync(folder).filter((name) => name !== unfinished) : [];
  if (holds.length === 0) return;
  if (!existsSync(join(folder, 'program/built-from'))) {
    throw new Error(`${folder} holds other files: give the path of an empty or a new folder.`);
  }
  if (!replaces) {
    throw new Error(
      `${folder} holds a release already. While a store runs from it, give the path of a new folder (docs/recipes/updating.md); otherwise --force replaces it.`,
    );
  }
};

/** Refuses a previous release that is not one, or whose folder is also the new one's. */
const requirePrevious = (folder, previous) => {
  requireRelease(previous);
  if (existsSync(folder) && realpathSync(folder) === realpathSync(previous)) {
    throw new Error(
      `${folder} holds the release that serves now, and its processes load some of its files only when they are needed: give the path of a new folder beside it. See docs/recipes/updating.md.`,
    );
  }
};

/**
 * Checks the folders of a release before anything is installed or built.
 * @param {string} folder of the new release
 * @param {{ previous: string | undefined, replaces: boolean }} options folder of the release in use; whether to replace
 *   a release in `folder`
 * @throws Error if `folder` contains other files, or a release that is not to be replaced, or is the same as
 *   `previous`, or if `previous` contains no release
 */
export const requireFolders = (folder, { previous, replaces }) => {
  if (previous !== undefined) requirePrevious(folder, previous);
  requireRoom(folder, replaces);
};
