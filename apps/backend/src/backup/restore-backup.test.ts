import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UnusableBackupError } from './backup-format.ts';
import { readBackupHeader } from './restore-backup.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ironcart-header-'));
});
afterAll(() => rm(folder, { recursive: true }));

const header = {
  format: 'ironcart-backup',
  formatVersion: 1,
  takenAt: '2026-06-15T12:00:00.000Z',
  migrations: [{ version: 1, name: 'first', checksum: 'ab' }],
};
const written = async (bytes: Uint8Array): Promise<string> => {
  const file = join(folder, 'backup.gz');
  await writeFile(file, bytes);
  return file;
};

it('restore reads the header of a backup', async () => {
  expect(await readBackupHeader(await written(gzipSync(`${JSON.stringify(header)}\nmore`)))).toEqual(header);
});

const whole = gzipSync(`${JSON.stringify(header)}\n`);
it.each([
  ['is cut off within its header', whole.subarray(0, 30), /no backup of a store/],
  ['is not gzipped', Buffer.from('no backup'), /no backup of a store/],
  ['is another gzipped text', gzipSync('a text\n'), /no backup of a store/],
  ['is of a later format', gzipSync(JSON.stringify({ ...header, formatVersion: 2 })), /no backup of a store/],
  ['is an empty gzip file', gzipSync(''), /ends too early/],
])('restore explains the error in a file that %s', async (_what, bytes, message) => {
  const reading = readBackupHeader(await written(bytes));
  await expect(reading).rejects.toThrow(message);
  await expect(reading).rejects.toThrow(UnusableBackupError);
});

it('restore rethrows the error for a missing file', async () => {
  await expect(readBackupHeader(join(folder, 'none.gz'))).rejects.toMatchObject({ code: 'ENOENT' });
});
