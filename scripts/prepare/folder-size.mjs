import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const bytesPerBlock = 512;
const bytesPerMb = 1_048_576;

/**
 * The disk usage of a folder, as `du -sm` counts it: symbolic links are not followed, and a file with several hard
 * links counts once.
 * @returns MB of 1,048,576 bytes
 */
export const mbOf = (folder) => {
  const seen = new Set();
  const bytesOf = (path) => {
    const found = lstatSync(path);
    if (!found.isDirectory() && seen.has(found.ino)) return 0;
    seen.add(found.ino);
    const below = found.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0) : 0;
    return found.blocks * bytesPerBlock + below;
  };
  return Math.round(bytesOf(folder) / bytesPerMb);
};
