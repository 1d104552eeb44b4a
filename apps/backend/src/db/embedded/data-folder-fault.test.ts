import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataFolder, onDataFolder } from './data-folder-fault.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ironcart-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const refusedWith = (code: unknown) =>
  onDataFolder('/data', () => Promise.reject(Object.assign(new Error('refused'), { code })));

describe('operation on the data folder', () => {
  it('returns its result', async () => {
    expect(await onDataFolder('/data', async () => 42)).toBe(42);
  });

  it.each([
    ['ENOTDIR', 'A file stands where /data needs a folder'],
    ['EEXIST', 'A file stands where /data needs a folder'],
    ['EISDIR', 'A folder stands where /data needs a file'],
    ['ERR_FS_EISDIR', 'A folder stands where /data needs a file'],
    ['ENOENT', '/data cannot be made here'],
    ['EACCES', 'This user may not read and write /data'],
    ['EPERM', 'This user may not read and write /data'],
    ['EROFS', '/data is on a disk that is mounted read-only'],
    ['ENOSPC', 'The disk that holds /data is full'],
    ['EDQUOT', 'The quota of the disk that holds /data is used up'],
    ['ELOOP', '/data is a link that leads to itself'],
    ['ENAMETOOLONG', 'The path /data is too long'],
  ])('explains the system error %s: %s', async (code, sentence) => {
    await expect(refusedWith(code)).rejects.toMatchObject({
      code: 'data_directory_unusable',
      message: expect.stringMatching(new RegExp(`^${sentence}.*IRONCART_DATA_DIR`)),
      cause: { code },
    });
  });

  it.each(['EIO', 5, undefined])('rethrows an error with another code: %s', async (code) => {
    await expect(refusedWith(code)).rejects.toMatchObject({ message: 'refused', code });
  });

  it('rethrows anything that is not an error', async () => {
    await expect(onDataFolder('/data', () => Promise.reject('refused'))).rejects.toBe('refused');
  });
});

describe('data folder', () => {
  it('is created with its parents, and may already exist', async () => {
    const deep = join(folder, 'one', 'two', 'three');
    await makeDataFolder(deep);
    await makeDataFolder(deep);
    expect((await stat(deep)).isDirectory()).toBe(true);
  });

  it.each(['file', 'file/below'])('is not created if a file is in the way: %s', async (path) => {
    await writeFile(join(folder, 'file'), '');
    await expect(makeDataFolder(join(folder, path))).rejects.toMatchObject({ code: 'data_directory_unusable' });
  });

  it.runIf(process.platform === 'linux')('is not created where folders are not possible', async () => {
    await expect(makeDataFolder('/proc/ironcart/data')).rejects.toMatchObject({ code: 'data_directory_unusable' });
  });
});
