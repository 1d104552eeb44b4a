import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildOnce } from './build-once.mjs';
import { inRoot } from './root.mjs';

let folder: string;
let builds: number;

beforeEach(() => {
  mkdirSync(inRoot('dist'), { recursive: true });
  folder = mkdtempSync(inRoot('dist/build-once-'));
  mkdirSync(join(folder, 'sources'));
  writeFileSync(join(folder, 'sources/page.md'), 'one');
  builds = 0;
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = (name: string) => relative(inRoot(), join(folder, name));

const build = (more: object = {}, force = false) => {
  const built = { sources: [path('sources')], outputs: [path('output')], stampFile: join(folder, 'stamp'), ...more };
  return buildOnce(built, force, async () => {
    builds += 1;
    writeFileSync(join(folder, 'output'), String(builds));
  });
};

describe('cached build', () => {
  it('runs once for the same sources, and again for changed sources or on request', async () => {
    const all = { isInput: () => true };
    await build(all);
    await build(all);
    expect(builds).toBe(1);
    writeFileSync(join(folder, 'sources/page.md'), 'two');
    await build(all);
    expect(builds).toBe(2);
    await build(all, true);
    expect(builds).toBe(3);
    rmSync(join(folder, 'output'));
    await build(all);
    expect(builds).toBe(4);
  });

  it('ignores documents and tests, unless they are declared as inputs', async () => {
    await build();
    writeFileSync(join(folder, 'sources/page.md'), 'two');
    await build();
    expect(builds).toBe(1);
  });
});
