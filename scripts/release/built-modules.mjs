import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const relativeImport = /["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g;

/**
 * The modules of a build that its entries import, directly or indirectly: the folder also contains those of earlier
 * builds, which running stores may still load.
 * @param folder of the build
 * @param entries file names within it
 * @returns their paths
 */
export const builtModules = (folder, entries) => {
  const found = new Set();
  const waiting = entries.map((name) => join(folder, name));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(relativeImport);
    for (const [, path] of imports) waiting.push(join(dirname(file), path));
  }
  return found;
};
