import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStore } from '../../e2e/fixtures/create-store.ts';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { runProgram } from '../operator/run-program.ts';
import { composeOrder } from './composed-order.ts';
import { adyenTest, payPalTest } from './configurations.ts';
import { embeddedDatabaseUrl, query } from './databases.ts';
import { createGuest, type Guest } from './guest.ts';
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

/** Log lines about a provider that does not list its payment methods; they appear shortly after the response. */
const listingFaultsSince = async (start: number): Promise<readonly string[]> => {
  const lines = () =>
    store
      .output()
      .slice(start)
      .split('\n')
      .filter((line) => line.includes('A payment provider does not list its payment methods'));
  await expect.poll(lines).not.toEqual([]);
  return lines();
};

beforeAll(async () => {
  standIns = await openStandIns();
  environment = { IRONCART_DATA_DIR: dataDir, ...standIns.environment, ...adyenTest };
  const file = join(dataDir, 'own.csv');
  writeFileSync(
    file,
    'Handle,Title,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price\nown-bar,Own bar,OWN-1,9000,100,100.00\n',
  );
  await createStore({ ...environment, ...payPalTest });
  const { code, output } = await runProgram(['catalogue.mjs', 'import', file], { ...environment, ...payPalTest });
  expect(code, output).toBe(0);
  store = await openProduct({ ...environment, ...payPalTest });
});

afterAll(async () => {
  await store.close();
  standIns.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A customer with two additional amounts due on an order paid by gift card. */
const debtorWith = async (
  giftCard: string,
  amount: number,
): Promise<{ readonly debtor: Guest; readonly extraPayments: readonly [string, string] }> => {
  const debtor = createGuest(store.url);
  const email = `${giftCard.toLowerCase()}@example.com`;
  const newcomer = { email, password: 'Plates-and-bars-24', firstname: 'Dee', lastname: 'Debtor' };
  expect((await debtor.call('POST', '/svc_customer/customer', newcomer)).status).toBe(200);
  const database = embeddedDatabaseUrl(dataDir);
  await query(database, `insert into gift_cards values ('${giftCard}', 'USD', 9999, 9999)`);
  const answer = await (await composeOrder(debtor, ownProduct)).placeWithGiftCard(giftCard);
  expect(answer).toMatchObject({ status: 200, body: { status: 'published' } });
  const { orderId } = answer.body as { orderId: string };
  const extraPayments = [`X-${orderId}`, `X-${orderId}-2`] as const;
  for (const id of extraPayments) {
    await query(
      database,
      `insert into extra_payments (extra_payment_id, order_id, amount, currency, reason, created_at)
       values ($1, $2, $3, 'USD', 'Freight', now())`,
      [id, orderId, amount],
    );
  }
  return { debtor, extraPayments };
};

/** Every call that contacts a payment provider, except the listing of methods and the order itself. */
const callsThatAsk = ([first, second]: readonly [string, string], amount: number) => {
  const { adyen, paypal } = providerPayments(amount, 'approved');
  const cards = '/svc_customer/customer/credit-cards';
  const methods = '/svc_paymentmethod/methods';
  return [
    ['GET', cards],
    ['POST', cards, { transactionToken: adyen.transactionToken }],
    ['PUT', `${cards}/card_1`, { isDefault: true }],
    ['DELETE', `${cards}/card_1`],
    ['PUT', methods, { paymentMethod: { storedPaymentMethodId: 'card_1' }, isDefault: true }],
    ['DELETE', `${methods}/card_1`],
    ['POST', `/svc_extrapayment/payments/${first}`, { payment: { ...adyen, amount } }],
    ['POST', `/svc_extrapayment/payments/${second}`, { payment: { ...paypal, amount } }],
    ['POST', '/provider/adyen/details', { details: { threeDSResult: 'approved' } }],
    ['POST', '/provider/paypal/orders', { amount, currency: 'USD' }],
  ] as const;
};

const unanswered = { status: 503, body: { error: { type: 'internal_error', details: { retryAfterSeconds: 5 } } } };

test('provider calls answer 503 to an unexpected response, without a stack in the log', async () => {
  const { debtor, extraPayments } = await debtorWith('OWN-CARD-1001', 12.5);
  const start = store.output().length;
  standIns.fail('garbage');
  for (const [method, path, body] of callsThatAsk(extraPayments, 12.5)) {
    const answer = await debtor.call(method, path, body);
    expect(answer, `${method} ${path}`).toMatchObject(unanswered);
  }
  standIns.fail(undefined);
  expect(store.output().slice(start)).not.toMatch(stack);
});

test('payment method lists wait five seconds for a provider that does not respond', async () => {
  const { debtor } = await debtorWith('OWN-CARD-1002', 13.5);
  standIns.fail('silent');
  expect(await debtor.call('GET', '/svc_customer/customer/credit-cards')).toMatchObject(unanswered);
  expect((await debtor.call('GET', '/svc_paymentmethod/methods?country=US')).status).toBe(200);
  standIns.fail(undefined);
});

test('PayPal and gift cards stay available while Adyen is unreachable, with one line in the log', async () => {
  expect((await askMethods()).body).toMatchObject({ provider: { name: 'adyen' } });
  standIns.closeAdyen();
  const start = store.output().length;
  const { status, body } = await askMethods();
  expect([status, body.provider, body.paymentMethods]).toEqual([
    200,
    { name: 'none' },
    [{ type: 'paypal', name: 'PayPal' }],
  ]);
  const [line = '', ...others] = await listingFaultsSince(start);
  expect(others).toEqual([]);
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

test('provider calls answer 503 while both providers are unreachable, without a stack in the log', async () => {
  const { debtor, extraPayments } = await debtorWith('OWN-CARD-1003', 14.5);
  standIns.closePayPal();
  const start = store.output().length;
  for (const [method, path, body] of callsThatAsk(extraPayments, 14.5)) {
    const answer = await debtor.call(method, path, body);
    expect(answer, `${method} ${path}`).toMatchObject(unanswered);
  }
  expect(store.output().slice(start)).not.toMatch(stack);
});

test('store with Adyen only answers with Retry-After while it is unreachable, and still accepts gift cards', async () => {
  await store.close();
  store = await openProduct(environment);
  const start = store.output().length;
  expect(await askMethods()).toMatchObject({
    status: 503,
    retryAfter: '5',
    body: { error: { type: 'payment_methods_unavailable', details: { retryAfterSeconds: 5 } } },
  });
  expect(await listingFaultsSince(start)).toHaveLength(1);
  await query(embeddedDatabaseUrl(dataDir), `insert into gift_cards values ('OWN-CARD-0002', 'USD', 9999, 9999)`);
  const order = await composeOrder(createGuest(store.url), ownProduct);
  expect(await order.placeWithGiftCard('OWN-CARD-0002')).toMatchObject({ status: 200, body: { status: 'published' } });
});
