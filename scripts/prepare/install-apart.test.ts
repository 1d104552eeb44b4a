import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalledApart } from './install-apart.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ironcart-apart-'));
  mkdirSync(join(folder, 'node_modules'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, packages: object) => writeFileSync(join(folder, file), JSON.stringify({ packages }));

describe('packages of a single command', () => {
  it('are installed on the first run, and again when the lock file has another package or version', () => {
    const layout = { 'node_modules/elkjs': { version: '0.12.1' } };
    write('package-lock.json', { '': {}, ...layout, 'node_modules/fsevents': { version: '2.3.3', optional: true } });
    expect(isInstalledApart(folder)).toBe(false);
    write('node_modules/.package-lock.json', layout);
    expect(isInstalledApart(folder)).toBe(true);
    write('node_modules/.package-lock.json', { 'node_modules/elkjs': { version: '0.12.0' } });
    expect(isInstalledApart(folder)).toBe(false);
    write('node_modules/.package-lock.json', {});
    expect(isInstalledApart(folder)).toBe(false);
  });
});
