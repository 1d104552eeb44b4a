import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../../create-backend.ts';
import { packOrder } from '../../../services/shipment/pack-order.ts';
import { shipOrder } from '../../../services/shipment/ship-order.ts';
import { tokenize } from '../../../testing/checkout-steps.ts';
import { useTestStore } from '../../../testing/test-store.ts';
import { paidBy, readyCheckout } from '../testing/ready-checkout.ts';
import { openPlatform, type TestPlatform } from '../testing/test-platform.ts';

const store = useTestStore({ agents: { allowsLoopback: true } });
const open: TestPlatform[] = [];
let other: Backend;
let platform: TestPlatform;
beforeAll(async () => {
  other = await store.anotherProcess();
});
beforeEach(async () => {
  platform = await openPlatform(() => store.backend);
  open.push(platform);
  platform.serve({ webhookUrl: new URL('/hooks', platform.profileUrl).href });
});
afterAll(() => Promise.all(open.map((each) => each.close())));

const place = async (): Promise<string> => {
  const checkout = await platform.rest('create_checkout', readyCheckout('p1001', 3));
  const payment = paidBy(await tokenize(store.shopper(), 'approved'));
  const sent = { id: checkout.body.id, key: randomUUID() };
  return String((await platform.rest('complete_checkout', payment, sent)).body.order.id);
};
const pack = (orderId: string) => packOrder(store.db, { orderId, now: store.now() });
const ship = (orderId: string) =>
  shipOrder(store.db, {
    orderId,
    carrier: 'Bikes',
    trackingNumber: randomUUID(),
    now: store.now(),
    pieces: new Map([['BAR-20', 1]]),
  });
/** The number of the order's events in each webhook, in the order of arrival. */
const toldEvents = () =>
  platform.webhooks.map(({ body }) => JSON.parse(body.toString()).fulfillment.events.length as number);
const header = (name: string) => platform.webhooks.map(({ headers }) => headers.get(name));
const arrived = async (count: number) => {
  while (platform.webhooks.length < count) await new Promise((next) => setTimeout(next, 5));
};
const held = () => {
  let release = (): void => undefined;
  const after = new Promise<void>((free) => {
    release = free;
  });
  return { after, release };
};

describe('webhooks for an order that changes during delivery', () => {
  it('never overlap across processes: the later state follows the response to the earlier one', async () => {
    const orderId = await place();
    const { after, release } = held();
    platform.answerWebhooks(200, { after });
    const first = store.backend.reconcile();
    await arrived(1);
    await pack(orderId);
    await other.reconcile();
    expect(platform.webhooks).toHaveLength(1);
    release();
    await first;
    await ship(orderId);
    await Promise.all([store.backend.reconcile(), other.reconcile()]);
    expect(toldEvents()).toEqual([0, 1, 2]);
    expect(new Set(header('webhook-id')).size).toBe(3);
  });

  it('have increasing timestamps, even within a second, so that the platform can identify the newest', async () => {
    const orderId = await place();
    await store.backend.reconcile();
    await pack(orderId);
    await store.backend.reconcile();
    await ship(orderId);
    await other.reconcile();
    const [first = 0, second = 0, third = 0] = header('webhook-timestamp').map(Number);
    expect([second > first, third > second, third - first]).toEqual([true, true, 2]);
  });

  it('contain the newest state when retried, so that an older one never follows it', async () => {
    const orderId = await place();
    platform.answerWebhooks(503);
    await store.backend.reconcile();
    await pack(orderId);
    platform.answerWebhooks(200);
    await other.reconcile();
    for (let minutes = 0; minutes < 3; minutes += 1) {
      store.passTime(60_000);
      await Promise.all([store.backend.reconcile(), other.reconcile()]);
    }
    expect(toldEvents()).toEqual([0, 1]);
  });

  it('are settled by the process that holds the order, and a delayed process has no effect', async () => {
    const orderId = await place();
    const { after, release } = held();
    platform.answerWebhooks(400, { after });
    const slow = store.backend.reconcile();
    await arrived(1);
    // Its time is over, and the other process takes the order.
    store.passTime(60_000);
    platform.answerWebhooks(503);
    await other.reconcile();
    release();
    await slow;
    platform.answerWebhooks(200);
    store.passTime(60 * 60_000);
    await other.reconcile();
    expect(platform.webhooks).toHaveLength(3);
    const row = await store.db
      .selectFrom('agent_orders')
      .select(['changes', 'told_changes', 'last_fault'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect([row.told_changes, row.last_fault]).toEqual([row.changes, null]);
  });
});

describe('webhook platform that', () => {
  it('never responds times out after seconds, and is retried later', async () => {
    await place();
    const { after, release } = held();
    platform.answerWebhooks(200, { after });
    await store.backend.reconcile();
    await other.reconcile();
    expect(platform.webhooks).toHaveLength(1);
    platform.answerWebhooks(200);
    store.passTime(60_000);
    await store.backend.reconcile();
    release();
    expect([new Set(header('webhook-id')).size, platform.webhooks.length]).toEqual([1, 2]);
  }, 15_000);

  it('fails gets no webhooks for any order for half a minute, from any process', async () => {
    const orders = [await place(), await place(), await place()];
    platform.answerWebhooks(500);
    for (const process of [store.backend, other, store.backend, other]) await process.reconcile();
    expect(platform.webhooks).toHaveLength(1);
    platform.answerWebhooks(200);
    store.passTime(31_000);
    await other.reconcile();
    const told = platform.webhooks.slice(1).map(({ body }) => JSON.parse(body.toString()).id);
    expect(told.toSorted()).toEqual(orders.toSorted());
  });

  it.each([429, 503])(
    'requests a delay (%i with Retry-After) is not called before, regardless of further changes',
    async (status) => {
      const orderId = await place();
      platform.answerWebhooks(status, { headers: { 'Retry-After': '600' } });
      await store.backend.reconcile();
      const another = await place();
      await pack(orderId);
      store.passTime(5 * 60_000);
      await Promise.all([store.backend.reconcile(), other.reconcile()]);
      expect(platform.webhooks).toHaveLength(1);
      platform.answerWebhooks(200);
      store.passTime(6 * 60_000);
      await store.backend.reconcile();
      const told = platform.webhooks.slice(1).map(({ body }) => JSON.parse(body.toString()).id);
      expect(told.toSorted()).toEqual([orderId, another].toSorted());
    },
  );

  it('requests a delay of days is retried after hours', async () => {
    await place();
    platform.answerWebhooks(429, { headers: { 'Retry-After': new Date(store.now().getTime() + 9e8).toUTCString() } });
    await store.backend.reconcile();
    platform.answerWebhooks(200);
    store.passTime(5 * 60 * 60_000);
    await store.backend.reconcile();
    expect(platform.webhooks).toHaveLength(1);
    store.passTime(2 * 60 * 60_000);
    await store.backend.reconcile();
    expect(platform.webhooks).toHaveLength(2);
  });

  it('is gone (410) gets no webhooks for an order until the order changes again', async () => {
    const orderId = await place();
    platform.answerWebhooks(410);
    for (let days = 0; days < 4; days += 1) {
      await store.backend.reconcile();
      store.passTime(24 * 60 * 60_000);
    }
    expect(platform.webhooks).toHaveLength(1);
    platform.answerWebhooks(200);
    await pack(orderId);
    await store.backend.reconcile();
    expect(toldEvents()).toEqual([0, 1]);
  });

  it('fails permanently is retried some twenty times in three days, and again with each change', async () => {
    const orderId = await place();
    platform.answerWebhooks(500);
    const days = async (count: number) => {
      for (let minutes = 0; minutes < count * 24 * 60; minutes += 30) {
        await store.backend.reconcile();
        store.passTime(30 * 60_000);
      }
      return platform.webhooks.length;
    };
    const first = await days(4);
    expect([first > 10, first < 30]).toEqual([true, true]);
    expect(await days(2)).toBe(first);
    await pack(orderId);
    expect(await days(4)).toBeLessThan(2 * first + 3);
  }, 60_000);
});
