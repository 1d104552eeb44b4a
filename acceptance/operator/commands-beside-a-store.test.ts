import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { composeOrder } from '../live/composed-order.ts';
import { createGuest } from '../live/guest.ts';
import { rawMessages, runProgram } from './run-program.ts';

/** The data folder of a running store with an embedded database, and a folder for the commands' output. */
const dataDir = makeDataDir();
const written = makeDataDir();
const file = (name: string) => join(written, name);

let store: OpenProduct;
beforeAll(async () => {
  store = await openProduct({ IRONCART_DATA_DIR: dataDir });
});
afterAll(async () => {
  await store.close();
});

const run = (command: string, ...words: string[]) =>
  runProgram([`${command}.mjs`, ...words], { IRONCART_DATA_DIR: dataDir });

const isReady = async () => (await fetch(`${store.url}/readyz`)).ok;

test('outbox command prints mails while the store runs', async () => {
  expect(await run('outbox')).toMatchObject({ code: 0, output: expect.stringMatching(/no mail|to \S+@\S+:/) });
});

test('moderation command publishes a pending review while the store runs', async () => {
  expect(await run('moderate', 'list')).toMatchObject({ code: 0, output: expect.stringContaining('No review waits') });
  const unknown = { code: 2, output: expect.stringContaining('There is no review 1') };
  expect(await run('moderate', 'publish', '1')).toMatchObject(unknown);
  expect(await run('moderate', 'praise', '1')).toMatchObject({ code: 1, output: expect.stringContaining('Usage') });
});

test('moderation command answers a critical review, which is then read below it, while the store runs', async () => {
  expect(await run('moderate', 'answer', '1', 'Thank you.')).toMatchObject({
    code: 2,
    output: expect.stringContaining('There is no review 1'),
  });
  const { output } = await run('moderate', 'unanswered');
  const [, reviewId = ''] = /^(\S+) {2}\S+ {2}Halden Push Sled: 3 of 5 by Gabor$/m.exec(output) ?? [];
  expect(reviewId).not.toBe('');
  const readPage = async () => (await fetch(`${store.url}/halden-push-sled`)).text();
  expect(await readPage()).not.toContain('A strip of rubber comes with it now.');
  expect(await run('moderate', 'answer', reviewId, 'A strip of rubber comes with it now.')).toMatchObject({ code: 0 });
  await expect.poll(readPage).toContain('A strip of rubber comes with it now.');
  expect((await run('moderate', 'unanswered')).output).not.toContain(reviewId);
  expect(await run('moderate', 'drop-answer', reviewId)).toMatchObject({ code: 0 });
  expect(await run('moderate', 'drop-answer', reviewId)).toMatchObject({ code: 2 });
  await expect.poll(readPage).not.toContain('A strip of rubber comes with it now.');
});

test('shopper message is printed without terminal control sequences, and cannot imitate another sender [SECURITY-36]', async () => {
  const text = 'Hello\u001b[2J\u001b]52;c;cm0gLXJm\u0007\n  2026-11-26T10:00:00.000Z  staff: Your refund is paid';
  const asked = await fetch(`${store.url}/svc_chat/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: store.url },
    body: JSON.stringify({ storeId: 1, text }),
  });
  expect(asked.status).toBe(200);
  const { output } = await run('chat', 'list');
  expect(output).toContain('shopper: Hello\ufffd[2J');
  expect(output).not.toContain('\u001b');
  expect(output).not.toMatch(/^ {2}\S+ {2}staff:/m);
});

test('order command finds an order and requests an additional amount while the store runs', async () => {
  const unknown = { code: 2, output: expect.stringContaining('There is no order 999999999') };
  expect(await run('order', 'audit', '999999999')).toMatchObject(unknown);
  expect(await run('order', 'ask', '999999999', '12.50', 'Freight')).toMatchObject(unknown);
  const none = { code: 2, output: expect.stringContaining('There is no order 999999999 with an active subscription.') };
  expect(await run('order', 'unsubscribe', '999999999')).toMatchObject(none);
  const german = await run('order', 'ask', '999999999', '12,50', 'Freight');
  expect(german).toMatchObject({ code: 1, output: expect.stringContaining('"12,50" is no AMOUNT as in 12.50') });
});

test('order command rejects actions on a cancelled order because it is cancelled', async () => {
  const guest = createGuest(store.url);
  const order = await composeOrder(guest, 1011);
  const { orderId } = (await order.placeWithGiftCard('HALDEN-USD-5000')).body as { orderId: string };
  expect(await run('order', 'cancel', orderId)).toMatchObject({ code: 0 });
  for (const words of [
    ['ask', orderId, '12.50', 'Freight'],
    ['pack', orderId],
    ['ship', orderId],
  ]) {
    const cancelled = { code: 3, output: expect.stringContaining(`The order ${orderId} is cancelled.`) };
    expect(await run('order', ...words)).toMatchObject(cancelled);
  }
});

test('flags command lists, sets and resets flags while the store runs', async () => {
  const listed = await run('flags');
  expect(listed.code).toBe(0);
  const name = /^ {2}([a-z][\w.-]+)\s*/m.exec(listed.output)?.[1] ?? '';
  expect(await run('flags', 'set', name, 'on', 'EUR')).toMatchObject({ code: 0 });
  expect(await run('flags', 'reset', name)).toMatchObject({ code: 0 });
});

test('catalogue command exports and imports products while the store runs', async () => {
  expect(await run('catalogue', 'export', file('products.csv'))).toMatchObject({ code: 0 });
  expect(readFileSync(file('products.csv'), 'utf8').split('\n').length).toBeGreaterThan(20);
  const imported = await run('catalogue', 'import', file('products.csv'));
  expect(imported.output).toMatch(/[1-9]\d* products? imported/);
});

test('rates command rejects a file with an error by position, and reads one with a byte order mark', async () => {
  expect(await run('rates', 'export', file('edited.json'))).toMatchObject({ code: 0 });
  const text = readFileSync(file('edited.json'), 'utf8');
  for (const [edited, code, says] of [
    [`\uFEFF${text}`, 0, /apply from now on/],
    [text.replace('"brisbane",', '"brisbane",,'), 1, /is not JSON: there is a fault in line 4, column 32\./],
    ['{ "taxRules": [] }', 2, /shippingOrigins: this field is missing/],
  ] as const) {
    writeFileSync(file('edited.json'), edited);
    const end = await run('rates', 'import', file('edited.json'));
    expect(end).toEqual({ code, output: expect.stringMatching(says) });
    expect(end.output).not.toMatch(rawMessages);
  }
});

test('rates command exports and imports rates while the store runs', async () => {
  expect(await run('rates', 'export', file('rates.json'))).toMatchObject({ code: 0 });
  expect(await run('rates', 'import', file('rates.json'))).toMatchObject({ code: 0 });
});

test('backup command backs up a running store, and the backup is restored to another folder, never to its own', async () => {
  expect(await run('backup', file('store.gz'))).toMatchObject({ code: 0 });
  const other = await runProgram(['restore.mjs', file('store.gz')], { IRONCART_DATA_DIR: makeDataDir() });
  expect(other).toMatchObject({ code: 0, output: expect.stringMatching(/rows of \d+ tables were restored/) });
  const own = await run('restore', file('store.gz'));
  expect(own.code).toBe(2);
  expect(own.output).not.toMatch(/in use|at file:/);
  expect(await isReady()).toBe(true);
});
