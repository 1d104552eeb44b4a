import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { startStore } from '../fresh-clone/started-store.mjs';
import { recipe } from './recipe-tools.ts';
import { freePort } from './reverse-proxies.ts';
import { runProgram } from './run-program.ts';

/**
 * Simulates the container of the Containerfile, the Compose file and the manifests: a read-only file system except for
 * the data folder, an unprivileged user and no capabilities.
 */
const confined = `set -e
mount --make-rprivate /
mount --bind "$1" "$1"
mount -o remount,bind,ro /
shift
exec setpriv --reuid 1000 --regid 1000 --clear-groups --no-new-privs --bounding-set=-all "$@"
`;

const mayConfine =
  process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'sh', '-c', 'mount --make-rprivate /']).status === 0;
if (!mayConfine) console.log('The read-only release is not run: it needs root and mount namespaces');

describe.skipIf(!mayConfine)('production folder in a read-only file system, run by an unprivileged user', () => {
  const place = makeDataDir();
  const release = join(place, 'release');
  const dataDir = join(place, 'data');
  const script = join(place, 'confined.sh');
  let port: number;
  let store: Awaited<ReturnType<typeof startStore>>;

  const inside = (...command: readonly string[]) => ['unshare', '--mount', 'sh', script, dataDir, ...command] as const;

  beforeAll(async () => {
    const { code, output } = await runProgram(['release.mjs', release], {});
    if (code !== 0) throw new Error(output);
    mkdirSync(dataDir);
    chownSync(dataDir, 1000, 1000);
    writeFileSync(script, confined);
    chmodSync(place, 0o755);
    port = await freePort();
    const [, command = '[]'] = /^ENTRYPOINT (.+)$/m.exec(recipe('container/Containerfile')) ?? [];
    const [, ...words] = JSON.parse(command) as string[];
    const environment = { DATABASE_URL: undefined, HOST: '0.0.0.0', PORT: String(port), IRONCART_DATA_DIR: dataDir };
    store = await startStore([...inside(process.execPath, ...words)], release, environment);
  });
  afterAll(async () => {
    await store?.stop();
    rmSync(place, { recursive: true, force: true });
  });

  /** Runs the HEALTHCHECK of the Containerfile. @returns its exit code */
  const checkHealth = (): number | null => {
    const [, command = '[]'] = /^HEALTHCHECK [\s\S]*?CMD (\[.+\])$/m.exec(recipe('container/Containerfile')) ?? [];
    const [, ...words] = JSON.parse(command) as string[];
    return spawnSync(process.execPath, words, { env: { ...process.env, PORT: String(port) } }).status;
  };

  test('cannot write outside the data folder', () => {
    for (const path of [join(release, 'written'), join(dirname(place), 'ironcart-written')]) {
      expect(() => execFileSync('unshare', inside('touch', path).slice(1), { stdio: 'pipe' })).toThrow(/Read-only/);
    }
  });

  test('serves pages, and logs no failed write', async () => {
    const home = await fetch(`http://127.0.0.1:${port}/`);
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<h1')]);
    expect(store.printed()).not.toMatch(/EROFS|EACCES|cannot be kept/);
  });

  test('passes the health check of the Containerfile while it runs, and fails it afterwards', async () => {
    expect(checkHealth()).toBe(0);
    await store.stop();
    expect(checkHealth()).toBe(1);
  });
});
