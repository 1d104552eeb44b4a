import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type ClusterFolder, readPassword } from './cluster-folder.ts';
import { onDataFolder } from './data-folder-fault.ts';
import { asDatabaseUser, type DatabaseUser } from './database-user.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { startFaultOf } from './start-fault.ts';

/** The superuser of every embedded database. */
export const superuser = 'ironcart';

const runInitdb = (binaries: PostgresBinaries, target: string, passwordFile: string, user: DatabaseUser | undefined) =>
  new Promise<void>((done, fail) => {
    const child = spawn(
      binaries.initdb,
      [
        `--pgdata=${target}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...asDatabaseUser(user), stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) return done();
      const known = startFaultOf(target, '', complaint.split('\n'));
      fail(
        known.code === 'start_failed'
          ? new EmbeddedDatabaseError('initialisation_failed', `The database could not be set up: ${complaint}`)
          : known,
      );
    });
  });

/**
 * Removes the folders of initialisations that were killed. One whose `initdb` outlived its process may resist: that
 * program then ends for want of its files and removes the rest.
 */
const removeUnfinished = async (clusterDir: string): Promise<void> => {
  const names = await readdir(dirname(clusterDir)).catch(() => []);
  const unfinished = names.filter((name) => name.startsWith(`${basename(clusterDir)}.new`));
  const remove = (name: string) => rm(join(dirname(clusterDir), name), { recursive: true, force: true });
  await Promise.allSettled(unfinished.map(remove));
};

/**
 * Creates the cluster in a temporary folder and renames it, so that a kill leaves nothing incomplete. The folder has a
 * random name, since the `initdb` of a killed process may still write into its own. A stored password is reused, so that
 * a cluster that is moved back can still be opened.
 * @returns the password
 */
export const initialiseCluster = async (
  folder: ClusterFolder,
  binaries: PostgresBinaries,
  user: DatabaseUser | undefined,
): Promise<string> => {
  const { clusterDir, passwordFile } = folder;
  const target = `${clusterDir}.new-${randomBytes(4).toString('hex')}`;
  const readablePassword = `${passwordFile}.new`;
  try {
    const kept = await readPassword(folder);
    const password = kept || randomBytes(24).toString('base64url');
    await removeUnfinished(clusterDir);
    await onDataFolder(clusterDir, async () => {
      await mkdir(target, { mode: 0o700 });
      if (kept !== password) await writeFile(passwordFile, password, { mode: 0o600, flush: true });
      await writeFile(readablePassword, password, { mode: 0o600 });
      if (user) {
        await chown(target, user.uid, user.gid);
        await chown(readablePassword, user.uid, user.gid);
      }
    });
    await runInitdb(binaries, target, readablePassword, user);
    await onDataFolder(clusterDir, () => rename(target, clusterDir));
    await removeUnfinished(clusterDir);
    return password;
  } catch (error) {
    await rm(target, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  } finally {
    await rm(readablePassword, { force: true }).catch(() => undefined);
  }
};
