import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { root } from '../../scripts/prepare/root.mjs';
import { run } from '../../scripts/prepare/step.mjs';
import { startStore } from '../fresh-clone/started-store.mjs';
import { isWhole } from '../sample.ts';

/** The package of Node's program for this machine, of which the npm package `node` consists. */
const program = `node-${process.platform}-${process.arch}`;

/** The oldest supported release of Node and the newest: some 150 MB each, so the nightly run installs them. */
describe.each(['20.19.0', 'latest'])('Node %s', { skip: !isWhole }, (version) => {
  const folder = mkdtempSync(join(tmpdir(), 'ironcart-node-'));
  const PATH = [join(folder, 'node_modules', program, 'bin'), process.env.PATH].join(delimiter);
  const dataDir = makeDataDir();

  beforeAll(() =>
    run('npm', ['install', `${program}@${version}`, '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder }),
  );

  afterAll(() => {
    for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true });
  });

  it('is the version that runs the tests', async () => {
    const named = await run('node', ['--version'], { env: { ...process.env, PATH } });
    expect(named.trim()).toMatch(version === 'latest' ? /^v2[6-9]|^v[3-9]/ : `v${version}`);
  });

  it('starts the store, whose pages, search and database respond', async () => {
    const store = await startStore(['npm', 'start'], root, { PATH, IRONCART_DATA_DIR: dataDir, DATABASE_URL: '' });
    try {
      for (const path of ['/', '/barbells', '/search?q=45', '/readyz']) {
        expect((await fetch(store.url + path)).status, path).toBe(200);
      }
    } finally {
      await store.stop();
    }
  });

  it('runs the tests of pricing and tax', { timeout: 600_000 }, async () => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const output = await run('node', [vitest, 'run', '--project', 'pricing', '--project', 'tax'], {
      cwd: root,
      env: { ...process.env, PATH, NO_COLOR: '1', FORCE_COLOR: undefined },
    });
    expect(output).toMatch(/Tests +\d+ passed/);
  });
});
