import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { composeOrder } from '../live/composed-order.ts';
import { embeddedDatabaseUrl, query } from '../live/databases.ts';
import { createGuest, errorTypeOf, type Guest } from '../live/guest.ts';
import { runProgram } from '../operator/run-program.ts';

const product = 1011;
const dataDir = makeDataDir();
let store: OpenProduct;

beforeAll(async () => {
  store = await openProduct({ IRONCART_DATA_DIR: dataDir });
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const approved = '4100 0000 0000 0001';
const challenged = '4100 0000 0000 0035';

/** Payment with one of the sandbox's cards. */
const byCard = async (number = approved) => {
  const card = { number, expMonth: 12, expYear: 2035, cvc: '123', name: 'Gale Guest' };
  const { body } = await createGuest(store.url).call('POST', '/sandbox-pay/tokens', card);
  return { paymentType: 'adyen', adyenType: 'scheme', transactionToken: (body as { token: string }).token };
};

const times = <T>(count: number, make: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, make));

const orderOf = async (guest: Guest, orderId: string) =>
  (await guest.call('GET', `/svc_checkout/order/${orderId}?storeId=1`)).body as {
    readonly status: string;
    readonly items: readonly { readonly qty: number }[];
  };

describe('concurrent requests of an attacker', () => {
  test('place one order per cart, however many cards pay for it [FAULTS-I1]', async () => {
    const order = await composeOrder(createGuest(store.url), product);
    const answers = await times(8, async () => order.place(await byCard()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(errorTypeOf))).toEqual(new Set([undefined, 'order_already_published']));
  });

  test('take no more than the balance of a gift card in twenty orders [FAULTS-18] [FAULTS-I4]', async () => {
    const code = 'HALDEN-USD-5000';
    const balanceOf = async () =>
      ((await createGuest(store.url).call('POST', '/svc_gc/giftcard', { code })).body as { balance: number }).balance;
    const before = await balanceOf();
    const orders: Awaited<ReturnType<typeof composeOrder>>[] = [];
    for (let count = 0; count < 20; count += 1) orders.push(await composeOrder(createGuest(store.url), product));
    const total = orders[0]?.total ?? 0;
    expect(orders.length * total).toBeGreaterThan(before);
    const answers = await Promise.all(orders.map((order) => order.placeWithGiftCard(code)));
    const paid = answers.filter(({ status }) => status === 200).length;
    expect(paid).toBeGreaterThan(0);
    expect(new Set(answers.map(errorTypeOf))).toEqual(new Set([undefined, 'giftcard_balance_error']));
    expect(await balanceOf()).toBeCloseTo(before - paid * total, 2);
    expect(paid * total).toBeLessThanOrEqual(before);
  });

  test('buy the last piece once in twenty orders [FAULTS-19] [FAULTS-I3]', async () => {
    const orders: Awaited<ReturnType<typeof composeOrder>>[] = [];
    for (let count = 0; count < 20; count += 1) orders.push(await composeOrder(createGuest(store.url), product));
    const database = embeddedDatabaseUrl(dataDir);
    const stockOf = async () =>
      await query<{ qoh: number }>(database, 'select qoh, backorder from inventory where product_id = $1', [product]);
    await query(database, 'update inventory set qoh = 1, backorder = false where product_id = $1', [product]);
    const answers = await Promise.all(orders.map(async (order) => order.place(await byCard())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(errorTypeOf))).toEqual(new Set([undefined, 'inventory_error']));
    expect(await stockOf()).toMatchObject([{ qoh: 0 }]);
    await query(database, 'update inventory set qoh = 1000 where product_id = $1', [product]);
  });

  test('pay an additional amount of an order once', async () => {
    const guest = createGuest(store.url);
    const order = await composeOrder(guest, product);
    const { orderId } = (await order.place(await byCard())).body as { orderId: string };
    const asked = await runProgram(['order.mjs', 'ask', orderId, '12.50', 'Freight'], { IRONCART_DATA_DIR: dataDir });
    const path = `/svc_extrapayment/payments/${/X-[\w-]+/.exec(asked.output)?.[0] ?? asked.output}`;
    const pay = async (by: Guest, amount: number) =>
      by.call('POST', path, { payment: { amount, ...(await byCard()) } });
    expect(errorTypeOf(await pay(guest, 0.01))).toBe('wrong_payment_amount');
    expect((await pay(createGuest(store.url), 12.5)).status).toBe(404);
    const answers = await times(8, () => pay(guest, 12.5));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('cart that changes during the bank challenge', () => {
  test('is charged and published as placed', async () => {
    const guest = createGuest(store.url);
    const order = await composeOrder(guest, product);
    const { body } = await order.place(await byCard(challenged));
    const { orderId, payment } = body as { orderId: string; payment: { transactionId: string } };
    const lists = (await guest.call('GET', '/svc_list/lists')).body as readonly { _id: string }[];
    for (const { _id } of lists) {
      await guest.call('POST', `/svc_list/lists/${_id}/items`, { items: [{ productId: product, qty: 4 }] });
    }
    const approval = await fetch(`${store.url}/sandbox-pay/challenge/${payment.transactionId}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: store.url },
      body: 'decision=approve',
    });
    expect(approval.status).toBe(200);
    await expect.poll(async () => (await orderOf(guest, orderId)).status, { timeout: 10_000 }).toBe('published');
    expect((await orderOf(guest, orderId)).items.map(({ qty }) => qty)).toEqual([1]);
  });
});
