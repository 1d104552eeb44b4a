import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { root } from '../../scripts/prepare/root.mjs';
import { startArguments } from '../../scripts/prepare/start-arguments.mjs';
import { freePort } from './reverse-proxies.ts';

const folder = makeDataDir();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the store with its output in a file. */
const startWithOutput = async (file: string, name: string) => {
  const [port, output] = [await freePort(), openSync(file, 'a')];
  const store = spawn(process.execPath, startArguments, {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: 'localhost',
      DATABASE_URL: '',
      IRONCART_DEMO: '',
      IRONCART_LOG_LEVEL: 'info',
      IRONCART_DATA_DIR: join(folder, name),
    },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = once(store, 'exit');
  const url = `http://localhost:${port}`;
  const isAlive = async (): Promise<string> => (await fetch(`${url}/readyz`)).text();
  await vi.waitFor(async () => expect(await isAlive()).toBe('{"status":"ready"}'), { timeout: 120_000, interval: 200 });
  return {
    url,
    isAlive,
    signal: (signal: NodeJS.Signals) => store.kill(signal),
    stop: async () => {
      store.kill('SIGTERM');
      return ended;
    },
  };
};

describe('output of a store', () => {
  test('may be on a full disk: the store continues to serve requests, and stops without an error', async () => {
    const store = await startWithOutput('/dev/full', 'full');
    expect((await fetch(`${store.url}/barbells`)).status).toBe(200);
    expect(await store.stop()).toEqual([0, null]);
  });

  test('may be a file truncated by log rotation, whose signals neither stop the store nor open a debugger', async () => {
    const file = join(folder, 'store.log');
    const store = await startWithOutput(file, 'rotated');
    const read = (productId: number) => fetch(`${store.url}/svc_content/catalog/product/${productId}`);
    await read(1011);
    expect(readFileSync(file, 'utf8')).toContain('/product/1011"');
    truncateSync(file);
    for (const signal of ['SIGUSR1', 'SIGUSR2'] as const) store.signal(signal);
    expect(await store.isAlive()).toBe('{"status":"ready"}');
    await read(1012);
    expect(readFileSync(file, 'utf8')).toMatch(/^\{.*\/product\/1012"/m);
    expect(readFileSync(file, 'utf8')).not.toMatch(/inspector|Debugger/i);
    expect(await store.stop()).toEqual([0, null]);
  });

  test.skipIf(process.getuid?.() !== 0)('is complete again once the full disk has space', async () => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const mount = spawn('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]);
    expect(await once(mount, 'exit')).toEqual([0, null]);
    try {
      const store = await startWithOutput(join(disk, 'store.log'), 'small');
      expect(() => writeFileSync(join(disk, 'other'), Buffer.alloc(100_000))).toThrow('ENOSPC');
      for (let turn = 0; turn < 20; turn += 1) await fetch(`${store.url}/readyz?turn=${turn}`);
      expect((await fetch(`${store.url}/svc_content/catalog/product/1011`)).status).toBe(200);
      rmSync(join(disk, 'other'));
      await fetch(`${store.url}/svc_content/catalog/product/1012`);
      const log = readFileSync(join(disk, 'store.log'), 'utf8');
      for (const product of [1011, 1012]) expect(log).toContain(`/svc_content/catalog/product/${product}"`);
      expect(await store.stop()).toEqual([0, null]);
    } finally {
      expect(await once(spawn('umount', ['--lazy', disk]), 'exit')).toEqual([0, null]);
    }
  });
});
