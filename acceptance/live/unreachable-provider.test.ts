import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { runProgram } from '../operator/run-program.ts';
import { composeOrder } from './composed-order.ts';
import { adyenTest, payPalTest } from './configurations.ts';
import { embeddedDatabaseUrl, query } from './databases.ts';
import { createGuest } from './guest.ts';
import { openStandIns, providerPayments } from './stand-ins.ts';

const ownProduct = 1_000_000;
const dataDir = makeDataDir();
const stack = /\\n\s+at |^\s+at |"stack"/m;

let standIns: Awaited<ReturnType<typeof openStandIns>>;
let environment: Readonly<Record<string, string>>;
let store: OpenProduct;

const askMethods = async () => {
  const response = await fetch(`${store.url}/svc_paymentmethod/methods?country=US`);
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
};

const linesSince = (start: number): readonly string[] =>
  store
    .output()
    .slice(start)
    .split('\n')
    .filter((line) => line.trim() !== '');

beforeAll(async () => {
  standIns = await openStandIns();
  environment = { IRONCART_DATA_DIR: dataDir, ...standIns.environment, ...adyenTest };
  const file = join(dataDir, 'own.csv');
  writeFileSync(
    file,
    'Handle,Title,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price\nown-bar,Own bar,OWN-1,9000,100,100.00\n',
  );
  const { code, output } = await runProgram(['catalogue.mjs', 'import', file], { ...environment, ...payPalTest });
  expect(code, output).toBe(0);
  store = await openProduct({ ...environment, ...payPalTest });
});

afterAll(async () => {
  await store.close();
  standIns.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('PayPal and gift cards stay while Adyen is unreachable, with one line in the log', async () => {
  expect((await askMethods()).body).toMatchObject({ provider: { name: 'adyen' } });
  standIns.closeAdyen();
  const start = store.output().length;
  const { status, body } = await askMethods();
  expect([status, body.provider, body.paymentMethods]).toEqual([
    200,
    { name: 'none' },
    [{ type: 'paypal', name: 'PayPal' }],
  ]);
  const [line = '', ...others] = linesSince(start);
  expect(others).toEqual([]);
  expect(line).toContain('A payment provider does not list what it takes');
  expect(line).not.toMatch(stack);

  await query(embeddedDatabaseUrl(dataDir), `insert into gift_cards values ('OWN-CARD-0001', 'USD', 9999, 9999)`);
  for (const pay of ['paypal', 'gift card'] as const) {
    const order = await composeOrder(createGuest(store.url), ownProduct);
    const answer =
      pay === 'paypal'
        ? await order.place(providerPayments(order.total, 'approved').paypal)
        : await order.placeWithGiftCard('OWN-CARD-0001');
    expect(answer, pay).toMatchObject({ status: 200, body: { status: 'published' } });
  }
});

test('a store with nobody but Adyen says when to ask again, and still takes gift cards', async () => {
  await store.close();
  store = await openProduct(environment);
  const start = store.output().length;
  expect(await askMethods()).toMatchObject({
    status: 503,
    retryAfter: '5',
    body: { error: { type: 'payment_methods_unavailable', details: { retryAfterSeconds: 5 } } },
  });
  expect(linesSince(start)).toHaveLength(1);
  await query(embeddedDatabaseUrl(dataDir), `insert into gift_cards values ('OWN-CARD-0002', 'USD', 9999, 9999)`);
  const order = await composeOrder(createGuest(store.url), ownProduct);
  expect(await order.placeWithGiftCard('OWN-CARD-0002')).toMatchObject({ status: 200, body: { status: 'published' } });
});
