import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asDatabaseUser, findDatabaseUser, requireReachable } from './database-user.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ironcart-user-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** A machine on which the user `postgres` exists once the file `user` does, and which records added users. */
const onMachine = async (hasUser: boolean, canAdd: boolean): Promise<void> => {
  const add = `echo "\${0##*/} $*" >> ${folder}/added; ${canAdd ? `: > ${folder}/user` : 'exit 1'}`;
  const commands = {
    id: `[ -e ${folder}/user ] && [ "$2" = postgres ] || exit 1; case "$1" in -u) echo 70;; -g) echo 71;; esac`,
    groupadd: `echo "\${0##*/} $*" >> ${folder}/added`,
    useradd: add,
  };
  for (const [name, script] of Object.entries(commands)) {
    await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  if (hasUser) await writeFile(join(folder, 'user'), '');
  vi.stubEnv('PATH', folder);
};
const runAs = (uid: number) => vi.spyOn(process as Required<NodeJS.Process>, 'getuid').mockReturnValue(uid);
const added = () => readFile(join(folder, 'added'), 'utf8').catch(() => '');

describe.skipIf(process.platform === 'win32')('system user of the database', () => {
  it('is the user of the process unless that is root', async () => {
    await onMachine(true, true);
    runAs(1000);
    expect(await findDatabaseUser()).toBeUndefined();
  });

  it('is "postgres" for root', async () => {
    await onMachine(true, true);
    runAs(0);
    expect(await findDatabaseUser()).toEqual({ uid: 70, gid: 71 });
    expect(await added()).toBe('');
  });

  it('is created if missing', async () => {
    await onMachine(false, true);
    runAs(0);
    expect(await findDatabaseUser()).toEqual({ uid: 70, gid: 71 });
    expect(await added()).toBe('groupadd postgres\nuseradd -g postgres postgres\n');
  });

  it('is requested with a clear message if it cannot be created', async () => {
    await onMachine(false, false);
    runAs(0);
    await expect(findDatabaseUser()).rejects.toMatchObject({
      code: 'no_database_user',
      message: expect.stringMatching(/"postgres" could not be made\. Start as an ordinary user/),
    });
  });

  it('runs the database programs in English and in a folder accessible to everybody', () => {
    const { uid: own, ...asOwn } = asDatabaseUser(undefined);
    expect(own).toBeUndefined();
    expect(asOwn).toMatchObject({ cwd: tmpdir(), env: { LC_ALL: 'C', LC_MESSAGES: 'C', PATH: process.env.PATH } });
    expect(asDatabaseUser({ uid: 70, gid: 71 })).toEqual({ uid: 70, gid: 71, ...asOwn });
  });
});

describe.skipIf(process.platform === 'win32')('folder on the path to the data', () => {
  const failure = { code: 'data_directory_unreachable', what: 'the data folder', elsewhere: 'move it' } as const;
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const someone = 54_321;

  it.each([
    ['its owner', own.uid, someone, 0o100, 0o011],
    ['its group', someone, own.gid, 0o010, 0o101],
    ['everybody', someone, someone, 0o001, 0o110],
  ])('is accessible to %s with the execute permission only', async (_, uid, gid, open, closed) => {
    const inTheWay = join(folder, 'way');
    await mkdir(join(inTheWay, 'data'), { recursive: true });
    await chmod(folder, 0o777);
    await chmod(inTheWay, open);
    await expect(requireReachable(join(inTheWay, 'data'), { uid, gid }, failure)).resolves.toBeUndefined();
    await chmod(inTheWay, closed);
    await expect(requireReachable(join(inTheWay, 'data'), { uid, gid }, failure)).rejects.toMatchObject({
      code: 'data_directory_unreachable',
      message: expect.stringMatching(
        new RegExp(
          `cannot enter ${inTheWay}, a folder above the data folder\\. Run "chmod o\\+x ${inTheWay}", move it, or`,
        ),
      ),
    });
    await chmod(inTheWay, 0o700);
  });
});
