import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStore } from '../../e2e/fixtures/create-store.ts';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { runProgram } from '../operator/run-program.ts';
import { sampleOf } from '../sample.ts';
import { composeOrder } from './composed-order.ts';
import { adyenLive, adyenTest, payPalLive, payPalTest } from './configurations.ts';
import { createDatabase, embeddedDatabaseUrl, placedOrders, query } from './databases.ts';
import { createGuest, errorTypeOf, type Guest } from './guest.ts';
import { openStandIns, providerPayments } from './stand-ins.ts';

/** As published in the demo store's README. */
const giftCard = 'HALDEN-USD-5000';
const logIn = { email: 'maya@example.com', password: 'squat-deep-24' };
const testCard = { number: '4100 0000 0000 0001', expMonth: 12, expYear: 2035, cvc: '123', name: 'Gale Guest' };

const demoProduct = 1011;
const ownProduct = 1_000_000;

const dataDir = makeDataDir();
let demo: OpenProduct;
let demoDatabase: string;
let standIns: Awaited<ReturnType<typeof openStandIns>>;

/** Tokens from a demo's sandbox: they are in the databases of the live stores, so that a sandbox would accept them. */
const sandboxToken = async (): Promise<string> => {
  const { body } = await createGuest(demo.url).call('POST', '/sandbox-pay/tokens', testCard);
  return (body as { token: string }).token;
};

const knownTokens = async (): Promise<readonly string[]> =>
  (await query<{ row: string }>(demoDatabase, 'select row_to_json(pay_tokens)::text as row from pay_tokens')).map(
    ({ row }) => row,
  );

const rememberTokens = async (databaseUrl: string): Promise<void> => {
  for (const row of await knownTokens()) {
    await query(
      databaseUrl,
      'insert into pay_tokens select * from json_populate_record(null::pay_tokens, $1::json) on conflict do nothing',
      [row],
    );
  }
};

/** Payments that involve no money. */
const payments = (token: string, total: number) => ({
  'a sandbox card': { paymentType: 'adyen', adyenType: 'scheme', transactionToken: token },
  'a made-up Apple Pay token': { paymentType: 'adyen', adyenType: 'applepay', transactionToken: 'anything' },
  'a sandbox PayPal token': { paymentType: 'paypal', transactionToken: token, authorizedPayPalAmount: total },
  'a redirect': { paymentType: 'adyen', adyenType: 'klarna' },
});

const sandboxRoutes = [
  ['GET', '/sandbox-pay/card-form'],
  ['GET', '/sandbox-pay/security-code-form'],
  ['GET', '/sandbox-pay/wallet/paypal?amount=1.00&currency=USD'],
  ['POST', '/sandbox-pay/tokens'],
  ['POST', '/sandbox-captcha/tokens'],
  ['POST', '/provider/notifications'],
] as const;

const methodsOf = async (guest: Guest): Promise<readonly string[] | undefined> => {
  const { status, body } = await guest.call('GET', '/svc_paymentmethod/methods?country=US');
  if (status !== 200) return undefined;
  return (body as { paymentMethods: readonly { type: string }[] }).paymentMethods.map(({ type }) => type);
};

beforeAll(async () => {
  standIns = await openStandIns();
  demo = await openProduct({ IRONCART_DATA_DIR: dataDir });
  demoDatabase = embeddedDatabaseUrl(dataDir);
  await sandboxToken();
  const own = await createDatabase(demoDatabase, 'own');
  const file = join(dataDir, 'own.csv');
  writeFileSync(
    file,
    'Handle,Title,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price\nown-bar,Own bar,OWN-1,9000,100,100.00\n',
  );
  await createStore({ DATABASE_URL: own, IRONCART_DATA_DIR: dataDir });
  const { code, output } = await runProgram(['catalogue.mjs', 'import', file], { DATABASE_URL: own });
  expect(code, output).toBe(0);
  await rememberTokens(own);
});

afterAll(async () => {
  standIns.close();
  await demo.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('demo store accepts the sandbox tokens used below, so they are valid', async () => {
  for (const name of ['a sandbox card', 'a made-up Apple Pay token'] as const) {
    const order = await composeOrder(createGuest(demo.url), demoProduct);
    const payment = payments(await sandboxToken(), order.total)[name];
    expect(await order.place(payment), name).toMatchObject({ status: 200, body: { status: 'published' } });
  }
  const order = await composeOrder(createGuest(demo.url), demoProduct);
  expect(await order.placeWithGiftCard(giftCard)).toMatchObject({ status: 200, body: { status: 'published' } });
  const logged = await createGuest(demo.url).call('POST', '/svc_session/session/login', logIn);
  expect(logged.status).toBe(200);
});

const money = [
  ['PayPal, live', payPalLive],
  ['Adyen, live', adyenLive],
] as const;
const others = [
  ['no account, on a database of its own', {}],
  ['PayPal, its sandbox', payPalTest],
  ['Adyen, test', adyenTest],
  ['Adyen and PayPal, live', { ...adyenLive, ...payPalLive }],
  ['Adyen, test, and PayPal, live', { ...adyenTest, ...payPalLive }],
] as const;

let databases = 0;

describe.each([...money, ...sampleOf(others, 1)])('store with %s', (_, environment) => {
  let store: OpenProduct;
  let database: string;
  const hasAdyen = 'IRONCART_ADYEN_API_KEY' in environment;
  const hasPayPal = 'IRONCART_PAYPAL_CLIENT_ID' in environment;

  beforeAll(async () => {
    databases += 1;
    database = await createDatabase(demoDatabase, `live_${databases}`, 'own');
    await rememberTokens(database);
    store = await openProduct({
      DATABASE_URL: database,
      IRONCART_DATA_DIR: dataDir,
      ...standIns.environment,
      ...environment,
    });
  });
  afterAll(() => store.close());

  test('accepts neither sandbox tokens nor made-up ones', async () => {
    const token = await sandboxToken();
    await rememberTokens(database);
    for (const name of Object.keys(payments(token, 0)) as (keyof ReturnType<typeof payments>)[]) {
      const order = await composeOrder(createGuest(store.url), ownProduct);
      const answer = await order.place(payments(token, order.total)[name]);
      const takesIt = name === 'a sandbox PayPal token' ? hasPayPal : hasAdyen;
      if (takesIt) expect(errorTypeOf(answer), name).toMatch(/^(?:payment_error|internal_error)$/);
      else {
        expect(answer, name).toMatchObject({
          status: 402,
          body: { error: { type: 'payment_error', message: 'method_not_offered' } },
        });
      }
    }
    expect(await placedOrders(database)).toBe(0);
  });

  test('does not accept a gift card or password of the demo', async () => {
    const guest = createGuest(store.url);
    expect(errorTypeOf(await guest.call('POST', '/svc_gc/giftcard', { code: giftCard }))).toBeDefined();
    const order = await composeOrder(guest, ownProduct);
    expect(errorTypeOf(await order.placeWithGiftCard(giftCard))).toBe('giftcard_not_exist');
    expect(errorTypeOf(await guest.call('POST', '/svc_session/session/login', logIn))).toBe('invalid_credentials');
    expect(await placedOrders(database)).toBe(0);
  });

  test('has no page, token or notification of the sandbox', async () => {
    for (const [method, path] of sandboxRoutes) {
      const answer = await createGuest(store.url).call(method, path, method === 'POST' ? testCard : undefined);
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });

  test('offers exactly what its accounts accept', async () => {
    const methods = await methodsOf(createGuest(store.url));
    expect(methods).toEqual([...(hasAdyen ? ['scheme'] : []), ...(hasPayPal ? ['paypal'] : [])]);
  });

  const providers = [...(hasAdyen ? (['adyen'] as const) : []), ...(hasPayPal ? (['paypal'] as const) : [])];

  test.each(providers)('places no order that %s declines or does not answer', async (provider) => {
    for (const outcome of ['declined', 'failed'] as const) {
      const order = await composeOrder(createGuest(store.url), ownProduct);
      const answer = await order.place(providerPayments(order.total, outcome)[provider]);
      expect([outcome, errorTypeOf(answer)]).toEqual([
        outcome,
        outcome === 'declined' ? 'payment_error' : 'internal_error',
      ]);
    }
    expect(await placedOrders(database)).toBe(0);
  });

  test.each(providers)('places an order after %s has captured the payment', async (provider) => {
    const placedBefore = await placedOrders(database);
    const order = await composeOrder(createGuest(store.url), ownProduct);
    const answer = await order.place(providerPayments(order.total, 'approved')[provider]);
    expect(answer).toMatchObject({ status: 200, body: { status: 'published' } });
    expect(await placedOrders(database)).toBe(placedBefore + 1);
    expect(standIns.asked()).toContainEqual(expect.stringMatching(provider === 'adyen' ? /\/captures$/ : /\/capture$/));
  });

  test('accepts its own gift card for the whole amount', async () => {
    const placedBefore = await placedOrders(database);
    await query(database, `insert into gift_cards values ('OWN-CARD-0001', 'USD', 9999, 9999)`);
    const order = await composeOrder(createGuest(store.url), ownProduct);
    expect(await order.placeWithGiftCard('OWN-CARD-0001')).toMatchObject({
      status: 200,
      body: { status: 'published' },
    });
    expect(await placedOrders(database)).toBe(placedBefore + 1);
  });
});
