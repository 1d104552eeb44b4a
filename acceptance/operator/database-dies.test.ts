import { spawn } from 'node:child_process';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { root } from '../../scripts/prepare/root.mjs';
import { startArguments } from '../../scripts/prepare/start-arguments.mjs';
import { rawMessages } from './run-program.ts';

const dataDir = makeDataDir();
const clusterDir = join(dataDir, 'postgresql', 'postgres');
const readyWithinMs = 300_000;

let url = '';
let output = '';
let ended: Promise<number | null>;
let stop = () => {};

beforeAll(async () => {
  const product = spawn(process.execPath, startArguments, {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: '0',
      HOST: 'localhost',
      IRONCART_LIMITS_FACTOR: '1000',
      IRONCART_DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  stop = () => product.kill('SIGTERM');
  ended = new Promise((resolve) => product.once('exit', resolve));
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    url = /The store is open at (http:\/\/\S+)/.exec(output)?.[1] ?? url;
  };
  product.stdout.on('data', read);
  product.stderr.on('data', read);
  for (let waited = 0; url === '' && waited < readyWithinMs; waited += 100) await sleep(100);
  expect(url, output).not.toBe('');
});

afterAll(async () => {
  stop();
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
});

const postgresPid = (): number => Number.parseInt(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8'), 10);

const health = async (path: '/healthz' | '/readyz') => {
  const response = await fetch(`${url}${path}`);
  return `${response.status} ${JSON.stringify(await response.json())}`;
};

const until = async (reached: () => Promise<boolean> | boolean, what: string): Promise<void> => {
  for (let waited = 0; waited < 60_000; waited += 50) {
    if (await reached()) return;
    await sleep(50);
  }
  expect.fail(`${what} did not come about`);
};

/**
 * The text of a page that needs the database while it is down; the page's own text if it could be rendered from a
 * cache.
 */
const pageWhileAway = async (): Promise<string> => {
  await fetch(`${url}/nothing-of-that-name-${Math.random()}`);
  const response = await fetch(`${url}/search?q=${Math.random()}`);
  const header = (name: string) => response.headers.get(name) ?? 'no';
  const title = /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text())?.[1] ?? 'no title';
  return `${response.status}, again after ${header('retry-after')} s, loads by itself after ${header('refresh')} s: ${title}`;
};

/** A shopper with a session cookie. */
const createShopper = () => {
  let cookie = '';
  return async (
    path: string,
    body?: object,
  ): Promise<{ status: number; retryAfter: string | null; json: Record<string, unknown> }> => {
    const response = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return { status: response.status, retryAfter: response.headers.get('retry-after'), json: await response.json() };
  };
};

test('killed PostgreSQL is restarted, and no acknowledged write is lost', async () => {
  const call = createShopper();
  const kept: string[] = [];
  let isOver = false;
  const faults = new Set<string>();
  const shopping = (async () => {
    while (!isOver) {
      const { status, retryAfter, json } = await call('/svc_list/lists', { type: 'wishlist' });
      if (status === 200) kept.push(String(json._id));
      else faults.add(JSON.stringify({ status, retryAfter, ...json }));
    }
  })();
  await until(() => kept.length > 5, 'five lists');
  const pages = new Set<string>();
  for (let kill = 0; kill < 3; kill += 1) {
    const before = postgresPid();
    process.kill(before, 'SIGKILL');
    await until(async () => (await health('/readyz')) === '503 {"status":"database_unreachable"}', 'not ready');
    expect(await health('/healthz')).toBe('200 {"status":"alive"}');
    pages.add(await pageWhileAway());
    await until(async () => (await health('/readyz')) === '200 {"status":"ready"}', 'ready again');
    expect(postgresPid()).not.toBe(before);
    const reached = kept.length;
    await until(() => kept.length > reached + 5, 'further lists');
  }
  isOver = true;
  await shopping;
  for (const id of kept) expect((await call(`/svc_list/lists/${id}`)).status, id).toBe(200);
  expect((await fetch(`${url}/barbells`)).status).toBe(200);
  expect(output).toContain('The embedded database has ended; it is started again');
  expect(output).not.toMatch(/^Trace/m);
  // One line for each outage, not one with a stack for each page that met it.
  expect(output).not.toMatch(/"stack"|Nobody could say/);
  expect([...faults]).toEqual([
    JSON.stringify({
      status: 503,
      retryAfter: '5',
      error: {
        type: 'internal_error',
        message: 'The store cannot answer at the moment',
        details: { retryAfterSeconds: 5 },
      },
    }),
  ]);
  expect(pages).toContain('503, again after 5 s, loads by itself after 5 s: We will be back in a moment');
  const told = output.split('\n').filter((line) => line.includes('answered with 503'));
  expect(told.length, output).toBeLessThanOrEqual(3);
  expect(told.join('\n')).not.toMatch(/\n\s+at |"stack"/);
  expect(output).not.toContain('A request failed');
});

test('PostgreSQL that cannot restart ends the process with an error that gives the reason', async () => {
  renameSync(join(clusterDir, 'global'), join(clusterDir, 'global.away'));
  process.kill(postgresPid(), 'SIGKILL');
  expect(await ended).toBe(1);
  const farewell = output.slice(output.lastIndexOf('\nThe embedded database'));
  expect(farewell).toMatch(/could not be started again in \d attempts: The database in \S+ is damaged/);
  expect(farewell).not.toMatch(rawMessages);
});
