import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../prepare/make-folder.mjs';

it('folder creation makes a folder with its parents, and accepts an existing one', () => {
  const root = mkdtempSync(join(tmpdir(), 'ironcart-folder-'));
  const folder = join(root, 'one/two');
  makeFolder(folder);
  makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
  rmSync(root, { recursive: true });
});

it('folder creation ends with an error where no folder can be made', () => {
  expect(() => makeFolder('/proc/one/two')).toThrow(/ENOENT/);
  expect(() => makeFolder(import.meta.filename)).toThrow(/EEXIST/);
});
