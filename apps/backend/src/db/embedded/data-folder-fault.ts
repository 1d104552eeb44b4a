import { makeFolder } from '../../make-folder.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

/** Sentences about a folder for file system errors, each with the remedy. */
const sentences: Readonly<Record<string, (path: string) => string>> = {
  ENOTDIR: (path) =>
    `A file stands where ${path} needs a folder: move that file away, or set IRONCART_DATA_DIR to another folder.`,
  EEXIST: (path) =>
    `A file stands where ${path} needs a folder: move that file away, or set IRONCART_DATA_DIR to another folder.`,
  EISDIR: (path) =>
    `A folder stands where ${path} needs a file: move that folder away, or set IRONCART_DATA_DIR to another folder.`,
  ERR_FS_EISDIR: (path) =>
    `A folder stands where ${path} needs a file: move that folder away, or set IRONCART_DATA_DIR to another folder.`,
  ENOENT: (path) => `${path} cannot be made here: set IRONCART_DATA_DIR to a folder on a disk of this machine.`,
  EACCES: (path) =>
    `This user may not read and write ${path}: make it the owner of the folder (chown -R), or set IRONCART_DATA_DIR to another folder.`,
  EPERM: (path) =>
    `This user may not read and write ${path}: make it the owner of the folder (chown -R), or set IRONCART_DATA_DIR to another folder.`,
  EROFS: (path) =>
    `${path} is on a disk that is mounted read-only: mount it writable, or set IRONCART_DATA_DIR to another folder.`,
  ENOSPC: (path) =>
    `The disk that holds ${path} is full: free some space, or set IRONCART_DATA_DIR to a folder on another disk.`,
  EDQUOT: (path) =>
    `The quota of the disk that holds ${path} is used up: free some space, or set IRONCART_DATA_DIR to a folder on another disk.`,
  ELOOP: (path) =>
    `${path} is a link that leads to itself: correct the link, or set IRONCART_DATA_DIR to another folder.`,
  ENAMETOOLONG: (path) => `The path ${path} is too long for this system: set IRONCART_DATA_DIR to a shorter one.`,
};

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/**
 * Runs work on the data folder; explains file system errors in a sentence.
 * @param path the file or folder concerned
 * @throws EmbeddedDatabaseError data_directory_unusable
 */
export const onDataFolder = async <T>(path: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const sentence = sentences[codeOf(error) ?? '']?.(path);
    if (sentence === undefined) throw error;
    throw new EmbeddedDatabaseError('data_directory_unusable', sentence, { cause: error });
  }
};

/**
 * Creates a folder with its parents unless it exists.
 * @throws EmbeddedDatabaseError data_directory_unusable
 */
export const makeDataFolder = (path: string): Promise<void> => onDataFolder(path, () => makeFolder(path));
