import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { commandOf, isAlive, startOf } from './process-identity.ts';

export interface DataDirectoryLock {
  release(): Promise<void>;
}

const orphanStopMs = 20_000;

const inUse = (dataDir: string, pid: number): EmbeddedDatabaseError =>
  new EmbeddedDatabaseError(
    'data_directory_in_use',
    `The data folder ${dataDir} is in use by another running process (${pid}). ` +
      'Stop that one, or set IRONCART_DATA_DIR to another folder.',
  );

const isHeldByAnother = async (lockFile: string): Promise<number | undefined> => {
  const [pidText = '', start = ''] = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number.parseInt(pidText, 10);
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  return (await startOf(pid)) === start ? pid : undefined;
};

/**
 * Locks the data folder for this process. A lock whose holder has died is taken over; the start time distinguishes
 * processes with the same id (a restarted container is always process 1).
 * @throws EmbeddedDatabaseError data_directory_in_use
 */
export const lockDataDirectory = async (dataDir: string): Promise<DataDirectoryLock> => {
  const lockFile = join(dataDir, 'database.lock');
  const content = `${process.pid}\n${await startOf(process.pid)}\n`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await writeFile(lockFile, content, { flag: 'wx' });
      return { release: () => rm(lockFile, { force: true }) };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = await isHeldByAnother(lockFile);
      if (holder !== undefined) throw inUse(dataDir, holder);
      await rm(lockFile, { force: true });
    }
  }
  throw inUse(dataDir, 0);
};

/**
 * Stops a database server that outlived its process (kill -9): this process has the lock, so no other process uses it.
 * If the process id now belongs to another program, only the stale file is removed.
 */
export const stopOrphanedServer = async (clusterDir: string, log: (line: string) => void): Promise<void> => {
  const pidFile = join(clusterDir, 'postmaster.pid');
  const pid = Number.parseInt((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0] ?? '', 10);
  if (!Number.isSafeInteger(pid) || pid <= 0) return;
  if (!isAlive(pid) || !(await commandOf(pid)).includes(clusterDir)) {
    await rm(pidFile, { force: true });
    return;
  }
  log(`Stopping the database server that an earlier process left running (${pid})`);
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < orphanStopMs && isAlive(pid); waited += 50) await sleep(50);
  if (isAlive(pid)) throw inUse(clusterDir, pid);
};
