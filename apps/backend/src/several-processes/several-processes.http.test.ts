import { setTimeout } from 'node:timers/promises';
import {
  allCalls,
  type Call,
  contract,
  errorAnswer,
  type WireList,
  type WireNewOrder,
  type WirePlacement,
} from '@ironcart/api/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { sampleRequests } from '../contract-tests/sample-call.ts';
import type { Backend } from '../create-backend.ts';
import { type Database, openDatabase } from '../db/pool.ts';
import { createBrowser } from '../testing/browser.ts';
import { composeOrder, fillCart, tokenize } from '../testing/checkout-steps.ts';
import { copyDatabase } from '../testing/copied-database.ts';
import { assessDamage } from '../testing/damage.ts';
import { createShopper, type Shopper } from '../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../testing/store-fixture.ts';
import { type RoundRobin, startRoundRobin } from './round-robin.ts';
import { type ServingProcess, startServingProcess } from './serving-process.ts';

const buyersAtOnce = 10;
const writesOfOneShopper = 12;
const timesAskedAgain = 20;
const pauseBeforeAskingAgainMs = 100;

let database: { readonly url: string };
let db: Database;
let processes: readonly ServingProcess[] = [];
let balancer: RoundRobin;
let supplied: ReadonlyMap<number, number>;

/** The store behind its load balancer, with the interface of a backend in this process. */
const behindBalancer: Pick<Backend, 'fetch'> = {
  fetch: async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const body = request.body === null ? undefined : await request.arrayBuffer();
    return fetch(`${balancer.origin}${pathname}${search}`, { method, headers, ...(body ? { body } : {}) });
  },
};

/**
 * Retries after a pause without an answer. A process that is being killed may accept connections that it never answers
 * until the system closes its port, so one retry is not always enough.
 */
const askingAgain: Pick<Backend, 'fetch'> = {
  fetch: async (request) => {
    let response = await behindBalancer.fetch(request.clone());
    for (let asked = 1; response.status === 502 && asked < timesAskedAgain; asked += 1) {
      await setTimeout(pauseBeforeAskingAgainMs);
      response = await behindBalancer.fetch(request.clone());
    }
    return response;
  },
};

const visitor = (): Shopper => createShopper(askingAgain as Backend);

beforeAll(async () => {
  database = await copyDatabase(inject('templateUrl'));
  db = await openDatabase({ url: database.url, maxConnections: 4 });
  const rows = await db.selectFrom('inventory').select(['product_id', 'qoh']).execute();
  supplied = new Map(rows.map(({ product_id, qoh }) => [product_id, qoh]));
  processes = await Promise.all([startServingProcess(database.url), startServingProcess(database.url)]);
  balancer = await startRoundRobin(processes.map(({ port }) => port));
});
afterAll(async () => {
  await balancer?.close();
  await Promise.all(processes.map((one) => one.kill()));
  await db?.destroy();
});

const expectSound = async (call: Call): Promise<void> => {
  for (const parts of sampleRequests(call, 2, 20_260_615)) {
    const response = await createBrowser(askingAgain, 'USA').send(call, parts);
    const text = await response.text();
    expect(response.status, `${call.name}: ${text}`).toBeLessThan(500);
    const schema = response.status === 200 ? call.answer : errorAnswer;
    expect(v.is(schema, JSON.parse(text)), `${call.name}: ${text}`).toBe(true);
  }
};

interface Buyer {
  readonly shopper: Shopper;
  readonly list: WireList;
  readonly order: WireNewOrder;
  readonly key: string;
}

const makeBuyer = async (number: number): Promise<Buyer> => {
  const shopper = visitor();
  const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
  const order = await composeOrder(shopper, list, { nowMs: Date.now() });
  return { shopper, list, order, key: `two-processes-${number}` };
};

/**
 * Places an order as a checkout does: if the payment was abandoned with its process, the card is entered again.
 * @returns the id of the accepted order
 */
const placeAsShopper = async ({ shopper, order, key }: Buyer): Promise<string> => {
  const place = (body: WireNewOrder, headers: Readonly<Record<string, string>>) =>
    createBrowser(askingAgain, 'USA', shopper.cookie()).send(contract.checkout.placeOrder, { body, headers });
  const first = await place(order, { 'Idempotency-Key': key });
  if (first.status === 200) return ((await first.json()) as WirePlacement).orderId;
  expect(await first.json()).toMatchObject({ error: { type: 'payment_error' } });
  const payment = { ...order.payment, transactionToken: await tokenize(shopper, 'approved') };
  const second = await place({ ...order, payment }, { 'Idempotency-Key': `${key}-again` });
  expect(second.status).toBe(200);
  return ((await second.json()) as WirePlacement).orderId;
};

/** Adds pieces sequentially; counts the accepted additions and those without an answer. */
const keepAdding = async (): Promise<{ shopper: Shopper; listId: string; accepted: number; unknown: number }> => {
  const shopper = visitor();
  const { _id: listId } = await shopper.call(contract.list.createList, { body: { type: 'cart' } });
  const browser = createBrowser(behindBalancer, 'USA', shopper.cookie());
  let accepted = 0;
  let unknown = 0;
  for (let count = 0; count < writesOfOneShopper; count += 1) {
    const { status } = await browser.send(contract.list.addItems, {
      params: { id: listId },
      body: { items: [{ productId: fixtureIds.strap, qty: 1 }] },
    });
    if (status === 200) accepted += 1;
    else unknown += 1;
  }
  return { shopper, listId, accepted, unknown };
};

describe('two processes behind a load balancer, on one database', () => {
  it('implement the contract, lose no accepted change when one is killed, and place every order once [FAULTS-12]', async () => {
    const alice = visitor();
    await alice.call(contract.session.login, { body: { email: fixtureEmails.alice, password: fixturePassword } });
    const calls = allCalls();
    const half = Math.floor(calls.length / 2);
    for (const call of calls.slice(0, half)) await expectSound(call);
    const buyers = await Promise.all(Array.from({ length: buyersAtOnce }, (_, number) => makeBuyer(number)));
    for (const count of balancer.handed.values()) expect(count).toBeGreaterThan(half / 2);

    let answered = 0;
    let isKilled: Promise<void> | undefined;
    const killInTheMiddle = () => {
      answered += 1;
      if (answered === 3) isKilled = processes[0]?.kill();
    };
    const placements = buyers.map(async (buyer) => {
      const orderId = await placeAsShopper(buyer);
      killInTheMiddle();
      return orderId;
    });
    const [orderIds, added] = await Promise.all([
      Promise.all(placements),
      Promise.all([keepAdding(), keepAdding(), keepAdding()]),
    ]);
    expect(isKilled).toBeDefined();
    await isKilled;
    for (const call of calls.slice(half)) await expectSound(call);

    expect(await alice.call(contract.session.getSession)).toMatchObject({ customer: { email: fixtureEmails.alice } });
    for (const { shopper, listId, accepted, unknown } of added) {
      const { items } = await shopper.call(contract.list.getList, { params: { id: listId } });
      const pieces = items.reduce((sum, { qty }) => sum + qty, 0);
      expect(pieces).toBeGreaterThanOrEqual(accepted);
      expect(pieces).toBeLessThanOrEqual(accepted + unknown);
      expect(accepted).toBeGreaterThan(0);
    }
    await vi.waitFor(
      async () => {
        const open = await db.selectFrom('orders').select('order_id').where('status', '=', 'new').execute();
        expect(open).toEqual([]);
      },
      { timeout: 20_000, interval: 100 },
    );
    for (const [index, { shopper, list }] of buyers.entries()) {
      const orderId = orderIds[index] ?? '';
      const rows = await db
        .selectFrom('orders')
        .select('order_id')
        .where('list_id', '=', list._id)
        .where('status', '<>', 'payment_error')
        .execute();
      expect(rows.map(({ order_id }) => order_id)).toEqual([orderId]);
      const read = await shopper.call(contract.checkout.getOrder, { params: { id: orderId }, query: { storeId: 1 } });
      expect(read.status).toBe('published');
    }
    expect(Object.entries(await assessDamage(db, supplied)).filter(([, count]) => count > 0)).toEqual([]);
  });
});
