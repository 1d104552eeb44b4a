import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataDirectory, stopOrphanedServer } from './data-directory-lock.ts';
import { commandOf, isAlive, startOf } from './process-identity.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ironcart-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const nobody = 999_999_999;
const ownStart = () => startOf(process.pid);

describe('lock of a data folder', () => {
  const lockFile = () => join(folder, 'database.lock');

  it('contains the process id and start time, excludes other processes, and is removed on release', async () => {
    const lock = await lockDataDirectory(folder);
    expect(await readFile(lockFile(), 'utf8')).toBe(`${process.pid}\n${await ownStart()}\n`);
    await expect(lockDataDirectory(folder)).rejects.toMatchObject({
      code: 'data_directory_in_use',
      message: expect.stringContaining(
        `The data folder ${folder} is in use by another running process (${process.pid})`,
      ),
    });
    await lock.release();
    await expect(stat(lockFile())).rejects.toThrow();
    await lock.release();
  });

  it.each([
    ['a dead process', `${nobody}\n\n`],
    ['an earlier process with the same id', `${process.pid}\nanother start\n`],
    ['nobody', ''],
    ['no process', '0\n\n'],
    ['a word', 'lock\n\n'],
  ])('is taken over from %s', async (_, content) => {
    await writeFile(lockFile(), content);
    await lockDataDirectory(folder);
    expect(await readFile(lockFile(), 'utf8')).toContain(`${process.pid}\n${await ownStart()}`);
  });

  it.runIf(process.platform === 'linux')('is taken over from a process that ended but was not yet reaped', async () => {
    // The shell becomes a program that collects no process.
    const careless = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 20'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [printed] = await once(careless.stdout, 'data');
    const pid = Number(String(printed));
    await writeFile(lockFile(), `${pid}\n${await startOf(pid)}\n`);
    await expect(lockDataDirectory(folder)).rejects.toMatchObject({ code: 'data_directory_in_use' });
    await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /);
    await lockDataDirectory(folder);
    careless.kill();
  });

  it('is refused in a path that is not a folder', async () => {
    await expect(lockDataDirectory(join(folder, 'none'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe.skipIf(process.platform === 'win32')('database server that outlives its process', () => {
  const pidFile = () => join(folder, 'postmaster.pid');
  const logged: string[] = [];
  const stop = () => stopOrphanedServer(folder, (line) => logged.push(line));
  const sleeper = (argument: string) =>
    spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 30_000)', argument], { stdio: 'ignore' });

  it('is stopped', async () => {
    const orphan = sleeper(folder);
    await once(orphan, 'spawn');
    await writeFile(pidFile(), `${orphan.pid}\n`);
    await stop();
    expect(orphan.signalCode).toBe('SIGINT');
    expect(logged).toEqual([`Stopping the database server that an earlier process left running (${orphan.pid})`]);
  });

  it('is not stopped if its process id belongs to another program; only its file is removed', async () => {
    const other = sleeper('elsewhere');
    await once(other, 'spawn');
    await writeFile(pidFile(), `${other.pid}\n`);
    await stop();
    await expect(stat(pidFile())).rejects.toThrow();
    expect(isAlive(other.pid ?? 0)).toBe(true);
    other.kill('SIGKILL');
  });

  it('is ignored if it has ended, and a file without a process id is kept', async () => {
    await stop();
    await writeFile(pidFile(), `${nobody}\n`);
    await stop();
    await expect(stat(pidFile())).rejects.toThrow();
    for (const content of ['', '0\n', 'word\n']) {
      await writeFile(pidFile(), content);
      await stop();
      expect(await readFile(pidFile(), 'utf8')).toBe(content);
    }
  });
});

describe('process identity', () => {
  it('has a constant start time, and a missing process has none', async () => {
    expect(await ownStart()).not.toBe('');
    expect(await ownStart()).toBe(await ownStart());
    expect(await startOf(nobody)).toBe('');
  });

  it.runIf(process.platform === 'linux')('has a start time in ticks since the machine was booted', async () => {
    expect(await ownStart()).toMatch(/^\d+$/);
    const child = spawn('sleep', ['30']);
    await once(child, 'spawn');
    expect(Number(await startOf(child.pid ?? 0))).toBeGreaterThan(Number(await ownStart()));
    expect(await commandOf(child.pid ?? 0)).toBe('sleep 30 ');
    child.kill('SIGKILL');
  });

  it('reports whether the process is alive', async () => {
    expect(isAlive(process.pid)).toBe(true);
    expect(isAlive(nobody)).toBe(false);
    expect(await commandOf(nobody)).toBe('');
  });
});
