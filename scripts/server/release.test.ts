import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRelease } from './release.ts';

it('release is identified by its sources and its build time', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'release-')), '.built-from');
  writeFileSync(file, 'a'.repeat(32) + 'b'.repeat(32));
  utimesSync(file, new Date(), new Date('2026-11-21T08:00:00.000Z'));
  expect(readRelease(file)).toEqual({ hash: 'a'.repeat(16), buildDate: '2026-11-21T08:00:00.000Z', features: {} });
});
