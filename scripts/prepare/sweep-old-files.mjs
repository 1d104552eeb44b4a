import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const oldMs = 7 * 24 * 60 * 60_000;

/** Removes files that have not been written for a week from a folder, if the folder exists. */
export const sweepOldFiles = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > oldMs) await rm(file);
  }
};
