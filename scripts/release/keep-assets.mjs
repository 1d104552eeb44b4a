import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const assetsOf = (folder) => join(folder, 'program/storefront/client/assets');
const listOf = (folder) => join(folder, 'program/kept-assets.json');

/** The files that a release's own pages load, without those kept from the previous release. */
const ownAssets = (folder) => {
  const list = listOf(folder);
  const kept = new Set(existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []);
  return readdirSync(assetsOf(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(assetsOf(folder).length + 1))
    .filter((path) => !kept.has(path));
};

/** @throws Error if a folder contains no release */
export const requireRelease = (folder) => {
  if (!existsSync(assetsOf(folder))) throw new Error(`${folder} holds no release: give the folder that serves now.`);
};

/**
 * Copies the files that pages of the previous release load into a new one, so that a page that is open during an update
 * can load them. Their names contain a digest of their content, so files of the same name are identical.
 * @param folder of the new release
 * @param previous folder of the release in use
 */
export const keepAssets = (folder, previous) => {
  const own = new Set(ownAssets(folder));
  const kept = ownAssets(previous).filter((path) => !own.has(path));
  for (const path of kept) cpSync(join(assetsOf(previous), path), join(assetsOf(folder), path));
  writeFileSync(listOf(folder), JSON.stringify(kept));
};
