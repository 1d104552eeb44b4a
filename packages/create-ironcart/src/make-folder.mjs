import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents one at a time, unless it exists: Node's own `recursive` never ends on file systems such
 * as /proc, which report a missing parent for a new folder.
 * @param {string} path
 */
export const makeFolder = (path) => {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  mkdirSync(path);
};
