import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { onDataFolder } from './data-folder-fault.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

/** The paths of an embedded database within its data folder. */
export interface ClusterFolder {
  readonly dataDir: string;
  /** PostgreSQL's data directory. */
  readonly clusterDir: string;
  readonly passwordFile: string;
}

export const clusterFolderIn = (dataDir: string): ClusterFolder => ({
  dataDir,
  clusterDir: join(dataDir, 'postgres'),
  passwordFile: join(dataDir, 'database-password'),
});

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** undefined for a missing file. */
const ifThere = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

const damaged = (what: string): EmbeddedDatabaseError =>
  new EmbeddedDatabaseError(
    'data_directory_damaged',
    `${what} Put it back from a copy of the folder, or set IRONCART_DATA_DIR to a new folder and run ` +
      '"npm run restore -- FILE" with a backup. Nothing was changed.',
  );

/** The password of the database's superuser; undefined if none is stored. */
export const readPassword = ({ passwordFile }: ClusterFolder): Promise<string | undefined> =>
  onDataFolder(passwordFile, () => ifThere(readFile(passwordFile, 'utf8')));

/**
 * Checks whether a data folder contains a complete database; changes nothing.
 * @returns its password; undefined if the folder contains no database yet
 * @throws EmbeddedDatabaseError data_directory_damaged, data_directory_unusable
 */
export const inspectCluster = async (folder: ClusterFolder): Promise<string | undefined> => {
  const { clusterDir, passwordFile } = folder;
  const files = await onDataFolder(clusterDir, () => ifThere(readdir(clusterDir)));
  if (files === undefined || files.length === 0) return undefined;
  const version = await onDataFolder(clusterDir, () => ifThere(stat(join(clusterDir, 'PG_VERSION'))));
  if (version === undefined) throw damaged(`The database in ${clusterDir} lacks its file PG_VERSION.`);
  const password = await readPassword(folder);
  if (password === undefined)
    throw damaged(`The file ${passwordFile}, which opens the database beside it, is missing.`);
  if (password === '') throw damaged(`The file ${passwordFile}, which opens the database beside it, is empty.`);
  return password;
};
