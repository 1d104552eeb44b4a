import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnreachableError, openDatabase } from '../pool.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { isAlive } from './process-identity.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ironcart-embedded-'));
  await chmod(dataDir, 0o755);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const query = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

const serverPid = async (): Promise<number> =>
  Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);

const start = `
  const { startEmbeddedDatabase } = await import(process.argv[1]);
  console.log((await startEmbeddedDatabase({ dataDir: process.argv[2] })).url);
  setInterval(() => undefined, 60_000);`;
const embeddedDatabase = new URL('embedded-database.ts', import.meta.url).href;

const spawnDatabase = () => {
  const options = ['--conditions=@ironcart/source', '--import', 'tsx', '--input-type=module', '-e', start];
  const child = spawn(process.execPath, [...options, embeddedDatabase, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, exited: once(child, 'exit') };
};

/** Starts the database in a process of its own, which can be killed. */
const startInProcess = async () => {
  const { child, exited } = spawnDatabase();
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: url.toString().trim(),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};

describe('embedded database', () => {
  it('keeps its data between starts, with a password and fsync on', { timeout: 60_000 }, async () => {
    const first = await startEmbeddedDatabase({ dataDir });
    await query(first.url, 'create table kept as select 42 as answer');
    expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    const wrong = new URL(first.url);
    wrong.password = 'wrong';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    await first.stop();
    await expect(openDatabase({ url: first.url })).rejects.toThrow(DatabaseUnreachableError);
    await expect(openDatabase({ url: first.url })).rejects.not.toThrow(new URL(first.url).password);

    const second = await startEmbeddedDatabase({ dataDir });
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  it('rejects a folder in use by a live process, and takes over that of a dead one', {
    timeout: 120_000,
  }, async () => {
    const first = await startInProcess();
    await query(first.url, 'create table kept as select 42 as answer');
    await expect(startEmbeddedDatabase({ dataDir })).rejects.toMatchObject({ code: 'data_directory_in_use' });

    // kill -9 of the store alone: its database server still runs.
    const orphan = await serverPid();
    await first.kill();
    const second = await startInProcess();
    expect(isAlive(orphan)).toBe(false);
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);

    // kill -9 of both.
    const server = await serverPid();
    await second.kill();
    process.kill(server, 'SIGKILL');
    await sleep(300);
    const third = await startEmbeddedDatabase({ dataDir });
    expect(await query(third.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await third.stop();
  });

  it('starts over if initialization was killed, even immediately, while it is still running', {
    timeout: 120_000,
  }, async () => {
    await mkdir(join(dataDir, 'postgres.new', 'half'), { recursive: true });
    const isWritten = async (name: string) =>
      (await readdir(join(dataDir, name)).catch((): string[] => [])).includes('PG_VERSION');
    const isUnderWay = async () => {
      const unfinished = (await readdir(dataDir)).filter((name) => name.startsWith('postgres.new'));
      return (await Promise.all(unfinished.map(isWritten))).includes(true);
    };
    const killed = spawnDatabase();
    while (!(await isUnderWay())) await sleep(5);
    killed.child.kill('SIGKILL');
    await killed.exited;

    const database = await startEmbeddedDatabase({ dataDir });
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await readdir(dataDir)).toEqual(['database-password', 'database.lock', 'postgres']);
    await database.stop();
  });
});
