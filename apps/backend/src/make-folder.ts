import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/**
 * Creates a folder and its parents one at a time, unless it exists: Node's own `recursive` never ends on file systems such
 * as /proc, which report a missing parent for a new folder, and hides that a disk is read-only.
 */
export const makeFolder = async (path: string): Promise<void> => {
  try {
    await mkdir(path);
  } catch (error) {
    const parent = dirname(path);
    if (codeOf(error) === 'ENOENT' && parent !== path && !(await stat(parent).catch(() => undefined))) {
      await makeFolder(parent);
      await mkdir(path);
    } else if (!(await stat(path).catch(() => undefined))?.isDirectory()) throw error;
  }
};
