import { readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { openProduct } from '../../e2e/fixtures/open-product.ts';
import { root } from '../../scripts/prepare/root.mjs';
import { startStore } from '../fresh-clone/started-store.mjs';

/** A log-in request whose second half is sent on demand; resolves to the response's status. */
const halfSentLogIn = (url: string) => {
  const body = JSON.stringify({ email: 'maya@example.com', password: 'squat-deep-24' });
  const sent = request(`${url}/svc_session/session/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
  });
  const status = new Promise<number>((resolve, reject) => {
    sent.once('response', (response) => resolve(response.resume().statusCode ?? 0));
    sent.once('error', reject);
  });
  sent.write(body.slice(0, 20));
  return { status, sendRest: () => sent.end(body.slice(20)) };
};

test('Ctrl-C in the terminal of `npm start` finishes running requests, then exits without an error', async () => {
  const dataDir = makeDataDir();
  try {
    const store = await startStore(['npm', 'start'], root, { IRONCART_DATA_DIR: dataDir, DATABASE_URL: '' });
    const logIn = halfSentLogIn(store.url);
    // The first half has arrived.
    await fetch(`${store.url}/readyz`);
    const isOver = store.stop();
    await sleep(1_000);
    logIn.sendRest();
    expect(await logIn.status, store.printed()).toBe(200);
    await isOver;
    expect(store.printed().split('Stopping ...')[1]?.trim()).toBe('');
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('Ctrl-C during the first start ends it without an error', async () => {
  const dataDir = makeDataDir();
  try {
    const started = /Preparing the database \.\.\. ([\d.]+ s)/;
    const store = await startStore(['npm', 'start'], root, { IRONCART_DATA_DIR: dataDir, DATABASE_URL: '' }, started);
    await store.stop();
    expect(store.printed().split('Stopping ...')[1]?.trim()).toBe('');
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('signal to every process of the store, including its database, ends it without an error', async () => {
  const dataDir = makeDataDir();
  try {
    const store = await openProduct({ IRONCART_DATA_DIR: dataDir });
    const postgres = Number(readFileSync(join(dataDir, 'postgresql/postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(postgres, 'SIGTERM');
    // The jobs of the meantime cannot open a connection any more.
    await store.close();
    expect(store.output().split('Stopping ...')[1]?.trim()).toBe('');
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
