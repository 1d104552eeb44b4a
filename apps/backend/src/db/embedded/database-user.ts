import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { EmbeddedDatabaseError, type EmbeddedDatabaseErrorCode } from './embedded-database-error.ts';

const run = promisify(execFile);

/** The system user that the database runs as; undefined for this process's user. */
export interface DatabaseUser {
  readonly uid: number;
  readonly gid: number;
}

const userName = 'postgres';

const lookUp = async (): Promise<DatabaseUser | undefined> => {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', userName]), run('id', ['-g', userName])]);
    return { uid: Number.parseInt(uid.stdout, 10), gid: Number.parseInt(gid.stdout, 10) };
  } catch {
    return undefined;
  }
};

/** PostgreSQL refuses to run as root: in that case the system user `postgres`, created if missing, runs it. */
export const findDatabaseUser = async (): Promise<DatabaseUser | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const known = await lookUp();
  if (known) return known;
  await run('groupadd', [userName]).catch(() => undefined);
  await run('useradd', ['-g', userName, userName]).catch(() => undefined);
  const made = await lookUp();
  if (made) return made;
  throw new EmbeddedDatabaseError(
    'no_database_user',
    'PostgreSQL does not run as root, and the system user "postgres" could not be made. ' +
      'Start as an ordinary user, add that user, or set DATABASE_URL to a PostgreSQL of yours.',
  );
};

const canEnter = (folder: { uid: number; gid: number; mode: number }, user: DatabaseUser): boolean => {
  if (folder.uid === user.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === user.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
};

const parentsOf = (path: string): readonly string[] => {
  const parent = dirname(path);
  return parent === path ? [path] : [...parentsOf(parent), parent];
};

/**
 * Checks that the database user can access a path.
 * @throws EmbeddedDatabaseError with the inaccessible folder and the remedy
 */
export const requireReachable = async (
  path: string,
  user: DatabaseUser,
  failure: { readonly code: EmbeddedDatabaseErrorCode; readonly what: string; readonly elsewhere: string },
): Promise<void> => {
  for (const folder of parentsOf(resolve(path))) {
    const found = await stat(folder).catch(() => undefined);
    if (found && !canEnter(found, user)) {
      throw new EmbeddedDatabaseError(
        failure.code,
        `Running as root, the database runs as the system user "postgres", who cannot enter ${folder}, ` +
          `a folder above ${failure.what}. Run "chmod o+x ${folder}", ${failure.elsewhere}, or start as an ordinary user.`,
      );
    }
  }
};

/** Options to start PostgreSQL's programs: as the system user, with English messages. */
export const asDatabaseUser = (user: DatabaseUser | undefined) => ({
  ...(user ? { uid: user.uid, gid: user.gid } : {}),
  cwd: tmpdir(),
  env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
});
