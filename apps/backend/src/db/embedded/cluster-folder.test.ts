import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ClusterFolder, clusterFolderIn, inspectCluster, readPassword } from './cluster-folder.ts';
import { findRunningDatabase, hasEmbeddedDatabase } from './running-database.ts';

let folder: ClusterFolder;
beforeEach(async () => {
  folder = clusterFolderIn(await mkdtemp(join(tmpdir(), 'ironcart-cluster-')));
});
afterEach(() => rm(folder.dataDir, { recursive: true, force: true }));

const write = async (files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder.dataDir, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
};

describe('folder of an embedded database', () => {
  it('defines its paths', () => {
    expect(clusterFolderIn('/data')).toEqual({
      dataDir: '/data',
      clusterDir: '/data/postgres',
      passwordFile: '/data/database-password',
    });
  });

  it('contains a database with its password', async () => {
    await write({ 'postgres/PG_VERSION': '18', 'database-password': 'secret' });
    expect(await inspectCluster(folder)).toBe('secret');
    expect(await hasEmbeddedDatabase(folder.dataDir)).toBe(true);
  });

  it('contains no database if it is missing or empty, even with a stored password', async () => {
    expect(await readPassword(folder)).toBeUndefined();
    await write({ 'database-password': 'secret' });
    expect(await inspectCluster(folder)).toBeUndefined();
    await mkdir(folder.clusterDir);
    expect(await inspectCluster(folder)).toBeUndefined();
    expect(await hasEmbeddedDatabase(folder.dataDir)).toBe(false);
    expect(await readPassword(folder)).toBe('secret');
  });

  it.each([
    ['its version', { 'postgres/base': '', 'database-password': 'secret' }, /lacks its file PG_VERSION\. Put it back/],
    ['its password', { 'postgres/PG_VERSION': '18' }, /database-password, which opens .* is missing\. Put it back/],
    [
      'the content of its password',
      { 'postgres/PG_VERSION': '18', 'database-password': '' },
      /database-password, which opens .* is empty\. Put it back/,
    ],
  ])('is damaged without %s', async (_, files, message) => {
    await write(files);
    await expect(inspectCluster(folder)).rejects.toMatchObject({
      code: 'data_directory_damaged',
      message: expect.stringMatching(message),
    });
  });

  it('is unusable if a file is in its place', async () => {
    await write({ postgres: '' });
    await expect(inspectCluster(folder)).rejects.toMatchObject({ code: 'data_directory_unusable' });
  });
});

describe('running database', () => {
  it.each([
    ['there are no files', {}],
    ['there is no password', { 'postgres/postmaster.pid': '1\n\n\n1\n' }],
    ['no server has recorded its port', { 'database-password': 'secret', 'postgres/postmaster.pid': '1\n' }],
    ['the port is invalid', { 'database-password': 'secret', 'postgres/postmaster.pid': '1\n\n\n0\n' }],
    ['nothing responds at the port', { 'database-password': 'secret', 'postgres/postmaster.pid': '1\n\n\n1\n' }],
  ])('is not found if %s', async (_, files) => {
    await write(files);
    expect(await findRunningDatabase(folder.dataDir)).toBeUndefined();
  });
});
